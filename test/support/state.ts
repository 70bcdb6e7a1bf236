import { expect } from 'chai';

/** Returns a plain copy of a store's value, as in JSON: without proxies and undefined fields. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null));

/** Returns an assertion about the current value of a store. */
export const expectState = (value: unknown): Chai.Assertion => expect(plain(value));
