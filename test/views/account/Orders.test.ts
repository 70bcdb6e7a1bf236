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
import type { MessageName } from '../../support/messages.ts';
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
    expect(screen.names('heading')).to.deep.equal([say('yourAccount'), say('yourOrders')]);
    const rows = [...screen.root.querySelectorAll('.lines > li')].map((row) => row.textContent);
    for (const [index, parts] of [
      [dateText('2027-03-28'), say('paid'), '€10.01'],
      [dateText('2027-03-27'), say('notPaidYet'), '€10.02'],
      [dateText('2027-03-26'), say('cancelled'), '€10.03'],
    ].entries()) {
      for (const part of parts) expect(rows[index]).to.include(part);
    }
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

  it('lead to the tickets that are paid, and to the withdrawal of an order', async () => {
    const [first, second, third] = ordersOf(3);
    const data = [first, { ...second, status: 'open' }, { ...third, status: 'canceled' }];
    const { screen } = await open({ data });
    const named = (name: MessageName, number: string): string =>
      `${say(name)} ${say('orderNumber', { number })}`;
    await screen.reads(say('showTickets'));
    expect(screen.names('link').slice(0, 6)).to.deep.equal([
      say('orderNumber', { number: 'AS-1' }),
      named('showTickets', 'AS-1'),
      named('withdrawFromContractHere', 'AS-1'),
      say('orderNumber', { number: 'AS-2' }),
      named('withdrawFromContractHere', 'AS-2'),
      say('orderNumber', { number: 'AS-3' }),
    ]);
    const [date, button] = ['.lines .small', '.lines .button'].map((selector) =>
      screen.root.querySelector(selector)!.getBoundingClientRect(),
    );
    expect(button!.top).to.be.at.least(date!.bottom);
    await screen.press('link', named('withdrawFromContractHere', 'AS-2'));
    await screen.reads(say('useThisFormTo'));
    const field = screen.one('textbox', say('bookingNumber')) as HTMLInputElement;
    expect(field.value).to.equal('AS-2');
  });

  it('have the settings behind a link, which leads back', async () => {
    const { screen } = await open({ data: ordersOf(1) });
    await screen.reads(say('orderNumber', { number: 'AS-1' }));
    expect(screen.all('textbox')).to.have.length(0);
    await screen.press('link', say('settings'));
    await screen.reads(say('currentPassword'));
    await eventually('the heading has the focus', () => {
      return screen.root.activeElement === screen.one('heading', say('settings'));
    });
    expect(screen.text()).not.to.include(say('orderNumber', { number: 'AS-1' }));
    await screen.press('link', say('yourOrders'));
    await screen.reads(say('orderNumber', { number: 'AS-1' }));
  });

  it('may be none', async () => {
    const { screen } = await open({ data: [] });
    await screen.reads(say('youHaveNotOrdered'));
    screen.one('link', say('continueShopping'));
    await screen.isSound();
  });

  it('make way for the settings if the back end does not list them', async () => {
    const { screen } = await open({ status: 404 });
    await screen.reads(say('currentPassword'));
    expect(screen.names('heading')[0]).to.equal(say('yourAccount'));
    expect(screen.text()).not.to.include(say('yourOrders'));
    expect(screen.all('alert')).to.have.length(0);
  });

  for (const [title, answer] of [
    ['cannot be loaded', { status: 500 }],
    ['are all unreadable', { data: [{ id: '' }] }],
  ] as const) {
    it(`offer to try again if they ${title}`, async () => {
      const { server, screen } = await open(answer);
      await screen.reads(say('tryAgain'));
      screen.one('link', say('settings'));
      expect(screen.text()).not.to.include(say('youHaveNotOrdered'));
      await screen.isSound();
      await server.answer({ [LIST]: { data: ordersOf(1) } });
      await screen.press('button', say('tryAgain'));
      await screen.reads(say('orderNumber', { number: 'AS-1' }));
    });
  }
});
