import { findAll, seenText } from '../../support/composed.ts';

// The first script of each host page. It sets the clock, logs uncaught errors and policy violations to the console, and reads
// the page through shadow roots.

/** The fixed time of the museum's clock, in milliseconds; replaced when this file is bundled. */
declare const NOW: number;

/** The engine of this run; replaced when this file is bundled. */
declare const ENGINE: string;

globalThis.Date = new Proxy(Date, {
  construct: (Real, given, target) =>
    Reflect.construct(Real, given.length > 0 ? given : [NOW], target) as Date,
  get: (Real, name) => (name === 'now' ? () => NOW : (Reflect.get(Real, name) as unknown)),
});

// esbuild's `keepNames` adds calls of `__name` to the functions that tests evaluate in the page
Object.assign(globalThis, { __name: (named: unknown) => named });

/** Number of changes in the page, shadow roots included. */
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

/** Number of calls whose response has not arrived in full. */
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

// React schedules the slices of a render with messages: each one counts as a change
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function post(this: MessagePort, ...given: never[]) {
  changes += 1;
  Reflect.apply(postMessage, this, given);
};

/** Resolves after a frame has been painted, size observers have run and due timers have fired. */
const oneRound = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
  });

/** Console messages that the test has not collected yet. WebKit's driver does not report them. */
const heard: { type: string; text: string }[] = [];
for (const type of ENGINE === 'webkit' ? (['error', 'warn', 'info', 'log'] as const) : []) {
  const print = console[type];
  console[type] = (...values: unknown[]) => {
    heard.push({ type, text: values.map(String).join(' ') });
    print.apply(console, values);
  };
}

const logUncaught = (what: string): void => console.error(`not caught: ${what}`);
addEventListener('error', ({ message }) => message && logUncaught(message));
addEventListener('unhandledrejection', ({ reason }) => logUncaught(String(reason)));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  logUncaught(`${violatedDirective} forbids ${blockedURI}`),
);

/** The details of `museum-error` events, for the message of a failed test. */
const errors: string[] = [];
document.addEventListener('museum-error', (event) => {
  errors.push(JSON.stringify((event as CustomEvent).detail));
});

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ??
  ((control as HTMLInputElement).labels?.[0]
    ? seenText((control as HTMLInputElement).labels![0]!)
    : seenText(control));

/** Time after which a page counts as no longer painted, for the message of a failed test. */
const NO_FRAME_MS = 3000;

const CONTROLS = 'a, button, input, select, textarea, summary';

/** Whether the last press hit its control; true in a document without a press. */
let isMet = true;
let watch = new AbortController();

/** Reads a host page for the tests, shadow roots included. */
const reader = {
  heard,
  errors,
  /** Resolves when no call is pending and nothing has changed for two rounds: some reactions come one frame later. */
  async untilIdle(): Promise<void> {
    for (let quiet = 0; quiet < 2;) {
      const before = changes;
      await oneRound();
      quiet = changes === before && calls === 0 ? quiet + 1 : 0;
    }
  },
  /** Returns whether the browser still paints frames, in words: without them, nothing comes near the window. */
  painting: (): Promise<string> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => resolve('the browser paints'));
      setTimeout(() => resolve('the browser does not paint'), NO_FRAME_MS);
    }),
  /** Resolves at the next change in the page. */
  change: (): Promise<void> => new Promise((resolve) => void waiting.add(resolve)),
  /** The elements in the document, or below any element that matches `within`, that match `selector`. */
  all: (selector: string, within = 'body'): HTMLElement[] =>
    within === 'body'
      ? findAll(document, selector)
      : findAll(document, within).flatMap((each) => [
          ...findAll<HTMLElement>(each, selector),
          ...(each.shadowRoot ? findAll<HTMLElement>(each.shadowRoot, selector) : []),
        ]),
  /** The visible text of the first element that matches. */
  text(selector = 'body'): string {
    const found = findAll(document, selector)[0];
    if (!found) throw new Error(`the page has no ${selector}`);
    return seenText(found);
  },
  /** Scrolls an element into view and waits until its position is stable. */
  async standStill(element: Element): Promise<void> {
    const topOf = (): number => element.getBoundingClientRect().top;
    let before: number;
    do {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      before = topOf();
      await reader.untilIdle();
    } while (topOf() !== before);
  },
  /** Drops the next press unless it hits this control: content that arrives late may move the control away. */
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
