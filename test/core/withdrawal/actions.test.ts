import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import { writeStored } from '../../../src/core/web/storage.ts';
import {
  beginAnother,
  changeWithdrawal,
  confirmWithdrawal,
  takeUpWithdrawal,
} from '../../../src/core/withdrawal/actions.ts';
import { gapsOf } from '../../../src/core/withdrawal/form.ts';
import { withdrawal } from '../../../src/core/withdrawal/store.ts';
import { ADA } from '../../support/basket.ts';
import { fresh } from '../../support/fresh.ts';
import type { Answer } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';

const WITHDRAW = 'POST order/withdrawal';
const RECEIVED = '2027-03-02T09:00:00';
const FORM = { booking_id: 'AS-4711', name: 'Ada', email: 'ada@example.org', text: '' };
const EMPTY = { booking_id: '', name: '', email: '', text: '' };

const form = (): unknown => ({ ...withdrawal.form });
const fillIn = (values: Partial<typeof FORM> = FORM): void => {
  for (const [field, value] of Object.entries(values)) {
    changeWithdrawal(field as keyof typeof FORM, value);
  }
};
/** What a reload leaves. */
function reload(): void {
  Object.assign(withdrawal, { form: { ...EMPTY }, received: undefined, failure: undefined });
}

beforeEach(fresh);

describe('a withdrawal', () => {
  const gaps: [title: string, typed: Partial<typeof FORM>, missing: string[]][] = [
    ['with all that is needed', {}, []],
    ['without a reason or a text', { text: '' }, []],
    ['without a number', { booking_id: '' }, ['booking_id']],
    ['with spaces for a name', { name: '  ' }, ['name']],
    ['with nothing', EMPTY, ['booking_id', 'name', 'email']],
  ];
  for (const [title, typed, missing] of gaps) {
    it(`${title} lacks ${missing.join(', ') || 'nothing'}`, () => {
      expect(gapsOf({ ...FORM, ...typed })).to.deep.equal(missing);
    });
  }

  it('is sent without the spaces around what was typed, and without a text that is none', async () => {
    const server = await openShop({ [WITHDRAW]: { data: { received: RECEIVED } } });
    fillIn({ ...FORM, booking_id: ' AS-4711 ', text: ' ' });
    expect(await confirmWithdrawal()).to.equal(true);
    const { text: _none, ...sent } = FORM;
    const [hit] = await server.hits();
    expect(hit?.body).to.deep.equal(sent);
    expect(hit?.query).to.deep.equal({});
    expect(withdrawal.received).to.equal(RECEIVED);
  });

  it('is sent with its text', async () => {
    const server = await openShop({ [WITHDRAW]: { data: { received: RECEIVED } } });
    fillIn({ ...FORM, text: 'The book.\nNot the poster.' });
    await confirmWithdrawal();
    expect((await server.hits())[0]?.body).to.have.property('text', 'The book.\nNot the poster.');
  });

  it('confirmed twice is sent once', async () => {
    const server = await openShop({
      [WITHDRAW]: { data: { received: RECEIVED }, hold: 'withdrawal' },
    });
    fillIn();
    const first = confirmWithdrawal();
    expect(await confirmWithdrawal()).to.equal(false);
    await server.release('withdrawal');
    expect(await first).to.equal(true);
    expect(await server.hits()).to.have.length(1);
  });

  const refusals: [title: string, answer: Answer, failure: object][] = [
    [
      'fits no order',
      { status: 422, body: { error: { booking_id: 'No such order.' } } },
      { status: 422, fields: { booking_id: ['No such order.'] } },
    ],
    ['meets a server that fails', { status: 500, body: {} }, { status: 500 }],
    ['finds no line', { drop: true }, { is: 'network' }],
    ['is answered without a moment', { data: {} }, { is: 'unreadable' }],
  ];
  for (const [title, answer, failure] of refusals) {
    it(`that ${title} keeps what was typed, and can be sent again`, async () => {
      const server = await openShop({ [WITHDRAW]: answer });
      fillIn();
      expect(await confirmWithdrawal()).to.equal(false);
      expect(withdrawal.failure).to.deep.include(failure);
      expect(form()).to.deep.equal(FORM);
      expect(withdrawal.received).to.equal(undefined);
      await server.answer({ [WITHDRAW]: { data: { received: RECEIVED } } });
      expect(await confirmWithdrawal()).to.equal(true);
      expect(withdrawal.failure).to.equal(undefined);
    });
  }

  it('forgets what the server said when something is typed', async () => {
    await openShop({ [WITHDRAW]: { status: 422, body: { error: { email: 'No.' } } } });
    fillIn();
    await confirmWithdrawal();
    changeWithdrawal('booking_id', 'AS-4712');
    expect(withdrawal.failure).to.equal(undefined);
  });
});

describe('taking up a withdrawal', () => {
  it('begins with an empty form', async () => {
    await openShop();
    takeUpWithdrawal();
    expect(form()).to.deep.equal(EMPTY);
  });

  it('begins with who is known and the order that he comes from', async () => {
    await openShop();
    account.customer = ADA;
    takeUpWithdrawal('AS-4711');
    expect(form()).to.deep.equal({ ...FORM, name: 'Ada Lovelace' });
  });

  it('finds what was typed before a reload', async () => {
    await openShop();
    fillIn();
    reload();
    takeUpWithdrawal();
    expect(form()).to.deep.equal(FORM);
  });

  it('finds the number of the order after a reload, though the address has lost it', async () => {
    await openShop();
    takeUpWithdrawal('AS-4711');
    reload();
    takeUpWithdrawal();
    expect(withdrawal.form.booking_id).to.equal('AS-4711');
  });

  it('takes the number of another order, and keeps the rest of what was typed', async () => {
    await openShop();
    fillIn();
    takeUpWithdrawal('AS-4712');
    expect(form()).to.deep.equal({ ...FORM, booking_id: 'AS-4712' });
  });

  it('finds the receipt after a reload, also from the same order', async () => {
    await openShop({ [WITHDRAW]: { data: { received: RECEIVED } } });
    fillIn();
    await confirmWithdrawal();
    for (const booking of [undefined, 'AS-4711']) {
      reload();
      takeUpWithdrawal(booking);
      expect(withdrawal.received).to.equal(RECEIVED);
      expect(form()).to.deep.equal(FORM);
    }
  });

  it('from another order begins anew after a receipt', async () => {
    await openShop({ [WITHDRAW]: { data: { received: RECEIVED } } });
    fillIn();
    await confirmWithdrawal();
    takeUpWithdrawal('AS-4712');
    expect(withdrawal.received).to.equal(undefined);
    expect(form()).to.deep.equal({ ...EMPTY, booking_id: 'AS-4712' });
  });

  it('begins anew where the visitor wants to', async () => {
    await openShop({ [WITHDRAW]: { data: { received: RECEIVED } } });
    fillIn();
    await confirmWithdrawal();
    beginAnother();
    reload();
    takeUpWithdrawal();
    expect(withdrawal.received).to.equal(undefined);
    expect(form()).to.deep.equal(EMPTY);
  });

  it('leaves out what somebody else has stored', async () => {
    await openShop();
    writeStored('withdrawal', { form: { ...FORM, name: 5 } });
    takeUpWithdrawal();
    expect(form()).to.deep.equal(EMPTY);
  });
});
