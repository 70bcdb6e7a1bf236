import { setClock } from '../../src/core/calendar/clock.ts';

// The first script of each page that `openPage` opens. It sets the clock, ends time limits, and records console messages and errors.
const { content: now } = document.querySelector<HTMLMetaElement>('meta[name="test-now"]')!;
setClock(() => Date.parse(now));

// time-outs must not decide a test on a busy machine
AbortSignal.timeout = () => new AbortController().signal;

// a page loads more files than the default size of this buffer
performance.setResourceTimingBufferSize(5000);

const said: string[] = [];
const errors: string[] = [];
for (const level of ['info', 'warn', 'error'] as const) {
  const speak = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    if (level === 'error') speak(...words);
  };
}
addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  errors.push(`${violatedDirective} forbids ${blockedURI}`),
);

/** Console messages, and uncaught errors and policy violations. */
export type Witness = { said: string[]; errors: string[] };

declare global {
  interface Window {
    witness: Witness;
  }
}
window.witness = { said, errors };
