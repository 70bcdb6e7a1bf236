import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isSafeAddress } from '../../../src/core/web/addresses.ts';

describe('a safe URL for money, documents and secrets', () => {
  const cases: [address: string, isSafe: boolean][] = [
    ['https://pay.example/1?a=b', true],
    ['HTTPS://pay.example', true],
    ['http://localhost:4175/pay', true],
    ['http://pay.localhost/', true],
    ['http://127.0.0.1:4175/', true],
    ['http://127.255.0.9/', true],
    ['http://[::1]/', true],
    ['http://pay.example/', false],
    ['http://localhost.evil.example/', false],
    ['http://evillocalhost/', false],
    ['http://127.0.0.1.evil.example/', false],
    ['http://10.0.0.1/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,hello', false],
    ['blob:https://pay.example/1', false],
    ['ftp://pay.example/', false],
    ['ftp://localhost/', false],
    ['javascript://localhost/%0Aalert(1)', false],
    ['//pay.example/', false],
    ['/pay', false],
    ['pay.example', false],
    ['', false],
  ];
  for (const [address, isSafe] of cases) {
    it(`is ${isSafe ? '' : 'never '}"${address}"`, () => {
      expect(isSafeAddress(address)).to.equal(isSafe);
    });
  }
});
