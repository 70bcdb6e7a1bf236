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

describe('the destination country', () => {
  type Known = Parameters<typeof destinationOf>[0];
  const rows: [title: string, known: Known, country: string | undefined][] = [
    ['is unknown without any data', {}, undefined],
    ['is that of the logged-in customer', { customer: member }, 'DE'],
    [
      'is that of the delivery address of the customer, if there is one',
      { customer: { ...member, addrShipping: elsewhere } },
      'DK',
    ],
    [
      'is that of the logged-in customer rather than of the form',
      { customer: member, form: typed('FR') },
      'DE',
    ],
    ['is that of the form that a guest fills in', { form: typed('FR') }, 'FR'],
    [
      'is that of the delivery address in the form if the guest wants one',
      { form: { ...typed('FR'), delivery: 'elsewhere', 'addrShipping.country': 'NL' } },
      'NL',
    ],
    [
      'ignores a delivery address in the form that is not wanted',
      { form: { ...typed('FR'), 'addrShipping.country': 'NL' } },
      'FR',
    ],
    [
      'is that of the form rather than of the known guest',
      { customer: { ...guest, addrShipping: elsewhere }, form: typed('FR') },
      'FR',
    ],
    ['is that of the known guest', { customer: guest }, 'DE'],
    [
      'is that of the delivery address of the known guest',
      { customer: { ...guest, addrShipping: elsewhere } },
      'DK',
    ],
    ['is that of the known guest if the form has none', { customer: guest, form: typed('') }, 'DE'],
    [
      'is unknown if the shop does not ask for it',
      { customer: { ...guest, addrBilling: at('') }, form: typed('') },
      undefined,
    ],
  ];
  for (const [title, known, country] of rows) {
    it(title, () => void expect(destinationOf(known)).to.equal(country));
  }
});
