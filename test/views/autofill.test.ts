import { expect } from 'chai';
import { account } from '../../src/core/account/store.ts';
import { cart } from '../../src/core/cart/store.ts';
import { checkout } from '../../src/core/checkout/store.ts';
import { ADA, ADULTS } from '../support/basket.ts';
import { eventually } from '../support/eventually.ts';
import { articleLine } from '../support/samples.ts';
import { type Screen, showScreen, startShop } from '../support/screen.tsx';

/** A field as a browser sees it: `name`, `type`, `autocomplete`, `inputmode`. */
type Known = [name: string, type: string, autocomplete: string, inputmode: string];

const addressOf = (section: string, ofPostcode: string): Known[] => [
  ['street', 'text', `${section}address-line1`, ''],
  ['zip', 'text', `${section}postal-code`, ofPostcode],
  ['city', 'text', `${section}address-level2`, ''],
  ['country', 'select-one', `${section}country`, ''],
];

const VOUCHER_CODE: Known = ['voucher-code', 'text', 'off', ''];
const INVOICE: Known[] = [['externalDocumentNumber', 'text', 'off', '']];
const DIRECT_DEBIT: Known[] = [
  ['accountHolder', 'text', 'name', ''],
  ['iban', 'text', 'off', ''],
];

/** All fields of all screens in their order, except counts, which no browser fills in. */
const SCREENS: [title: string, href: string, fields: Known[]][] = [
  [
    'the checkout of a known buyer',
    '/checkout?step=payment',
    [VOUCHER_CODE, ...INVOICE, ...DIRECT_DEBIT],
  ],
  [
    'the checkout of a guest',
    '/register-guest',
    [
      VOUCHER_CODE,
      ['fname', 'text', 'given-name', ''],
      ['lname', 'text', 'family-name', ''],
      ['email', 'email', 'email', 'email'],
      ...INVOICE,
      ['company', 'text', 'organization', ''],
      ...addressOf('', 'text'),
      ...DIRECT_DEBIT,
    ],
  ],
  [
    'a withdrawal',
    '/withdrawal',
    [
      ['booking_id', 'text', 'off', ''],
      ['name', 'text', 'name', ''],
      ['email', 'email', 'email', 'email'],
      ['text', 'textarea', '', ''],
    ],
  ],
  [
    'the owner of a pass',
    '/passes/5101',
    [
      ['title', 'text', 'section-pass0 honorific-prefix', ''],
      ['firstName', 'text', 'section-pass0 given-name', ''],
      ['surname', 'text', 'section-pass0 family-name', ''],
      ...addressOf('section-pass0 ', ''),
    ],
  ],
  ['the amount of a voucher', '/vouchers/6101', [['amount', 'text', 'off', 'decimal']]],
];

const isTyped = ({ type, role }: HTMLInputElement): boolean =>
  role !== 'spinbutton' && type !== 'checkbox' && type !== 'radio';

const fieldsOf = ({ root }: Screen): Known[] =>
  [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter(isTyped)
    .map((field) => [
      field.name,
      field.type,
      field.getAttribute('autocomplete') ?? '',
      field.getAttribute('inputmode') ?? '',
    ]);

describe('autofill', () => {
  for (const [title, href, fields] of SCREENS) {
    it(`knows the purpose of each field of ${title}`, async () => {
      await startShop();
      // with goods, the shop asks for the address
      cart.lines.push(ADULTS, articleLine());
      checkout.form.payart = 74;
      if (href.includes('step')) account.customer = ADA;
      const screen = await showScreen(href);
      screen.root.querySelector('summary')?.click();
      await eventually('the fields are there', () =>
        fields.every(([name]) => screen.root.querySelector(`[name="${name}"]`) !== null),
      );
      expect(fieldsOf(screen)).to.deep.equal(fields);
    });
  }

  it('has each purpose at most once per screen', () => {
    for (const [title, , fields] of SCREENS) {
      const meanings = fields
        .map(([, , meaning]) => meaning)
        .filter((each) => each && each !== 'off');
      expect(new Set(meanings).size, title).to.equal(meanings.length);
    }
  });

  it('leaves the consent to the terms unchecked', async () => {
    await startShop();
    cart.lines.push(ADULTS);
    account.customer = ADA;
    const { root } = await showScreen('/checkout?step=payment');
    const box = root.querySelector<HTMLInputElement>('[name=terms]')!;
    expect([box.type, box.checked]).to.deep.equal(['checkbox', false]);
  });
});
