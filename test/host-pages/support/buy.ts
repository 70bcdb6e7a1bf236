import { GUEST, GUEST_PERSON } from '../../support/guest.ts';
import { dayText } from '../../support/dayText.ts';
import { say } from '../../support/say.ts';
import { begins, named, wordsOf } from './names.ts';
import type { Visitor } from './visitor.ts';

const SATURDAY = '2027-03-06';

/** Tag that shows event 12 on a Saturday. */
export const EVENT = `<museum-tickets item="12" date="${SATURDAY}"></museum-tickets>`;

/** Chooses noon on the event screen, which presets one adult ticket. */
export async function chooseTicket(page: Visitor, within?: string): Promise<void> {
  await page.click(begins('12:00'), within);
  await page.reads(say('countTickets', { count: 1 }), within);
}

/** Adds one adult ticket for noon to the basket and waits for the link to the basket. */
export async function addTicket(page: Visitor, within?: string): Promise<void> {
  await chooseTicket(page, within);
  await page.click(named(say('addToBasket')), within);
  await page.control(named(say('goToBasket')), within);
}

/** Fills in the details of a guest. */
export async function typeDetails(page: Visitor, within?: string): Promise<void> {
  for (const name of GUEST_PERSON) await page.type(begins(say(name)), GUEST[name], within);
}

/** Accepts the terms and places the order, which opens the provider's page. */
async function order(page: Visitor, within?: string): Promise<void> {
  await page.click(begins(say('iAgreeToThe')), within);
  await page.click(named(say('orderWithObligationTo')), within);
}

type Step = {
  screen: 'list' | 'event' | 'times' | 'checkout' | 'order';
  reads: string | RegExp;
  go: (page: Visitor, within?: string) => Promise<void>;
};

/** The screens of a purchase: the text that identifies each one, and the action that leads to the next. */
const STEPS: readonly Step[] = [
  {
    screen: 'list',
    reads: 'Northern Sky',
    go: (page, within) => page.click(begins('Tides'), within),
  },
  {
    screen: 'event',
    reads: say('chooseADay'),
    go: (page, within) => page.click(begins(dayText(SATURDAY).split(/\W/)[0]!), within),
  },
  {
    screen: 'times',
    // the times of this day, not those of a day shown before
    reads: new RegExp(`${wordsOf(dayText(SATURDAY))}\\W+${wordsOf(say('chooseATime'))}`),
    async go(page, within) {
      await addTicket(page, within);
      await page.click(named(say('goToBasket')), within);
    },
  },
  {
    screen: 'checkout',
    reads: say('redeemAVoucherCode'),
    async go(page, within) {
      await typeDetails(page, within);
      await order(page, within);
      await page.click(/^Pay /);
    },
  },
  { screen: 'order', reads: say('thankYouForYour'), go: () => Promise.resolve() },
];

type Screen = Step['screen'];

const indexOf = (wanted: Screen): number => STEPS.findIndex(({ screen }) => screen === wanted);

type Walk = {
  /** Runs on each screen, before the step's own action. */
  look?: (screen: Screen) => Promise<void>;
  from?: Screen;
  until?: Screen;
};

/** Buys a ticket; by default from the list of events to the booking number. */
export async function buyTickets(
  page: Visitor,
  within?: string,
  { look, from = 'list', until = 'order' }: Walk = {},
): Promise<void> {
  for (const { screen, reads, go } of STEPS.slice(indexOf(from), indexOf(until) + 1)) {
    await page.reads(reads, within);
    await look?.(screen);
    if (screen !== until) await go(page, within);
  }
}

/** Goes from the event screen to the checkout with one ticket, and fills in the details. */
export async function toFilledCheckout(page: Visitor): Promise<void> {
  await buyTickets(page, undefined, { from: 'times', until: 'checkout' });
  await typeDetails(page);
}

/** Goes from the checkout to the provider's page. */
export async function toProvider(page: Visitor): Promise<void> {
  await order(page);
  await page.control(/^Pay /);
}

/** Pays on the provider's page and waits for the confirmation. */
export async function payAndOrder(page: Visitor): Promise<void> {
  await page.click(/^Pay /);
  await page.reads(say('thankYouForYour'));
}
