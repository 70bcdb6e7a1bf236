import { i18n, type Messages } from '@lingui/core';
import { LANGUAGES, type Lang } from '../../../src/core/i18n/languages.ts';
import { axeFinds, type Scheme } from '../../views/parts/look.ts';
import { misfitsAt, WIDTHS } from '../fit.ts';
import { wordsIn } from '../words.ts';
import type { State, View } from './state.ts';

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

/** What is wrong with a state in one language; `english` gathers the words of that one. */
async function faultsIn(lang: Lang, state: State, english: Set<string>): Promise<string[]> {
  const view = await state.show(lang);
  const isEnglish = lang === 'en';
  if (isEnglish) for (const each of wordsIn(view.container)) english.add(each);
  const faults = [
    ...deadEnd(state, view),
    ...gaps(view, isEnglish ? new Set() : english),
    ...(await misfitsIn(state, view)),
    // only names are different in each language
    ...(await findsAt(PHONE, state, view, isEnglish ? ['light', 'dark'] : ['names'])),
    ...(isEnglish ? await findsAt(DESK, state, view, ['light']) : []),
  ];
  view.unmount();
  return faults.map((fault) => `${lang} ${fault}`);
}

/** What is wrong with a state in any language and column: gaps, misfits, dead ends, and what the checker finds. */
export async function faultsOf(state: State): Promise<string[]> {
  const english = new Set<string>();
  const faults: string[] = [];
  for (const lang of ['en', ...LANGUAGES.filter((each) => each !== 'en')] as const) {
    faults.push(...(await faultsIn(lang, state, english)));
  }
  return faults;
}
