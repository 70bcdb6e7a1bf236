import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import type { Customer } from '../../../src/core/account/types.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { ADA, MEMBER } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { longDateText } from '../../support/dayText.ts';
import { say, sayIn } from '../../support/say.ts';

const WITHDRAW = 'POST order/withdrawal';
const RECEIVED: Answer = { data: { received: '2027-03-02T23:59:00' } };

const field = (screen: Screen, name: string): HTMLInputElement =>
  screen.root.querySelector(`[name=${name}]`)!;

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

async function fillIn(screen: Screen): Promise<void> {
  fill(field(screen, 'booking_id'), 'AS-4711');
  fill(field(screen, 'name'), 'Ada Lovelace');
  fill(field(screen, 'email'), 'ada@example.org');
  await frame();
}

/** Fills in the empty form and goes on to the second step. */
async function toConfirmation(screen: Screen): Promise<void> {
  await fillIn(screen);
  await screen.press('button', say('continue'));
  await screen.reads(say('confirmWithdrawal'));
}

const hasFocus = (screen: Screen, selector: string): Promise<void> =>
  eventually(`${selector} has the focus`, () => !!screen.root.activeElement?.matches(selector));

describe('a withdrawal from a contract', () => {
  it('is reachable from every step of the checkout, without a login', async () => {
    await startShop({});
    const screen = await showScreen('/checkout');
    await screen.press('link', say('withdrawFromContractHere'));
    await screen.reads(say('useThisFormTo'));
    await hasFocus(screen, 'h2');
  });

  it('is not available if the museum offers it elsewhere', async () => {
    await startShop({}, { hasWithdrawal: false });
    const basket = await showScreen('/checkout');
    expect(basket.names('link')).not.to.include(say('withdrawFromContractHere'));
    basket.unmount();
    const screen = await showScreen('/withdrawal');
    expect(screen.all('textbox')).to.have.length(0);
    await screen.reads(say('pageNotFound'));
  });

  it('asks only for the necessary details, and names its exceptions', async () => {
    await startShop({});
    const screen = await showScreen('/withdrawal');
    expect(screen.names('textbox')).to.deep.equal([
      say('bookingNumber'),
      say('fullName'),
      say('eMail'),
      `${say('message')} ${say('optional')}`,
    ]);
    expect(screen.text()).to.include(say('datedTicketsAndTours'));
    await screen.isSound();
  });

  it('starts with the order that the visitor comes from, once', async () => {
    await startShop({});
    const screen = await showScreen('/withdrawal?booking=AS-4711');
    expect(field(screen, 'booking_id').value).to.equal('AS-4711');
    expect(navigation.outlets.screen!.href).to.equal('/withdrawal');
  });

  it('shows missing or invalid fields in place and in a focused summary', async () => {
    await startShop({});
    const screen = await showScreen('/withdrawal');
    fill(field(screen, 'email'), 'ada');
    await screen.press('button', say('continue'));
    await hasFocus(screen, '.error-summary');
    expect(screen.names('button').filter((name) => name.includes(': '))).to.deep.equal([
      say('labelError', { label: say('bookingNumber'), error: say('pleaseFillInThis') }),
      say('labelError', { label: say('fullName'), error: say('pleaseFillInThis') }),
      say('labelError', { label: say('eMail'), error: say('thisEMailAddress') }),
    ]);
    await screen.isSound();
    await screen.press(
      'button',
      say('labelError', { label: say('fullName'), error: say('pleaseFillInThis') }),
    );
    await hasFocus(screen, '[name=name]');
  });

  it('shows what will be sent, and sends it after confirmation', async () => {
    const server = await startShop({ [WITHDRAW]: RECEIVED });
    const screen = await showScreen('/withdrawal');
    await toConfirmation(screen);
    await hasFocus(screen, 'h2');
    for (const each of ['AS-4711', 'Ada Lovelace', 'ada@example.org']) {
      expect(screen.text()).to.include(each);
    }
    await screen.isSound();
    expect(await server.hits(WITHDRAW)).to.deep.equal([]);
    await screen.press('button', say('confirmWithdrawal'));
    await screen.reads(say('weHaveReceivedYour'));
    expect(screen.text()).to.include(
      say('itCameOnDay', { day: longDateText('2027-03-02'), time: '23:59' }),
    );
    expect(screen.text()).to.include(say('aConfirmationIsOn'));
    expect(screen.text()).to.include('AS-4711');
    await hasFocus(screen, 'h2');
    await screen.isSound();
  });

  it('can be changed before it is confirmed', async () => {
    await startShop({});
    const screen = await showScreen('/withdrawal');
    await toConfirmation(screen);
    await screen.press('link', say('changeWithdrawal'));
    expect(field(screen, 'name').value).to.equal('Ada Lovelace');
  });

  it('returns to the form with what was typed if it fits no order', async () => {
    await startShop({
      [WITHDRAW]: { status: 422, body: { error: { booking_id: 'No such order.' } } },
    });
    const screen = await showScreen('/withdrawal');
    await toConfirmation(screen);
    await screen.press('button', say('confirmWithdrawal'));
    await screen.reads(say('labelError', { label: say('bookingNumber'), error: 'No such order.' }));
    await hasFocus(screen, '.error-summary');
    expect(field(screen, 'booking_id').value).to.equal('AS-4711');
    await screen.isSound();
    fill(field(screen, 'email'), 'ada@example.com');
    await frame();
    expect(screen.text()).not.to.include('No such order.');
  });

  for (const [title, answer, sentence] of [
    ['the connection drops', { drop: true }, say('weCannotReachThe')],
    ['the server fails', { status: 501 }, say('somethingWentWrongOn')],
    ['the server gives a reason', { status: 429, body: { error: 'In a minute.' } }, 'In a minute.'],
  ] satisfies [string, Answer, string][]) {
    it(`shows an error if ${title}, and can be confirmed again`, async () => {
      const server = await startShop({ [WITHDRAW]: answer });
      const screen = await showScreen('/withdrawal');
      await toConfirmation(screen);
      await screen.press('button', say('confirmWithdrawal'));
      await screen.reads(sentence);
      await screen.isSound();
      await server.answer({ [WITHDRAW]: RECEIVED });
      await screen.press('button', say('confirmWithdrawal'));
      await screen.reads(say('weHaveReceivedYour'));
    });
  }

  it('restores what was typed when the visitor returns', async () => {
    await startShop({});
    const screen = await showScreen('/withdrawal');
    await fillIn(screen);
    screen.unmount();
    expect(field(await showScreen('/withdrawal'), 'name').value).to.equal('Ada Lovelace');
  });

  it('shows the form if there is nothing to confirm', async () => {
    await startShop({});
    (await showScreen('/withdrawal?step=confirm')).one('textbox', say('bookingNumber'));
  });

  it('is available in German', async () => {
    await startShop({ [WITHDRAW]: RECEIVED });
    const screen = await showScreen('/withdrawal', 'de');
    screen.one('heading', sayIn('de', 'withdrawFromContractHere'));
    await fillIn(screen);
    await screen.press('button', sayIn('de', 'continue'));
    await screen.reads(sayIn('de', 'confirmWithdrawal'));
    await screen.press('button', sayIn('de', 'confirmWithdrawal'));
    await screen.reads(sayIn('de', 'weHaveReceivedYour'));
    expect(screen.text()).to.include(
      sayIn('de', 'itCameOnDay', { day: longDateText('2027-03-02', 'de'), time: '23:59' }),
    );
    await screen.isSound();
  });
});

describe('the items of an order in a withdrawal', () => {
  const item = { id: '1', name: 'Poster', count: 2, price: 900, totalPrice: 1800, vat_value: 7 };
  const POSTER = { ...item, type: 'merchandise' };
  const TICKET = { ...item, type: 'ticket', name: 'Adult', datetime: '2027-03-06T12:00:00' };
  const [LIST, REVIEW] = ['GET order/list', 'GET order/review'];

  async function open(review: object, customer: Customer = MEMBER) {
    const order = { booking_id: 'AS-4711', status: 'paid', total: 1800, ...review };
    const server = await startShop({
      [LIST]: { data: [{ id: 'k', booking_id: 'AS-4711' }] },
      [REVIEW]: { data: order },
      [WITHDRAW]: RECEIVED,
    });
    setToken('t');
    account.customer = customer;
    return { server, screen: await showScreen('/withdrawal?booking=AS-4711') };
  }

  it('are shown to the customer, those without a right of withdrawal left out', async () => {
    const { screen } = await open({ items: [POSTER, TICKET] });
    await screen.reads(say('youCanWithdrawFromThese', { number: 'AS-4711' }));
    expect(screen.text()).to.include('2 × Poster').and.not.include('2 × Adult');
    expect(screen.text()).to.include(say('datedTicketsAndTours'));
    await screen.isSound();
  });

  it('are named as such if none of them can be withdrawn from, and the form stays', async () => {
    const { screen } = await open({ items: [TICKET] });
    await screen.reads(say('orderOnlyHas', { number: 'AS-4711' }));
    await screen.isSound();
    await screen.press('button', say('continue'));
    await screen.reads(say('confirmWithdrawal'));
  });

  it('are not shown for a canceled order', async () => {
    const { screen } = await open({ items: [POSTER], status: 'canceled' });
    await screen.reads(say('thisOrderHasBeen'));
    expect(screen.text()).not.to.include('Poster');
  });

  it('are not shown for a number that is not the customer’s', async () => {
    const { screen, server } = await open({ items: [POSTER] });
    await screen.reads('2 × Poster');
    fill(field(screen, 'booking_id'), 'AS-4712');
    await eventually('they are gone', () => !screen.text().includes('Poster'));
    expect(await server.hits(REVIEW)).to.have.length(1);
  });

  it('are not asked for by a stranger or a guest', async () => {
    const { screen, server } = await open({ items: [POSTER] }, ADA);
    await toConfirmation(screen);
    await screen.press('button', say('confirmWithdrawal'));
    await screen.reads(say('weHaveReceivedYour'));
    const asked = (await server.hits()).map(({ method, endpoint }) => `${method} ${endpoint}`);
    expect(asked).not.to.include(LIST).and.not.include(REVIEW);
  });
});
