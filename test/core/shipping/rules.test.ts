import { describe, it } from 'node:test';
import { expect } from 'chai';
import { EMPTY_FORM } from '../../../src/core/account/types.ts';
import { destinationOf } from '../../../src/core/shipping/rules.ts';
import { ADA } from '../../support/basket.ts';

const at = (country: string) => ({ ...ADA.addrBilling, country });
const guest = { ...ADA, addrBilling: at('DE') };
const member = { ...guest, isGuest: false };
const typed = (country: string) => ({ ...EMPTY_FORM, country });
const elsewhere = { ...at('DK'), name: 'Grace Hopper' };

describe('the country that things are sent to', () => {
  type Known = Parameters<typeof destinationOf>[0];
  const rows: [title: string, known: Known, country: string | undefined][] = [
    ['is unknown as long as nobody has said anything', {}, undefined],
    ['is that of the customer who is logged in', { customer: member }, 'DE'],
    [
      'is that of his delivery address, where he has one',
      { customer: { ...member, addrShipping: elsewhere } },
      'DK',
    ],
    [
      'is that of the customer who is logged in, whatever stands in a form',
      { customer: member, form: typed('FR') },
      'DE',
    ],
    ['is that of the form a guest is filling in', { form: typed('FR') }, 'FR'],
    [
      'is that of the delivery address in the form, where the guest wants another one',
      { form: { ...typed('FR'), delivery: 'elsewhere', 'addrShipping.country': 'NL' } },
      'NL',
    ],
    [
      'is that of the form, whatever delivery address stands in it that is not wanted',
      { form: { ...typed('FR'), 'addrShipping.country': 'NL' } },
      'FR',
    ],
    [
      'is that of the form rather than of the guest who is known',
      { customer: { ...guest, addrShipping: elsewhere }, form: typed('FR') },
      'FR',
    ],
    ['is that of the guest who is known', { customer: guest }, 'DE'],
    [
      'is that of the delivery address of the guest who is known',
      { customer: { ...guest, addrShipping: elsewhere } },
      'DK',
    ],
    [
      'is that of the guest who is known, where the form says none',
      { customer: guest, form: typed('') },
      'DE',
    ],
    [
      'is unknown where the shop asks nobody for it',
      { customer: { ...guest, addrBilling: at('') }, form: typed('') },
      undefined,
    ],
  ];
  for (const [title, known, country] of rows) {
    it(title, () => void expect(destinationOf(known)).to.equal(country));
  }
});
