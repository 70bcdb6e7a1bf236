import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import type { Ticket } from '../../../src/core/tickets/types.ts';
import { dateText, dayText } from '../../support/dayText.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import { account } from '../../../src/core/account/store.ts';
import { ADA, ADULTS, CHILD } from '../../support/basket.ts';
import { seenText } from '../../support/composed.ts';
import { eventually } from '../../support/eventually.ts';
import {
  dayLine,
  dayTicket,
  family,
  familyLine,
  moment,
  museumEvent,
  ofDay,
  ticket,
} from '../../support/samples.ts';
import { order } from '../../support/order.ts';
import { OFFERS } from '../../support/offers.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answer, Answers } from '../../support/server.ts';
import { say, sayIn } from '../../support/say.ts';

/** Returns the name and value of each count: `Adult 2`. */
const counts = (screen: Screen): string[] =>
  screen
    .all('spinbutton')
    .map(({ name, element }) => `${name} ${(element as HTMLInputElement).value}`);

/** Opens the basket on its own screen and waits for the offers of the museum. */
async function basketWith(lines: CartLine[], offers: Answers): Promise<Screen> {
  await startShop({
    ...OFFERS,
    'GET event/select': { data: { events: [museumEvent({ id: '12', name: ADULTS.eventName })] } },
    'GET customer/attr': await ofDemo('customer/attr'),
    ...offers,
  });
  cart.lines.push(...lines);
  const screen = await showScreen('/checkout');
  await screen.reads(say('checkout'));
  return screen;
}

const SATURDAY = 'GET ticket/collect/event/12/date/20270306';
const TUESDAY = 'GET ticket/collect/event/12/date/20270305';
const adult = { ...ticket({ id: '1201', price: ADULTS.price }) };
const saturday = (tickets: Ticket[], places: number): Answers => ({
  [SATURDAY]: { data: { tickets, timeslot: [{ datetime: ADULTS.datetime, max_tickets: places }] } },
});
const atNoon = (places: number) => ({
  ...adult,
  schedule: [{ datetime: ADULTS.datetime, max_tickets: places }],
});

describe('a ticket in the basket', () => {
  it('can be increased and decreased within the available places', async () => {
    const screen = await basketWith([ADULTS], saturday([atNoon(3)], 3));
    await eventually('the count is known', () => screen.one('spinbutton').ariaValueMax === '3');
    await screen.press('button', say('increaseName', { name: 'Adult' }));
    await screen.reads(`${say('total')} €42.00`);
    expect(screen.one('button', say('increaseName', { name: 'Adult' })).ariaDisabled).to.equal(
      'true',
    );
    await screen.press('button', say('decreaseName', { name: 'Adult' }));
    await screen.press('button', say('decreaseName', { name: 'Adult' }));
    await screen.reads(`${say('total')} €14.00`);
    expect(screen.one('button', say('decreaseName', { name: 'Adult' })).ariaDisabled).to.equal(
      'true',
    );
    await screen.isSound();
  });

  it('has its price in the description of its count', async () => {
    const screen = await basketWith([ADULTS], saturday([atNoon(3)], 3));
    const id = screen.one('spinbutton').getAttribute('aria-describedby')!;
    expect(screen.root.getElementById(id)!.textContent).to.equal('€14.00');
  });

  it('has its amount in one column with the total, in a column of any width', async () => {
    const screen = await basketWith([ADULTS, CHILD], saturday([atNoon(3)], 3));
    await screen.reads(say('total'));
    for (const width of [280, 328, 360, 400, 480, 544, 768]) {
      screen.host.style.inlineSize = `${width}px`;
      const amounts = [...screen.root.querySelectorAll('.lines .amount, .totals dd')];
      const ends = amounts.map((amount) => Math.round(amount.getBoundingClientRect().right));
      expect(ends, `at ${width} px`).to.deep.equal(ends.map(() => ends[0]));
      expect(ends.length).to.be.greaterThan(2);
    }
  });

  it('cannot be changed until its available places are known', async () => {
    const screen = await basketWith([ADULTS], { [SATURDAY]: { data: {}, hold: 'places' } });
    expect(screen.one('button', say('increaseName', { name: 'Adult' })).ariaDisabled).to.equal(
      'true',
    );
    expect(screen.one('button', say('decreaseName', { name: 'Adult' })).ariaDisabled).to.equal(
      'true',
    );
    await screen.isSound();
  });

  it('shows an error if the places cannot be loaded, and tries again', async () => {
    const screen = await basketWith([ADULTS], {
      [SATURDAY]: [{ status: 404, body: {} }, saturday([atNoon(3)], 3)[SATURDAY] as Answer],
    });
    await screen.reads(say('somethingWentWrongOn'));
    await screen.isSound();
    await screen.press('button', say('tryAgain'));
    await eventually('the count is known', () => screen.one('spinbutton').ariaValueMax === '3');
    expect(screen.text()).not.to.include(say('somethingWentWrongOn'));
  });

  it('shows how many places are left if there are too few, and blocks the checkout until it is changed', async () => {
    const screen = await basketWith([ADULTS], saturday([atNoon(1)], 1));
    await screen.reads(say('onlyOneLeftPlease', { left: 1 }));
    await order(screen);
    await screen.reads(say('somethingInYourBasket'));
    expect(seenText(screen.root.activeElement!)).to.equal(say('somethingInYourBasket'));
    await screen.isSound();
    await screen.press('button', say('decreaseName', { name: 'Adult' }));
    await screen.reads(`${say('total')} €14.00`);
    expect(screen.text()).not.to.include(say('somethingInYourBasket'));
    await order(screen);
    await screen.reads(say('pleaseCorrectTheErrors'));
  });

  it('shows that it has sold out', async () => {
    const screen = await basketWith([ADULTS], saturday([atNoon(0)], 0));
    await screen.reads(say('thisTicketHasSoldOut'));
    await screen.isSound();
  });

  it('shows that it is no longer sold, without a count', async () => {
    const screen = await basketWith([ADULTS], saturday([], 9));
    await screen.reads(say('thisTicketIsNo'));
    expect(screen.all('spinbutton')).to.have.length(0);
    await screen.isSound();
    await screen.press('button', say('removeName', { name: 'Adult' }));
    await screen.reads(say('yourBasketIsEmpty'));
  });

  it('shows a new price or name until the message is closed', async () => {
    const screen = await basketWith(
      [{ ...ADULTS, name: 'Adults', price: cents(1300), totalPrice: cents(2600) }],
      saturday([atNoon(9)], 9),
    );
    const dearer = say('nowCostsInsteadOf', { 0: 'Adult', '<0/>': '€14.00', '<1/>': '€13.00' });
    await screen.reads(dearer);
    await screen.reads(say('attributeIsNowCalled', { 0: 'Adults', 1: 'Adult' }));
    await screen.reads(`${say('total')} €28.00`);
    await screen.isSound();
    await screen.press('button', say('close'));
    expect(screen.text()).not.to.include(dearer);
  });
});

describe('a family in the basket', () => {
  it('shows its members and lets them be changed', async () => {
    const line = { ...familyLine(1, [2, 3, 1]), datetime: ADULTS.datetime };
    const schedule = [{ datetime: ADULTS.datetime, max_tickets: 7 }];
    const screen = await basketWith([line], saturday([family({ schedule })], 7));
    await screen.reads(say('countIncluded', { count: 1 }));
    expect(counts(screen)).to.deep.equal(['Family 1', 'Grown-up 2', 'Child 3']);
    await screen.press('button', say('decreaseName', { name: 'Child' }));
    await screen.reads(`${say('total')} €27.00`);
    await screen.isSound();
  });
});

describe('day tickets in the basket', () => {
  it('have one row per kind, which can be removed', async () => {
    const half = { id: 'e', name: 'Half' };
    const screen = await basketWith([dayLine([ofDay(2), ofDay(1, half)])], {
      [TUESDAY]: { data: { tickets: [dayTicket(9), dayTicket(9, half)], timeslot: [] } },
    });
    expect(counts(screen)).to.deep.equal(['Day 2', 'Half 1']);
    await screen.press('button', say('removeName', { name: 'Half' }));
    await screen.reads(say('nameHasBeenRemoved', { name: 'Half' }));
    await screen.reads(`${say('total')} €24.00`);
    await screen.press('button', say('undo'));
    await screen.reads(`${say('total')} €36.00`);
    await screen.isSound();
  });
});

describe('the basket', () => {
  it('lists what was removed because its time has passed', async () => {
    await startShop();
    cart.lines.push({ ...ADULTS, datetime: moment('2027-03-01T12:00:00') });
    const screen = await showScreen('/checkout');
    await screen.reads(say('theTimeOfThese'));
    await screen.reads(`Tides: The Sea Keeps Time, ${dateText('2027-03-01')}, 12:00`);
    await screen.reads(say('yourBasketIsEmpty'));
    await screen.isSound();
  });

  it('shows that it is empty and leads to the offers', async () => {
    await startShop();
    const screen = await showScreen('/checkout');
    await screen.reads(say('yourBasketIsEmpty'));
    screen.one('link', say('continueShopping'));
    expect(screen.all('button', say('continueToPayment'))).to.have.length(0);
    await screen.isSound();
  });

  it('groups the tickets of one visit under its event and time', async () => {
    await startShop();
    const later = { ...ADULTS, datetime: moment('2027-03-07T10:00:00') };
    cart.lines.push(ADULTS, CHILD, later);
    const screen = await showScreen('/checkout');
    expect(screen.names('heading').slice(0, 4)).to.deep.equal([
      say('checkout'),
      ADULTS.eventName,
      ADULTS.eventName,
      say('yourDetails'),
    ]);
    expect(screen.text()).to.include(`${dayText('2027-03-06')}, 12:00 Adult €14.00 €28.00`);
    expect(screen.text()).to.include(`${dayText('2027-03-07')}, 10:00`);
    expect(counts(screen)).to.deep.equal(['Adult 2', 'Child 6–17 1', 'Adult 2']);
    await screen.isSound();
  });

  it('announces its total and VAT politely', async () => {
    await startShop();
    cart.lines.push(ADULTS, CHILD);
    const screen = await showScreen('/checkout');
    const totals = screen.root.querySelector('[aria-live=polite].totals')!;
    expect(totals.textContent).to.include(`${say('total')}€33.00`);
    expect(totals.textContent).to.include(`${say('inclRateVat', { rate: '7' })}€2.16`);
  });

  it('restores a removed line', async () => {
    await startShop();
    cart.lines.push(ADULTS, CHILD);
    const screen = await showScreen('/checkout');
    await screen.press('button', say('removeName', { name: 'Adult' }));
    await screen.reads(say('nameHasBeenRemoved', { name: 'Adult' }));
    expect(seenText(screen.root.activeElement!)).to.include(
      say('nameHasBeenRemoved', { name: 'Adult' }),
    );
    expect(screen.all('button', RegExp(`^${say('remove')}`))).to.have.length(1);
    await screen.isSound();
    await screen.press('button', say('undo'));
    await screen.reads('€33.00');
    expect(seenText(screen.root.activeElement!)).to.match(/^Adult €14\.00/);
    expect(screen.names('button').filter((name) => name.startsWith(say('remove')))).to.deep.equal([
      say('removeName', { name: 'Adult' }),
      say('removeName', { name: 'Child 6–17' }),
    ]);
  });

  it('no longer offers to restore a line after the visitor has gone on', async () => {
    await startShop();
    cart.lines.push(ADULTS, CHILD);
    const screen = await showScreen('/checkout');
    await screen.press('button', say('removeName', { name: 'Adult' }));
    await screen.reads(say('nameHasBeenRemoved', { name: 'Adult' }));
    screen.unmount();
    const again = await showScreen('/checkout');
    expect(again.text()).not.to.include(say('nameHasBeenRemoved', { name: 'Adult' }));
  });

  it('keeps the offer to restore the last line', async () => {
    await startShop();
    cart.lines.push(ADULTS);
    const screen = await showScreen('/checkout');
    await screen.press('button', say('removeName', { name: 'Adult' }));
    await screen.reads(say('yourBasketIsEmpty'));
    await screen.press('button', say('undo'));
    await screen.reads(`${say('total')} €28.00`);
  });

  it('marks the first of four steps if the shop shows them', async () => {
    await startShop();
    const screen = await showScreen('/checkout');
    const steps = screen.all('listitem').filter(({ element }) => element.closest('.progress'));
    expect(steps.map(({ element }) => [element.textContent, element.ariaCurrent])).to.deep.equal([
      [say('basket'), 'step'],
      [say('yourDetails'), null],
      [say('payment'), null],
      [say('complete'), null],
    ]);
    screen.unmount();
    await startShop(undefined, { showProgressBar: false });
    const other = await showScreen('/checkout');
    expect(other.root.querySelectorAll('.progress')).to.have.length(0);
  });

  for (const [step, customer] of [
    ['yourDetails', undefined],
    ['payment', ADA],
  ] as const) {
    it(`marks the first step that is not done: ${step}`, async () => {
      await startShop();
      account.customer = customer;
      cart.lines.push(ADULTS);
      const screen = await showScreen('/checkout');
      const steps = screen.one('list', say('stepsOfTheOrder'));
      expect(steps.querySelector('[aria-current=step]')!.textContent).to.equal(say(step));
    });
  }

  it('announces museum-begin-checkout once each time it opens with something in it', async () => {
    await startShop();
    const begun = recordEvents('museum-begin-checkout');
    const empty = await showScreen('/checkout');
    expect(begun).to.deep.equal([]);
    empty.unmount();
    cart.lines.push(ADULTS);
    const screen = await showScreen('/checkout');
    await screen.press('button', say('removeName', { name: 'Adult' }));
    await screen.press('button', say('undo'));
    await screen.reads(`${say('total')} €28.00`);
    expect(begun).to.have.length(1);
    screen.unmount();
    await showScreen('/checkout');
    expect(begun).to.have.length(2);
  });

  it('is available in German', async () => {
    await startShop();
    cart.lines.push(ADULTS);
    const screen = await showScreen('/checkout', 'de');
    await screen.reads(sayIn('de', 'checkout'));
    screen.one('button', sayIn('de', 'continueToPayment'));
    screen.one('link', sayIn('de', 'continueShopping'));
    const vat = sayIn('de', 'inclRateVat', { rate: '7' }).replace(/\s/g, ' ');
    expect(screen.text()).to.include(`${sayIn('de', 'total')} 28,00 € ${vat} 1,83 €`);
    await screen.isSound();
    await screen.reads('Erwachsene');
    await screen.press('button', sayIn('de', 'removeName', { name: 'Erwachsene' }));
    screen.one('button', sayIn('de', 'undo'));
  });
});
