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
import { areFieldsRefused, gapsOf } from '../../../src/core/withdrawal/form.ts';
import { withdrawal } from '../../../src/core/withdrawal/store.ts';
import { ADA } from '../../support/basket.ts';
import { resetAll } from '../../support/resetAll.ts';
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
/** Simulates a reload: resets the state in memory. */
function reload(): void {
  Object.assign(withdrawal, { form: { ...EMPTY }, received: undefined, error: undefined });
}

beforeEach(resetAll);

describe('a withdrawal', () => {
  const gaps: [title: string, typed: Partial<typeof FORM>, missing: string[]][] = [
    ['with all required fields', {}, []],
    ['without a text', { text: '' }, []],
    ['without an order number', { booking_id: '' }, ['booking_id']],
    ['with a blank name', { name: '  ' }, ['name']],
    ['when empty', EMPTY, ['booking_id', 'name', 'email']],
  ];
  for (const [title, typed, missing] of gaps) {
    it(`lacks ${missing.join(', ') || 'nothing'} ${title}`, () => {
      expect(gapsOf({ ...FORM, ...typed })).to.deep.equal(missing);
    });
  }

  it('is sent with trimmed values, and without a blank text', async () => {
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

  it('is sent once when confirmed twice', async () => {
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

  const refusals: [title: string, answer: Answer, error: object, isOfFields: boolean][] = [
    [
      'if no order matches',
      { status: 422, body: { error: { booking_id: 'No such order.' } } },
      { status: 422, fields: { booking_id: ['No such order.'] } },
      true,
    ],
    ['after a server error', { status: 500, body: {} }, { status: 500 }, false],
    ['if the connection breaks', { drop: true }, { is: 'network' }, false],
    ['if the answer has no moment', { data: {} }, { is: 'unreadable' }, false],
  ];
  for (const [title, answer, error, isOfFields] of refusals) {
    it(`keeps the typed values and can be retried ${title}`, async () => {
      const server = await openShop({ [WITHDRAW]: answer });
      fillIn();
      expect(await confirmWithdrawal()).to.equal(false);
      expect(withdrawal.error).to.deep.include(error);
      expect(areFieldsRefused(withdrawal.error)).to.equal(isOfFields);
      expect(form()).to.deep.equal(FORM);
      expect(withdrawal.received).to.equal(undefined);
      await server.answer({ [WITHDRAW]: { data: { received: RECEIVED } } });
      expect(await confirmWithdrawal()).to.equal(true);
      expect(withdrawal.error).to.equal(undefined);
    });
  }

  it('clears the error when a field changes', async () => {
    await openShop({ [WITHDRAW]: { status: 422, body: { error: { email: 'No.' } } } });
    fillIn();
    await confirmWithdrawal();
    changeWithdrawal('booking_id', 'AS-4712');
    expect(withdrawal.error).to.equal(undefined);
  });
});

describe('opening the withdrawal form', () => {
  it('starts with an empty form', async () => {
    await openShop();
    takeUpWithdrawal();
    expect(form()).to.deep.equal(EMPTY);
  });

  it('starts with the customer and the order', async () => {
    await openShop();
    account.customer = ADA;
    takeUpWithdrawal('AS-4711');
    expect(form()).to.deep.equal({ ...FORM, name: 'Ada Lovelace' });
  });

  it('restores the typed values after a reload', async () => {
    await openShop();
    fillIn();
    reload();
    takeUpWithdrawal();
    expect(form()).to.deep.equal(FORM);
  });

  it('restores the order number after a reload without it in the URL', async () => {
    await openShop();
    takeUpWithdrawal('AS-4711');
    reload();
    takeUpWithdrawal();
    expect(withdrawal.form.booking_id).to.equal('AS-4711');
  });

  it('takes the number of another order, and keeps the other values', async () => {
    await openShop();
    fillIn();
    takeUpWithdrawal('AS-4712');
    expect(form()).to.deep.equal({ ...FORM, booking_id: 'AS-4712' });
  });

  it('restores the receipt after a reload, also for the same order', async () => {
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

  it('starts again for another order after a receipt', async () => {
    await openShop({ [WITHDRAW]: { data: { received: RECEIVED } } });
    fillIn();
    await confirmWithdrawal();
    takeUpWithdrawal('AS-4712');
    expect(withdrawal.received).to.equal(undefined);
    expect(form()).to.deep.equal({ ...EMPTY, booking_id: 'AS-4712' });
  });

  it('starts again on request', async () => {
    await openShop({ [WITHDRAW]: { data: { received: RECEIVED } } });
    fillIn();
    await confirmWithdrawal();
    beginAnother();
    reload();
    takeUpWithdrawal();
    expect(withdrawal.received).to.equal(undefined);
    expect(form()).to.deep.equal(EMPTY);
  });

  it('ignores an invalid stored form', async () => {
    await openShop();
    writeStored('withdrawal', { form: { ...FORM, name: 5 } });
    takeUpWithdrawal();
    expect(form()).to.deep.equal(EMPTY);
  });
});
