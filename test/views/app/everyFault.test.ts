import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { attempt, type Attempt, ATTEMPTS, kept, LINES, REFUSED } from '../../support/attempt.ts';
import { eventually } from '../../support/eventually.ts';
import { untilLoaded } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { isFull } from '../../support/tier.ts';

/** One error of each kind that any call may have: no answer, a refusal, an unusable answer. */
const KINDS: Record<string, Answer> = {
  'a dropped connection': { drop: true },
  '422': REFUSED,
  'an answer of another shape': { data: 7 },
};

const FAULTS: Record<string, Answer> = {
  ...KINDS,
  'a timeout': { hold: 'for ever' },
  '500': { status: 500, body: { error: 'x' } },
  '401': { status: 401, body: { error: 'Your login has ended.' } },
  '503': { status: 503, body: { error: 'x' } },
  'a page in HTML': { text: '<!doctype html><h1>Login</h1>' },
};

/** The screen on which the fast tier tests each error. */
const WITH_ALL: keyof typeof ATTEMPTS = "a guest's details";

const screens = Object.keys(ATTEMPTS);
const kinds = Object.entries(KINDS);

/** Returns the errors to test on a screen: in the fast tier one, and on the next screen that of the next kind. */
function faultsOf(screen: string): [name: string, fault: Answer][] {
  if (isFull || screen === WITH_ALL) return Object.entries(FAULTS);
  return [kinds[screens.indexOf(screen) % kinds.length]!];
}

const heard: string[] = [];
const speak = console.error.bind(console);

beforeEach(() => {
  heard.length = 0;
  console.error = (...words: unknown[]) => heard.push(words.join(' '));
});
afterEach(() => {
  console.error = speak;
});

/** Selector of a message, an error next to a field, or a notice. */
const MESSAGES = '.message, .field-error, .error-summary, [role=alert], .toast';

const cases = screens.flatMap(faultsOf).length;

describe(`every screen (${screens.length}) × errors of each kind: ${cases}`, () => {
  for (const [title, row] of Object.entries<Attempt>(ATTEMPTS)) {
    for (const [name, fault] of faultsOf(title)) {
      it(`shows a sentence and a way on, and loses nothing: ${title}, ${name}`, async () => {
        const screen = await attempt(row, fault);
        await untilLoaded(screen);
        const isTaken = row.takesAnyAnswer && (fault.data ?? fault.text) !== undefined;
        const texts = [...screen.root.querySelectorAll(MESSAGES)].map((each) =>
          each.textContent.trim(),
        );
        const heading = screen.names('heading');
        expect(heading.length + texts.join('').length, screen.text()).to.be.greaterThan(0);
        if (row.asks && !isTaken)
          expect(texts.join('').length, screen.text()).to.be.greaterThan(10);
        const ways = [...screen.all('link'), ...screen.all('button')];
        expect(ways.map((way) => way.name).filter(Boolean).length, screen.text()).to.be.greaterThan(
          0,
        );
        // also if the error has led to another screen
        navigate(row.href, { from: 'screen' });
        for (const [typed, value] of Object.entries(row.typed ?? {})) {
          await eventually(`${typed} is still there`, () => kept(screen, typed) === value);
        }
        expect(JSON.stringify(cart.lines)).to.equal(JSON.stringify(LINES));
        expect(heard).to.deep.equal([]);
      });
    }
  }
});
