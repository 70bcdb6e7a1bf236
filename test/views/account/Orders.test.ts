import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { MEMBER } from '../../support/basket.ts';
import { dateText } from '../../support/dayText.ts';
import { eventually } from '../../support/eventually.ts';
import { ordersOf } from '../../support/orders.ts';
import { ofDemo, showScreen, startShop } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { say } from '../../support/say.ts';

const LIST = 'GET order/list';

async function open(answer: Answer) {
  const server = await startShop({
    'GET customer/attr': await ofDemo('customer/attr'),
    [LIST]: answer,
  });
  setToken('t');
  account.customer = MEMBER;
  return { server, screen: await showScreen('/settings') };
}

describe('the orders in the account', () => {
  it('are listed with number, date, status and total, and lead to the order', async () => {
    const [first, second, third] = ordersOf(3);
    const data = [first, { ...second, status: 'open' }, { ...third, status: 'canceled' }];
    const { screen } = await open({ data });
    await screen.reads(say('orderNumber', { number: 'AS-1' }));
    expect(screen.names('heading').slice(0, 2)).to.deep.equal([say('settings'), say('yourOrders')]);
    expect(screen.text()).to.include(`${dateText('2027-03-28')} · ${say('paid')} €10.01`);
    expect(screen.text()).to.include(`${dateText('2027-03-27')} · ${say('notPaidYet')} €10.02`);
    expect(screen.text()).to.include(`${dateText('2027-03-26')} · ${say('canceled')} €10.03`);
    expect(screen.texts('status')).to.include(say('orders', { total: 3 }));
    await screen.isSound();
    await screen.press('link', say('orderNumber', { number: 'AS-2' }));
    await eventually(
      'the order opens',
      () => navigation.outlets.screen!.href === '/order-review/k2',
    );
    await screen.press('link', say('yourOrders'));
    await screen.reads(say('orderNumber', { number: 'AS-2' }));
  });

  it('are shown ten at a time, and the first new one takes the focus', async () => {
    const { screen } = await open({ data: ordersOf(23) });
    await screen.reads(say('countOfTotal', { count: 10, total: 23 }));
    const rows = () => screen.root.querySelectorAll('.lines > li').length;
    expect(rows()).to.equal(10);
    await screen.press('button', say('showMoreOrders'));
    await screen.reads(say('countOfTotal', { count: 20, total: 23 }));
    const focused = () => screen.root.activeElement?.textContent;
    await eventually(
      'it has the focus',
      () => focused() === say('orderNumber', { number: 'AS-11' }),
    );
    await screen.press('button', say('showMoreOrders'));
    await eventually(
      'it has the focus',
      () => focused() === say('orderNumber', { number: 'AS-21' }),
    );
    expect(rows()).to.equal(23);
    expect(screen.texts('status')).to.include(say('orders', { total: 23 }));
    expect(screen.all('button', say('showMoreOrders'))).to.have.length(0);
  });

  it('may be none', async () => {
    const { screen } = await open({ data: [] });
    await screen.reads(say('youHaveNotOrdered'));
    screen.one('link', say('continueShopping'));
    await screen.isSound();
  });

  it('are left out, with their heading, if the back end does not list them', async () => {
    const { screen } = await open({ status: 404 });
    await screen.reads(say('currentPassword'));
    expect(screen.text()).not.to.include(say('yourOrders'));
    expect(screen.all('alert')).to.have.length(0);
  });

  for (const [title, answer] of [
    ['cannot be loaded', { status: 500 }],
    ['are all unreadable', { data: [{ id: '' }] }],
  ] as const) {
    it(`offer to try again if they ${title}, above the settings`, async () => {
      const { server, screen } = await open(answer);
      await screen.reads(say('currentPassword'));
      expect(screen.text()).not.to.include(say('youHaveNotOrdered'));
      await screen.isSound();
      await server.answer({ [LIST]: { data: ordersOf(1) } });
      await screen.press('button', say('tryAgain'));
      await screen.reads(say('orderNumber', { number: 'AS-1' }));
    });
  }

  it('do not move the settings when they arrive late', async () => {
    const { server, screen } = await open({ data: ordersOf(1), hold: 'orders' });
    await eventually('the fields have come', () => account.attributes.is === 'ready');
    expect(screen.all('textbox')).to.have.length(0);
    await server.release('orders');
    await screen.reads(say('orderNumber', { number: 'AS-1' }));
    expect(screen.all('textbox').length).to.be.greaterThan(0);
  });
});
