import { describe, it } from 'node:test';
import { expect } from 'chai';
import { EMPTY_FORM } from '../../../src/core/account/types.ts';
import type { PassOwner } from '../../../src/core/api/wire/checkout.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { buyerOf, likelyBuyer } from '../../../src/core/checkout/passOwner.ts';
import { articleLine, passLine, passOwner } from '../../support/samples.ts';

const ADA = passOwner('Ada');
const BERT = passOwner('Bert');
/** An owner whose pass is not sent to the buyer. */
const AUNT = passOwner('Clara', { send_to_custom_addr: true });

describe('the owner of a pass who may be the buyer', () => {
  const baskets: [title: string, lines: CartLine[], owner: PassOwner | undefined][] = [
    ['is nobody in an empty basket', [], undefined],
    ['is nobody in a basket without passes', [articleLine(1)], undefined],
    ['is the only owner', [articleLine(1), passLine([ADA])], ADA],
    ['is the first of several owners', [passLine([BERT, ADA])], BERT],
    ['is the first of several lines', [passLine([BERT]), passLine([ADA])], BERT],
    ['is nobody to whose own address the pass is sent', [passLine([AUNT])], undefined],
    ['follows an owner to whose own address the pass is sent', [passLine([AUNT, ADA])], ADA],
  ];
  for (const [title, lines, owner] of baskets) {
    it(title, () => void expect(likelyBuyer(lines)).to.deep.equal(owner));
  }

  const LUND = {
    ...EMPTY_FORM,
    fname: 'Ada',
    lname: 'Lund',
    street: 'Am Kai 3',
    zip: '20095',
    city: 'Hamburg',
    country: 'DE',
  };
  const DOCTOR = { ...ADA, name: { ...ADA.name, title: 'Dr.' } };
  const forms: [title: string, owner: PassOwner, visible: string[], form: typeof EMPTY_FORM][] = [
    ['name and address', ADA, [], LUND],
    ['the title, if the form has one', DOCTOR, ['title'], { ...LUND, title: 'Dr.' }],
    ['no title, if the owner has none', ADA, ['title'], LUND],
    ['no title that the form does not show', DOCTOR, ['fname'], LUND],
  ];
  for (const [title, owner, visible, form] of forms) {
    it(`gives the draft ${title}`, () => {
      expect(buyerOf(owner, visible)).to.deep.equal(form);
    });
  }
});
