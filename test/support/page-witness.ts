import { setClock } from '../../src/core/calendar/clock.ts';
import { findAll, seenText } from './composed.ts';

// The first script of each page that `openPage` opens: it sets the clock and writes down what goes wrong.
const { content: now } = document.querySelector<HTMLMetaElement>('meta[name="test-now"]')!;
setClock(() => Date.parse(now));

// a page of unbundled source has more files than a browser keeps account of by itself
performance.setResourceTimingBufferSize(5000);

const said: string[] = [];
const faults: string[] = [];
for (const level of ['info', 'warn', 'error'] as const) {
  const speak = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    if (level === 'error') speak(...words);
  };
}
addEventListener('error', ({ message }) => faults.push(message));
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  faults.push(`${violatedDirective} forbids ${blockedURI}`),
);

/** What the console heard, and what nobody caught or a policy forbade. */
export type Witness = { said: string[]; faults: string[] };

declare global {
  interface Window {
    witness: Witness;
  }
}
window.witness = { said, faults };

/** Presses the control with this name, if it is there. */
function press(name: string): boolean {
  const control = findAll(document, 'a, button, label').find(
    (each) => (each.getAttribute('aria-label') ?? seenText(each)) === name,
  );
  control?.click();
  return control !== undefined;
}

// to a test that may not look into the page, since it is of another origin
addEventListener('message', ({ source, data }: MessageEvent<{ press?: string }>) => {
  const hasPressed = data.press !== undefined && press(data.press);
  const answer = { text: seenText(document.body), said: [...said, ...faults], hasPressed };
  source?.postMessage(answer, { targetOrigin: '*' });
});
