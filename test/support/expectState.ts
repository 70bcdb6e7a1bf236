import { expect } from '@esm-bundle/chai';

/** Expects something of a plain copy: of what JSON has, without proxies and fields that are undefined. */
export const expectState = (actual: unknown) =>
  expect(actual === undefined ? undefined : JSON.parse(JSON.stringify(actual)));
