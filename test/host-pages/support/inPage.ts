import { findAll, seenText } from '../../support/composed.ts';

// The first script of each host page, in the page itself: it sets the clock, tells the console of what nobody caught or a
// policy forbade, and reads through shadow roots.

/** The moment at which the clock of the museum stands; filled in where this is bundled. */
declare const NOW: number;

/** The engine of this run, filled in likewise. */
declare const ENGINE: string;

globalThis.Date = new Proxy(Date, {
  construct: (Real, given, target) =>
    Reflect.construct(Real, given.length > 0 ? given : [NOW], target) as Date,
  get: (Real, name) => (name === 'now' ? () => NOW : (Reflect.get(Real, name) as unknown)),
});

// what a test asks in the page was compiled with the names of its functions kept
Object.assign(globalThis, { __name: (named: unknown) => named });

/** How often anything has changed in the page, shadow roots included, and who waits for the next change. */
let changes = 0;
const waiting = new Set<() => void>();
const WATCHED = { subtree: true, childList: true, characterData: true, attributes: true };
const observer = new MutationObserver(() => {
  changes += 1;
  for (const go of waiting) go();
  waiting.clear();
});
observer.observe(document, WATCHED);
const { attachShadow } = Element.prototype;
Element.prototype.attachShadow = function attach(this: Element, options) {
  const root = attachShadow.call(this, options);
  observer.observe(root, WATCHED);
  return root;
};

/** Calls that have not been answered in full. */
let calls = 0;
const { fetch } = globalThis;
globalThis.fetch = async (...given) => {
  calls += 1;
  const end = (): void => void (calls -= 1);
  try {
    const answer = await fetch(...given);
    answer.clone().arrayBuffer().then(end, end);
    return answer;
  } catch (error) {
    end();
    throw error;
  }
};

// what is drawn in slices goes on by messages
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function post(this: MessagePort, ...given: never[]) {
  changes += 1;
  Reflect.apply(postMessage, this, given);
};

/** A picture has been made, sizes have been observed and timers that were due have run. */
const oneRound = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
  });

/** What the console was told and nobody has taken down yet, where the driver does not tell of it. */
const heard: { type: string; text: string }[] = [];
for (const type of ENGINE === 'webkit' ? (['error', 'warn', 'info', 'log'] as const) : []) {
  const print = console[type];
  console[type] = (...told: unknown[]) => {
    heard.push({ type, text: told.map(String).join(' ') });
    print.apply(console, told);
  };
}

const tell = (what: string): void => console.error(`not caught: ${what}`);
addEventListener('error', ({ message }) => message && tell(message));
addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  tell(`${violatedDirective} forbids ${blockedURI}`),
);

/** The errors that the shop has told the page of, for whoever reads why a test has failed. */
const errors: string[] = [];
document.addEventListener('museum-error', (event) => {
  errors.push(JSON.stringify((event as CustomEvent).detail));
});

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ??
  ((control as HTMLInputElement).labels?.[0]
    ? seenText((control as HTMLInputElement).labels![0]!)
    : seenText(control));

const CONTROLS = 'a, button, input, select, textarea, summary';

/** Whether the last press has met its control; true in a document that has not been pressed. */
let isMet = true;
let watch = new AbortController();

/** What a test may ask of a host page, shadow roots included. */
const reader = {
  heard,
  errors,
  /** Resolves when a page has nothing to do: no call is under way, and nothing changes in two rounds, as some things react a picture later. */
  async calm(): Promise<void> {
    for (let quiet = 0; quiet < 2;) {
      const before = changes;
      await oneRound();
      quiet = changes === before && calls === 0 ? quiet + 1 : 0;
    }
  },
  /** Resolves at the next change in the page. */
  change: (): Promise<void> => new Promise((resolve) => void waiting.add(resolve)),
  /** The elements that match, whole or below one of `within`. */
  all: (selector: string, within = 'body'): HTMLElement[] =>
    within === 'body'
      ? findAll(document, selector)
      : findAll(document, within).flatMap((each) => [
          ...findAll<HTMLElement>(each, selector),
          ...(each.shadowRoot ? findAll<HTMLElement>(each.shadowRoot, selector) : []),
        ]),
  /** What a visitor reads in the first element that matches. */
  text(selector = 'body'): string {
    const found = findAll(document, selector)[0];
    if (!found) throw new Error(`the page has no ${selector}`);
    return seenText(found);
  },
  /** Brings an element into view and waits until nothing moves it any more. */
  async standStill(element: Element): Promise<void> {
    const topOf = (): number => element.getBoundingClientRect().top;
    let before: number;
    do {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      before = topOf();
      await reader.calm();
    } while (topOf() !== before);
  },
  /** Lets the next press meet this control and nothing else, since what arrives late may move the control away. */
  awaitPress(control: HTMLElement): void {
    watch.abort();
    watch = new AbortController();
    const options = { capture: true, once: true, signal: watch.signal };
    const own: EventTarget[] = [control, ...((control as HTMLInputElement).labels ?? [])];
    const drop = (event: Event): void => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const meet = (event: Event): void => {
      isMet = event.composedPath().some((each) => own.includes(each));
      if (!isMet) addEventListener('click', drop, options);
    };
    isMet = false;
    addEventListener('pointerdown', meet, options);
  },
  isMet: (): boolean => isMet,
  /** The link, button or field with this name; `/…/` is a regular expression. */
  control(name: string, within?: string): HTMLElement | undefined {
    const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(name) ?? [];
    const pattern = source === undefined ? undefined : new RegExp(source, flags);
    return reader.all(CONTROLS, within).find((each) => {
      const own = nameOf(each);
      return pattern ? pattern.test(own) : own === name;
    });
  },
};

declare global {
  var reader: Reader;
}
export type Reader = typeof reader;
globalThis.reader = reader;
