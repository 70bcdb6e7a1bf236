import { expect } from '@esm-bundle/chai';
import { account } from '../../../src/core/account/store.ts';
import { now } from '../../../src/core/calendar/clock.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import { followFailure } from '../../../src/core/failures.ts';
import { navigate } from '../../../src/core/navigation/actions.ts';
import { writeStored } from '../../../src/core/storage/storage.ts';
import { ADA, ADULTS, CHILD } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { fresh } from '../../support/fresh.ts';
import { demo } from '../../support/page.ts';
import { articleLine } from '../../support/samples.ts';
import { ofDemo, type Screen, showScreen } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { clockAt, openShop } from '../../support/shop.ts';

/** What may become of any call. */
const FAULTS: Record<string, Answer> = {
  'a line that breaks': { drop: true },
  'no answer in time': { hold: 'for ever' },
  '401': { status: 401, body: { error: 'Your login has ended.' } },
  '422': { status: 422, body: { error: 'This cannot be done.' } },
  '500': { status: 500, body: { error: 'x' } },
  '503': { status: 503, body: { error: 'x' } },
  'a page in HTML': { text: '<!doctype html><h1>Login</h1>' },
  'an answer of another shape': { data: 7 },
};

type Row = {
  href: string;
  /** Calls that are answered well, so that the visitor gets to what fails. */
  good?: readonly string[];
  /** The goods that lie in the basket beside the tickets have to be sent. */
  isSent?: boolean;
  given?: () => void;
  /** What is typed, by the names of fields. */
  typed?: Readonly<Record<string, string>>;
  /** Waited for before the visitor does something; he begins at once without. */
  shows?: string;
  /** What he presses then. */
  presses?: readonly string[];
  /** The call that fails then. */
  asks?: string;
  /** Whatever is answered, as long as it is no refusal. */
  takesAnyAnswer?: boolean;
};

const ATTR = 'customer/attr';
const PAYMENTS = 'checkout/payments?shop=1';
const SUBMIT = 'form .primary';
const DAY = 'ticket/collect/event/12/date/20270306';
const EVENT = ['event/select', 'ticket/lifetime?event=12', DAY];
const accepted = { cartId: 'c', sessionUs: 'Abcdefgh1234', outcome: 'accepted' } as const;

const asGuest = (): void => {
  account.customer = ADA;
};

const WITHDRAWAL = { booking_id: 'B1', name: 'Ada', email: ADA.email, text: 'All of it.' };

/** Every screen, and what a visitor does on it. */
const SCREENS: Record<string, Row> = {
  'the list of events': { href: '/tickets' },
  'an event': { href: '/tickets/12' },
  'an event on a day': { href: '/tickets/12?date=2027-03-06', good: ['event/select'] },
  'the list of tours': { href: '/guided-tours' },
  'a tour': { href: '/guided-tours/101' },
  'the list of articles': { href: '/merchandise' },
  'a category of articles': { href: '/merchandise/41' },
  'an article': { href: '/product/4101' },
  'the list of passes': { href: '/passes' },
  'a pass': { href: '/passes/5101' },
  'the list of vouchers': { href: '/vouchers' },
  'a voucher': { href: '/vouchers/6101' },
  'a page': { href: '/page/imprint' },
  'an order': { href: '/order-review/abc' },
  'the basket': { href: '/checkout' },
  'a voucher code': {
    href: '/checkout',
    typed: { 'voucher-code': 'LEUCHTTURM' },
    shows: '[name=voucher-code]',
    presses: ['form:has([name=voucher-code]) button'],
    asks: 'GET voucher',
  },
  "a guest's form": { href: '/register-guest' },
  "a guest's details": {
    href: '/register-guest',
    good: [ATTR],
    typed: {
      fname: 'Grace',
      lname: 'Hopper',
      email: 'grace@example.org',
      street: 'Kai 1',
      zip: '20457',
      city: 'Hamburg',
    },
    shows: SUBMIT,
    presses: [SUBMIT],
    asks: 'POST customer/validate',
  },
  'the ways to pay': { href: '/checkout?step=payment', given: asGuest },
  'the way to the provider': {
    href: '/checkout?step=payment',
    good: [PAYMENTS, ATTR],
    isSent: true,
    given: asGuest,
    typed: { externalDocumentNumber: 'PO-7' },
    shows: '.choices.rows .choice',
    presses: ['[name=terms]', '.aside .primary'],
    asks: 'POST checkout/initPayment',
  },
  'an accepted payment': {
    href: '/checkout/success',
    given: () => {
      asGuest();
      checkout.payment = { is: 'returned', pending: accepted };
    },
    shows: '.actions .primary',
    presses: ['.actions .primary'],
    asks: 'POST checkout/execPayment',
  },
  'a payment that is given up': {
    href: '/checkout/failed',
    given: () => {
      asGuest();
      checkout.payment = { is: 'returned', pending: { ...accepted, outcome: 'failed' } };
    },
    shows: '.actions button',
    presses: ['.actions button'],
    asks: 'POST checkout/cancel',
    takesAnyAnswer: true,
  },
  'a withdrawal': {
    href: '/withdrawal?step=confirm',
    given: () => writeStored('withdrawal', { form: WITHDRAWAL }),
    shows: '.typed',
    presses: ['.actions .primary'],
    asks: 'POST order/withdrawal',
  },
  'tickets that are counted once more': {
    href: '/tickets/12?date=2027-03-06',
    good: [...EVENT, 'ticket/calendar/event/12/range/20270301;20270430?deep=1'],
    shows: '[type=radio][value*="T12:00"]',
    presses: ['[type=radio][value*="T12:00"]'],
  },
};

const LINES = [ADULTS, CHILD, articleLine(1)];
const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);
let current = {};
const heard: string[] = [];
const speak = console.error.bind(console);

beforeEach(() => {
  heard.length = 0;
  console.error = (...words: unknown[]) => heard.push(words.join(' '));
});
afterEach(() => {
  console.error = speak;
  AbortSignal.timeout = timeoutAfter;
});

async function show(
  row: Row,
  fault: Answer,
): Promise<{ screen: Screen; hits: () => Promise<string[]> }> {
  const turn = {};
  current = turn;
  // what comes late from an earlier test is none of this one's
  const onFailure: typeof followFailure = (...failed) => {
    if (current === turn) followFailure(...failed);
  };
  await fresh();
  clockAt(demo.now);
  // nobody waits as long as the visitor does
  if (fault.hold) AbortSignal.timeout = () => timeoutAfter(300);
  const good = await Promise.all(
    (row.good ?? []).map(async (endpoint) => [
      `GET ${endpoint.split('?')[0]}`,
      await ofDemo(endpoint),
    ]),
  );
  const server = await openShop(
    {
      ...Object.fromEntries(good),
      ...(row.isSent && { 'POST checkout/shipping': { data: 490 } }),
      '*': fault,
    },
    { client: { onFailure }, shop: { hasUserRegistration: true } },
  );
  // a page that was loaded anew a moment ago is not loaded anew again
  writeStored('reloaded', now());
  row.given?.();
  cart.form.push(...structuredClone(LINES));
  const screen = await showScreen(row.href);
  return {
    screen,
    hits: async () => (await server.hits()).map(({ method, endpoint }) => `${method} ${endpoint}`),
  };
}

const field = ({ root }: Screen, name: string) =>
  root.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** What was typed: in its field, or where it waits for who has to sign in before. */
const kept = (screen: Screen, name: string): unknown =>
  field(screen, name)?.value ?? (checkout.form as Record<string, unknown>)[name];

async function doIt({ screen, hits }: Awaited<ReturnType<typeof show>>, row: Row): Promise<void> {
  if (row.shows) {
    await eventually(`there is ${row.shows}`, () => screen.root.querySelector(row.shows!) !== null);
  }
  for (const [name, value] of Object.entries(row.typed ?? {})) fill(field(screen, name)!, value);
  for (const selector of row.presses ?? []) {
    await new Promise(requestAnimationFrame);
    const pressed = screen.root.querySelector<HTMLElement>(selector)!;
    await eventually('it can be pressed', () => pressed.ariaBusy !== 'true');
    pressed.click();
  }
  if (row.asks)
    await eventually(`asks ${row.asks}`, async () => (await hits()).includes(row.asks!));
}

/** A message, an error beside a field, or a notice. */
const TOLD = '.message, .field-error, .error-summary, [role=alert], .toast';

const cases = Object.keys(SCREENS).length * Object.keys(FAULTS).length;

describe(`every screen (${Object.keys(SCREENS).length}) × ${Object.keys(FAULTS).length} faults: ${cases}`, () => {
  for (const [title, row] of Object.entries(SCREENS)) {
    for (const [name, fault] of Object.entries(FAULTS)) {
      it(`${title}, ${name}: a sentence and a way on, and nothing is lost`, async () => {
        const shown = await show(row, fault);
        const { screen } = shown;
        await doIt(shown, row);
        const isSettled = () => screen.root.querySelector('[aria-busy=true], .skeleton') === null;
        await eventually('nothing is waited for', isSettled, () => screen.text());
        const isTaken = row.takesAnyAnswer && (fault.data ?? fault.text) !== undefined;
        const told = [...screen.root.querySelectorAll(TOLD)].map((each) => each.textContent.trim());
        const heading = screen.names('heading');
        expect(heading.length + told.join('').length, screen.text()).to.be.greaterThan(0);
        if (row.asks && !isTaken) expect(told.join('').length, screen.text()).to.be.greaterThan(10);
        const ways = [...screen.all('link'), ...screen.all('button')];
        expect(ways.map((way) => way.name).filter(Boolean).length, screen.text()).to.be.greaterThan(
          0,
        );
        // also where he was led elsewhere
        navigate(row.href, { from: 'screen' });
        for (const [typed, value] of Object.entries(row.typed ?? {})) {
          await eventually(`${typed} is still there`, () => kept(screen, typed) === value);
        }
        expect(JSON.stringify(cart.form)).to.equal(JSON.stringify(LINES));
        expect(heard).to.deep.equal([]);
      });
    }
  }
});
