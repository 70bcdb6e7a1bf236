import { expect } from 'chai';
import { i18n, type Messages } from '@lingui/core';
import { LANGUAGES, type Lang } from '../../../src/core/i18n/languages.ts';
import { axeFinds, type Scheme } from '../../views/parts/look.ts';
import { misfitsAt, smallTargetsWithShortLabels, WIDTHS } from '../fit.ts';
import { inTier, isFull } from '../tier.ts';
import { wordsIn } from '../words.ts';
import { areLongestSpoken, inLongestWords } from './longest.ts';
import type { State, View } from './state.ts';
import { tabFaultsIn } from './tabbing.ts';

const PHONE = 360;
const DESK = 1280;

/** Words that are the same in every language: names, and what the samples say in the server's place. */
const PROPER =
  /^https?:|^\/$|Alte Seewarte|Apple Pay|Google Pay|^IBAN$|PO-7|Ada Lovelace|Grace Hopper|Havnegade 7|8000 Aarhus|Ada Lund|25399 Ahrenhafen|Lübbers GmbH|Stiftung Seewarte|@(luebbers|alte-seewarte)\.example|ada@|Hafenstraße|Am Pegelhaus|20359|AS-4711|SEA-2027|Donaudampf|Samstag, 12:00|besucherbetreuung@|help@|tickets@|^(Families|Concert|Museum|Date)$|^(Deutsch|English|Français|Italiano|Nederlands|Español|Svenska|Dansk)$|^(instagram|youtube|facebook|tripadvisor|linkedin|twitter|tiktok)$/;

/** The sentences of a catalog, in the pieces that stand between its gaps. */
function piecesOf(messages: Messages): Set<string> {
  const flat = (part: unknown): string[] => {
    if (typeof part === 'string') return part.split(/<\/?\d+\/?>/).map((piece) => piece.trim());
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(flat) : [];
  };
  return new Set(Object.values(messages).flatMap(flat));
}

/** English that is left over in another language, and keys of sentences that are missing. */
function gaps({ container }: View, english: ReadonlySet<string>): string[] {
  const own = piecesOf(i18n.messages);
  const seen = wordsIn(container);
  const left = seen.filter((each) => english.has(each) && !own.has(each) && !PROPER.test(each));
  const keys = seen.filter((each) => each in i18n.messages);
  const unfilled = seen.filter((each) => /NaN|undefined|\[object|[{}]/.test(each));
  return [
    ...unfilled.map((each) => `is not filled in: “${each}”`),
    ...left.map((each) => `is English: “${each}”`),
    ...keys.map((each) => `is the key of a sentence: ${each}`),
  ];
}

/** Where there is nothing to go on with: neither button nor link of the state itself. */
function deadEnd({ isWaiting }: State, { container }: View): string[] {
  const ways = [...container.querySelectorAll('a[href], button')];
  const isDeadEnd = ways.every((way) => way.closest('.legal'));
  return isDeadEnd && !isWaiting ? ['leads nowhere'] : [];
}

/** Makes a column so wide, and waits until the state has followed. */
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

/** What is the same in every language: roles, colours, the way of Tab, and the least size of targets. */
async function commonFaults(state: State, scheme: Scheme, view: View): Promise<string[]> {
  const bothSchemes = [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const;
  return [
    // other things are shown in a wide column only where the state follows the width
    ...(isFull || state.follows ? await findsAt(DESK, state, view, ['light', 'all']) : []),
    ...(await findsAt(PHONE, state, view, ...inTier<Look>(bothSchemes, [[scheme, 'all']]))),
    ...smallTargetsWithShortLabels(view),
    ...(await tabFaultsIn(view)),
  ];
}

type Words = Lang | 'longest';

const WORDS: readonly Words[] = inTier(
  ['en', 'longest', ...LANGUAGES.filter((each) => each !== 'en')],
  ['en', 'longest'],
);

/** What is wrong with a state in these words; `english` gathers the words of that language. */
async function faultsIn(
  words: Words,
  state: State,
  scheme: Scheme,
  english: Set<string>,
): Promise<string[]> {
  const view = await state.show(words === 'longest' ? 'de' : words);
  const isEnglish = words === 'en';
  if (words === 'longest')
    expect(areLongestSpoken(), 'the longest words are spoken').to.equal(true);
  if (isEnglish) for (const each of wordsIn(view.container)) english.add(each);
  const faults = [
    ...deadEnd(state, view),
    ...gaps(view, isEnglish ? new Set() : english),
    // what fits in the longest words fits in English
    ...(isFull || !isEnglish ? await misfitsIn(state, view) : []),
    // only names are different in each language
    ...(isEnglish ? await commonFaults(state, scheme, view) : []),
    ...(isFull && !isEnglish ? await findsAt(PHONE, state, view, ['light', 'names']) : []),
  ];
  view.unmount();
  return faults.map((fault) => `${words} ${fault}`);
}

/** What is wrong with a state in any words and column. */
async function faultsOf(state: State, scheme: Scheme): Promise<string[]> {
  const english = new Set<string>();
  const faults: string[] = [];
  for (const words of WORDS) {
    const inspect = () => faultsIn(words, state, scheme, english);
    faults.push(...(await (words === 'longest' ? inLongestWords(inspect) : inspect())));
  }
  return faults;
}

/**
 * Proves of each state that it is translated, fits into every column, leads on, is accessible, and is gone through by
 * keyboard. The fast tier has it in English and in the longest words that any language has, and every second state on a dark
 * page: the colours of both schemes are made of the same few, so that a pair that nobody can read is met in one of them.
 */
export function expectSoundStates(area: string, states: readonly State[]): void {
  describe(`${area}, in any language and column`, () => {
    for (const [index, state] of states.entries()) {
      const scheme = index % 2 === 0 ? 'light' : 'dark';
      it(`${state.title} reads well, fits, leads on, and each stop of Tab is in sight`, async () => {
        expect(await faultsOf(state, scheme)).to.deep.equal([]);
      });
    }
  });
}
