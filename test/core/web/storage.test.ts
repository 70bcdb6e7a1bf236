import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  openStorage,
  readStored,
  storageName,
  writeStored,
} from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { fillUp } from '../../support/fullStorage.ts';
import { RUN } from '../../support/server.ts';

const API = `https://shop.example/${RUN}`;

describe('stored values', () => {
  beforeEach(async () => {
    await resetAll();
    openStorage(API, '1');
  });

  it('are read back unchanged', () => {
    writeStored('cart', { lines: [1, 'ä', null] });
    expect(readStored('cart')).to.deep.equal({ lines: [1, 'ä', null] });
  });

  it('are named by the back end and the shop', () => {
    writeStored('cart', 1);
    expect(storageName('cart')).to.equal(`museum-shop/1/${API}/1/cart`);
    expect(sessionStorage.getItem(storageName('cart'))).to.equal('1');
  });

  it('are read by their own shop only', () => {
    writeStored('cart', 'first');
    openStorage(API, '2');
    expect(readStored('cart')).to.equal(undefined);
    writeStored('cart', 'second');
    openStorage(API, '1');
    expect(readStored('cart')).to.equal('first');
  });

  it('end with the tab, except for the carts that have become orders', () => {
    writeStored('token', 'secret');
    writeStored('executed', []);
    expect(localStorage.getItem(storageName('token'))).to.equal(null);
    expect(localStorage.getItem(storageName('executed'))).to.equal('[]');
    expect(sessionStorage.getItem(storageName('executed'))).to.equal(null);
  });

  it('are removed when undefined is written', () => {
    writeStored('token', 'secret');
    writeStored('token', undefined);
    expect(readStored('token')).to.equal(undefined);
    expect(sessionStorage.getItem(storageName('token'))).to.equal(null);
  });

  it('are undefined if they cannot be read', () => {
    sessionStorage.setItem(storageName('cart'), '{"form":[');
    expect(readStored('cart')).to.equal(undefined);
  });

  it('are kept in memory when the storage is full, and the newest one applies', () => {
    writeStored('cart', 'before');
    fillUp(sessionStorage);
    const large = 'x'.repeat(100_000);
    writeStored('cart', large);
    expect(readStored('cart') === large).to.equal(true); // keeps the long text out of an error message
    writeStored('cart', undefined);
    expect(readStored('cart')).to.equal(undefined);
  });

  it('are reported as outliving the page or not', () => {
    expect(writeStored('cart', 'small')).to.equal(true);
    fillUp(sessionStorage);
    expect(writeStored('cart', 'x'.repeat(100_000))).to.equal(false);
  });
});
