import { setClock } from '../../src/core/calendar/clock.ts';

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
