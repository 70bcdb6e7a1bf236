import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Lang } from '../core/i18n/languages.ts';
import { MESSAGES } from '../core/i18n/messages.ts';
import { keepsRoom } from './room.ts';
import { adoptSheets } from './sheets.ts';

// What stands in for the first screen while that is on its way: drawn without React and before any of the shop's own code.

/** From then on a sentence says that the shop is still coming, beside the element's own children. */
const SLOW_MS = 5000;

const CARDS = 8;
const ID = 'waiting';

/** What brings the sentence, by skeleton. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The style of what stands in: cards with a picture and two lines each. */
export const SKELETON_CSS = `#waiting{max-block-size:100vh;overflow:hidden}
#waiting div{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--museum-card-width,15em)),1fr));gap:1.5em}
#waiting i{aspect-ratio:4/5;border-radius:4px;opacity:.12;background:linear-gradient(currentColor 65%,#0000 0 72%,currentColor 0 78%,#0000 0 85%,currentColor 0 91%,#0000 0)}`;

const SLOW = msg`The shop is still loading …`;
const RELOAD = msg`Reload the page`;

const make = (name: string, ...children: Node[]): HTMLElement => {
  const element = document.createElement(name);
  element.append(...children);
  return element;
};

/** Shows an element with the words of a message, as soon as they are there. */
function say(element: HTMLElement, lang: Lang, { id }: MessageDescriptor): void {
  element.lang = lang;
  element.hidden = true;
  MESSAGES[lang]().then(
    ({ messages }) => {
      element.append(String(messages[id]));
      element.hidden = false;
    },
    () => undefined,
  );
}

const skeletonOf = ({ shadowRoot }: Element) => shadowRoot?.getElementById(ID);

/** Whether an element already shows that it is coming. */
export const isWaited = (host: Element): boolean => Boolean(skeletonOf(host));

/** Shows that an element is coming, in the room that it will have; it has a shadow root from then on. */
export function showSkeleton(host: Element, lang: Lang): void {
  if (isWaited(host) || !keepsRoom(host.localName)) return;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const bones = make('div', ...Array.from({ length: CARDS }, () => make('i')));
  bones.ariaHidden = 'true';
  const waiting = make('div', bones);
  waiting.id = ID;
  // what is said in it later is read out
  waiting.role = 'status';
  if (root.adoptedStyleSheets.length === 0) adoptSheets(root, [SKELETON_CSS]);
  root.prepend(waiting);
  const sentence = make('p');
  timers.set(
    waiting,
    setTimeout(() => bones.replaceWith(sentence, make('slot')), SLOW_MS),
  );
  say(sentence, lang, SLOW);
}

/** The first screen is there, or something else takes its place. */
export function hideSkeleton(host: Element): void {
  const skeleton = skeletonOf(host);
  if (!skeleton) return;
  clearTimeout(timers.get(skeleton));
  skeleton.remove();
}

/** Nothing will come: the element's own children stand in for good, with a way to try again. */
export function showFallback(host: Element, lang: Lang): void {
  const reload = make('button');
  reload.onclick = () => location.reload();
  say(reload, lang, RELOAD);
  skeletonOf(host)?.replaceWith(make('slot'), reload);
}
