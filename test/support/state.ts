import { expect } from 'chai';

/** A plain copy of what a store holds, as JSON has it: without proxies and without what is undefined. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null));

/** Expects something of what a store holds now. */
export const expectState = (value: unknown): Chai.Assertion => expect(plain(value));
