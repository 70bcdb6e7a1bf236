import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Lang } from '../core/i18n/languages.ts';
import { MESSAGES } from '../core/i18n/messages.ts';
import { reservesHeight } from './reservedHeight.ts';
import { adoptSheets } from './sheets.ts';

// Skeleton shown while the first screen loads, drawn without React and before the shop's own code has loaded.

/** Delay in milliseconds until a sentence and the element's own children replace the skeleton. */
const SLOW_MS = 5000;

const CARDS = 8;
const ID = 'waiting';

/** Timers of the sentence, by skeleton. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Styles of the skeleton: cards with a picture and two lines each. */
export const SKELETON_CSS = `#waiting{max-block-size:100vh;overflow:hidden}
#waiting p{margin:0}
#waiting div{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--museum-card-min-width,15em)),1fr));gap:1.5em}
#waiting i{aspect-ratio:4/5;border-radius:4px;opacity:.12;background:linear-gradient(currentColor 65%,#0000 0 72%,currentColor 0 78%,#0000 0 85%,currentColor 0 91%,#0000 0)}`;

const SLOW = msg`The shop is still loading…`;
const RELOAD = msg`Reload page`;

const make = (name: string, ...children: Node[]): HTMLElement => {
  const element = document.createElement(name);
  element.append(...children);
  return element;
};

/** Shows an element with a message, as soon as the messages have loaded. */
function showMessage(element: HTMLElement, lang: Lang, { id }: MessageDescriptor): void {
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

export const hasSkeleton = (host: Element): boolean => Boolean(skeletonOf(host));

/** Shows a skeleton in the reserved height of an element, whose shadow root it opens if necessary. */
export function showSkeleton(host: Element, lang: Lang): void {
  if (hasSkeleton(host) || !reservesHeight(host.localName)) return;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const bones = make('div', ...Array.from({ length: CARDS }, () => make('i')));
  bones.ariaHidden = 'true';
  const waiting = make('div', bones);
  waiting.id = ID;
  // screen readers announce the sentence that is added later
  waiting.role = 'status';
  if (root.adoptedStyleSheets.length === 0) adoptSheets(root, [SKELETON_CSS]);
  root.prepend(waiting);
  const sentence = make('p');
  timers.set(
    waiting,
    setTimeout(() => bones.replaceWith(sentence, make('slot')), SLOW_MS),
  );
  showMessage(sentence, lang, SLOW);
}

export function hideSkeleton(host: Element): void {
  const skeleton = skeletonOf(host);
  if (!skeleton) return;
  clearTimeout(timers.get(skeleton));
  skeleton.remove();
}

/** Replaces the skeleton by the element's own children for good, with a button to reload the page. */
export function showFallback(host: Element, lang: Lang): void {
  const reload = make('button');
  reload.onclick = () => location.reload();
  showMessage(reload, lang, RELOAD);
  skeletonOf(host)?.replaceWith(make('slot'), reload);
}
