import { announce } from '../core/page/events.ts';
import { shared } from '../core/page/shared.ts';
import type { ConfigError } from './attributes.ts';

const reported = shared('mistakes', () => new Set<string>());

/** Reports each configuration error once, on the console and as an event for the page's monitoring. */
export function reportConfigErrors(tag: string, errors: readonly ConfigError[]): void {
  for (const error of errors) {
    const { is: code, ...rest } = error;
    const message = `<${tag}>: ${code} ${Object.values(rest).join(' ')}`;
    if (reported.has(message)) continue;
    reported.add(message);
    console.warn(message);
    announce('museum-error', { code, message });
  }
}
