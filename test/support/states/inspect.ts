import { expect } from 'chai';
import { i18n, type Messages } from '@lingui/core';
import { LANGUAGES, type Lang } from '../../../src/core/i18n/languages.ts';
import { axeFinds, type Scheme } from '../../views/parts/look.ts';
import { misfitsAt, smallTargetsWithShortLabels, WIDTHS } from '../fit.ts';
import { holdTimers } from '../timers.ts';
import { inTier, isFull } from '../tier.ts';
import { wordsIn } from '../words.ts';
import { areLongestSpoken, inLongestWords } from './longest.ts';
import type { State, View } from './state.ts';
import { tabIssuesIn } from './tabbing.ts';

const PHONE = 360;
const DESK = 1280;

/** Words that are the same in every language: names, and texts of the sample server. */
const PROPER =
  /^https?:|^\/$|Alte Seewarte|Apple Pay|Google Pay|^IBAN$|PO-7|Ada Lovelace|Grace Hopper|Havnegade 7|8000 Aarhus|Ada Lund|25399 Ahrenhafen|Lübbers GmbH|Stiftung Seewarte|@(luebbers|alte-seewarte)\.example|ada@|Hafenstraße|Am Pegelhaus|20359|AS-4711|^Austria$|SEA-2027|Donaudampf|Samstag, 12:00|besucherbetreuung@|help@|tickets@|^(Families|Concert|Museum|Date)$|^(Deutsch|English|Français|Italiano|Nederlands|Español|Svenska|Dansk)$|^(instagram|youtube|facebook|tripadvisor|linkedin|twitter|tiktok)$/;

/** Returns the literal parts of all messages in a catalog, without placeholders and tags. */
function piecesOf(messages: Messages): Set<string> {
  const flat = (part: unknown): string[] => {
    if (typeof part === 'string') return part.split(/<\/?\d+\/?>/).map((piece) => piece.trim());
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(flat) : [];
  };
  return new Set(Object.values(messages).flatMap(flat));
}

/** Returns “tickets” for “2 tickets”, as the catalog has it. */
const withoutNumber = (text: string): string => text.replace(/^\d+\s/, '');

/** Returns texts that are still English in another language, message keys without a translation, and unfilled placeholders. */
function gaps({ container }: View, english: ReadonlySet<string>): string[] {
  const own = piecesOf(i18n.messages);
  const seen = wordsIn(container);
  const isOwn = (text: string) => own.has(text) || own.has(withoutNumber(text));
  const left = seen.filter((each) => english.has(each) && !isOwn(each) && !PROPER.test(each));
  const keys = seen.filter((each) => each in i18n.messages);
  const unfilled = seen.filter((each) => /NaN|undefined|\[object|[{}]/.test(each));
  return [
    ...unfilled.map((each) => `is not filled in: “${each}”`),
    ...left.map((each) => `is English: “${each}”`),
    ...keys.map((each) => `is a message key: ${each}`),
  ];
}

/** Reports a state without any button or link of its own, unless it is waiting. */
function deadEnd({ isWaiting }: State, { container }: View): string[] {
  const ways = [...container.querySelectorAll('a[href], button')];
  const isDeadEnd = ways.every((way) => way.closest('.legal'));
  return isDeadEnd && !isWaiting ? ['has no button or link'] : [];
}

/** Sets the width of the column in px, and waits until the state has adapted. */
async function widen(width: number, { follows }: State, view: View): Promise<void> {
  view.host.style.inlineSize = `${width}px`;
  await follows?.(view, width);
}

async function misfitsIn(state: State, view: View): Promise<string[]> {
  const misfits: string[] = [];
  for (const width of WIDTHS) {
    await widen(width, state, view);
    misfits.push(...misfitsAt(width, view));
  }
  return misfits;
}

type Look = readonly [scheme: Scheme, rules: Parameters<typeof axeFinds>[2]];

async function findsAt(
  width: number,
  state: State,
  view: View,
  ...looks: readonly Look[]
): Promise<string[]> {
  await widen(width, state, view);
  const finds: string[] = [];
  for (const [scheme, rules] of looks) finds.push(...(await axeFinds(view, scheme, rules)));
  return finds.map((each) => `${width}: ${each}`);
}

/** The tests of the screens check the rule about names in English. */
const RULES = isFull ? 'all' : 'mixedWords';

/** Checks what does not depend on the language: roles, colours, the Tab order, and the minimum size of targets. */
async function commonIssues(state: State, scheme: Scheme, view: View): Promise<string[]> {
  const bothSchemes = [
    ['light', RULES],
    ['dark', 'colours'],
  ] as const;
  return [
    // a wide column shows other elements only if the state adapts to the width
    ...(isFull || state.follows ? await findsAt(DESK, state, view, ['light', RULES]) : []),
    ...(await findsAt(PHONE, state, view, ...inTier<Look>(bothSchemes, [[scheme, RULES]]))),
    ...smallTargetsWithShortLabels(view),
    ...(await tabIssuesIn(view)),
  ];
}

/** Delay until a sentence explains that the shop is slow. */
const SLOW_MS = 5000;

type Words = Lang | 'longest';

/** The fast tier looks at a state once: a state that fits with the longest words fits in English. */
const WORDS: readonly Words[] = inTier(
  ['en', 'longest', ...LANGUAGES.filter((each) => each !== 'en')],
  ['longest'],
);

/** Words in which everything that does not depend on the language is checked. */
const COMMON: Words = isFull ? 'en' : 'longest';

/** Returns the errors of a state in these words. In English it adds all texts to `english`. */
async function issuesIn(
  words: Words,
  state: State,
  scheme: Scheme,
  english: Set<string>,
): Promise<string[]> {
  const view = await state.show(words === 'longest' ? 'de' : words);
  const isEnglish = words === 'en';
  if (words === 'longest')
    expect(areLongestSpoken(), 'the longest words are in use').to.equal(true);
  if (isEnglish) for (const each of wordsIn(view.container)) english.add(each);
  const issues = [
    ...deadEnd(state, view),
    ...gaps(view, isEnglish ? new Set() : english),
    ...(await misfitsIn(state, view)),
    ...(words === COMMON ? await commonIssues(state, scheme, view) : []),
    // of the accessibility rules, only those about names depend on the language
    ...(isFull && !isEnglish ? await findsAt(PHONE, state, view, ['light', 'names']) : []),
  ];
  await view.unmount();
  return issues.map((issue) => `${words} ${issue}`);
}

/** Returns the errors of a state in all words and columns. */
async function auditState(state: State, scheme: Scheme): Promise<string[]> {
  const english = new Set<string>();
  const issues: string[] = [];
  for (const words of WORDS) {
    const inspect = () => issuesIn(words, state, scheme, english);
    issues.push(...(await (words === 'longest' ? inLongestWords(inspect) : inspect())));
  }
  return issues;
}

/**
 * Tests that each state is translated, fits into every column, offers a next step, is accessible, and works by keyboard.
 * The fast tier tests it with the longest words of all languages, and every second state in dark colours: states share a few
 * colour pairs, so an unreadable pair shows up in one of them. Texts that no catalog has are found by lint.
 */
export function expectSoundStates(area: string, states: readonly State[]): void {
  describe(`states of ${area}, in all languages and columns`, () => {
    for (const [index, state] of states.entries()) {
      const scheme = index % 2 === 0 ? 'light' : 'dark';
      it(`shows ${state.title}: translated, fitting, with a next step and visible Tab stops`, async () => {
        // the sentence for visitors who wait that long would cover the state on a busy machine
        holdTimers(SLOW_MS);
        expect(await auditState(state, scheme)).to.deep.equal([]);
      });
    }
  });
}
