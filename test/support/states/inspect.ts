import { expect } from '@esm-bundle/chai';
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
  /^https?:|^<(museum|script|div|a )|^\/$|Alte Seewarte|Apple Pay|Google Pay|^IBAN$|PO-7|Ada Lovelace|Grace Hopper|Havnegade 7|8000 Aarhus|Ada Lund|25399 Ahrenhafen|Lübbers GmbH|Stiftung Seewarte|@(luebbers|alte-seewarte)\.example|ada@|Hafenstraße|Am Pegelhaus|20359|AS-4711|SEA-2027|Donaudampf|Samstag, 12:00|besucherbetreuung@|help@|tickets@|^(Families|Concert|Museum|Date)$|^(Deutsch|English|Français|Italiano|Nederlands|Español|Svenska|Dansk)$|^(instagram|youtube|facebook|tripadvisor|linkedin|twitter|tiktok)$/;

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

async function findsAt(
  width: number,
  state: State,
  view: View,
  schemes: readonly Scheme[],
): Promise<string[]> {
  await widen(width, state, view);
  const finds: string[] = [];
  for (const scheme of schemes) finds.push(...(await axeFinds(view, scheme)));
  return finds.map((each) => `${width}: ${each}`);
}

/** What is the same in every language: roles, colours, the way of Tab, and the least size of targets. */
async function commonFaults(state: State, view: View): Promise<string[]> {
  // what a wide column shows and a narrow one does not are the pieces that follow the width
  const isOtherWhenWide = isFull || state.follows;
  return [
    ...(isOtherWhenWide ? await findsAt(DESK, state, view, ['light']) : []),
    ...(await findsAt(PHONE, state, view, ['light', 'dark'])),
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
async function faultsIn(words: Words, state: State, english: Set<string>): Promise<string[]> {
  const view = await state.show(words === 'longest' ? 'de' : words);
  const isEnglish = words === 'en';
  if (words === 'longest') expect(areLongestSpoken(), 'the longest words are spoken').to.be.true;
  if (isEnglish) for (const each of wordsIn(view.container)) english.add(each);
  const faults = [
    ...deadEnd(state, view),
    ...gaps(view, isEnglish ? new Set() : english),
    ...(await misfitsIn(state, view)),
    // only names are different in each language
    ...(isEnglish ? await commonFaults(state, view) : []),
    ...(isFull && !isEnglish ? await findsAt(PHONE, state, view, ['names']) : []),
  ];
  view.unmount();
  return faults.map((fault) => `${words} ${fault}`);
}

/** What is wrong with a state in any words and column. */
async function faultsOf(state: State): Promise<string[]> {
  const english = new Set<string>();
  const faults: string[] = [];
  for (const words of WORDS) {
    const inspect = () => faultsIn(words, state, english);
    faults.push(...(await (words === 'longest' ? inLongestWords(inspect) : inspect())));
  }
  return faults;
}

/**
 * Proves of each state that it is translated, fits into every column, leads on, is accessible, and is gone through by
 * keyboard. The fast tier has it in English and in the longest words that any language has.
 */
export function expectSoundStates(area: string, states: readonly State[]): void {
  describe(`${area}, in any language and column`, () => {
    for (const state of states) {
      it(`${state.title} reads well, fits, leads on, and each stop of Tab is in sight`, async function () {
        if (isFull) this.timeout(120_000);
        expect(await faultsOf(state)).to.deep.equal([]);
      });
    }
  });
}
