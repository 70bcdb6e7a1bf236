import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { signOut } from '../../../src/core/account/actions.ts';
import { loadOrders, ordersOf } from '../../../src/core/account/orders.ts';
import { account } from '../../../src/core/account/store.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { watchDeviations } from '../../support/read.ts';
import { resetAll } from '../../support/resetAll.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const LIST = 'GET order/list';
const order = (id: string, created: string | undefined, more: object = {}) => ({
  id,
  booking_id: `AS-${id}`,
  ...(created && { created }),
  status: 'paid',
  total: 2800,
  has_tickets: true,
  ...more,
});

const now = () => ordersOf(account.orders, 't');
const ids = () => {
  const state = now();
  return state.is === 'ready' && state.value.orders?.map(({ id }) => id);
};

describe('the orders of a customer', () => {
  beforeEach(async () => {
    await resetAll();
    setToken('t');
  });

  it('are newest first, those without a date last', async () => {
    const data = [
      order('1', '2027-03-02T09:00:00'),
      order('2', undefined),
      order('3', '2027-03-04 10:00'),
    ];
    const server = await openShop({ [LIST]: { data } });
    setToken('t');
    await loadOrders();
    expect(ids()).to.deep.equal(['3', '1', '2']);
    expect((await server.hits(LIST))[0]?.query).to.deep.equal({ token: 't' });
  });

  it('are read without their odd fields, and left out without their key', async () => {
    const odd = { created: 'soon', status: 'shipped', total: null, has_tickets: 'x' };
    const data = [order('1', undefined, odd), order('2', undefined, { id: null })];
    await openShop({ [LIST]: { data } });
    setToken('t');
    const deviations = watchDeviations();
    await loadOrders();
    expectState(now()).to.deep.equal({
      is: 'ready',
      value: { orders: [{ id: '1', booking_id: 'AS-1', has_tickets: false }] },
      leftOut: [null],
    });
    expect(deviations).to.have.length(4);
  });

  it('are unknown at a back end without a list', async () => {
    await openShop({ [LIST]: { status: 404 } });
    setToken('t');
    await loadOrders();
    expectState(now()).to.deep.equal({ is: 'ready', value: {} });
  });

  it('stay while they load again, and after an error', async () => {
    const server = await openShop({ [LIST]: { data: [order('1', undefined)] } });
    setToken('t');
    await loadOrders();
    await server.answer({ [LIST]: { status: 500 } });
    await loadOrders();
    expect(ids()).to.deep.equal(['1']);
  });

  it('of one customer are not seen by the next one, even if they arrive late', async () => {
    const server = await openShop({
      [LIST]: { data: [order('1', undefined)], hold: 'orders' },
    });
    setToken('t');
    const loading = loadOrders();
    signOut();
    expect(plain(account.orders)).to.deep.equal({});
    setToken('u');
    await server.release('orders');
    await loading;
    expect(ordersOf(account.orders, 'u').is).to.equal('idle');
    expect(plain(account.orders)).to.deep.equal({});
  });
});
