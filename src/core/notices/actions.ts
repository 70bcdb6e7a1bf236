import { shared } from '../shared.ts';
import { type Notice, notices } from './store.ts';

const timer = shared('notice-timer', () => ({
  running: undefined as ReturnType<typeof setTimeout> | undefined,
}));

/** Shows a notice in place of the one before; after `timeoutMs` it goes by itself. */
export function showNotice(notice: Notice, timeoutMs?: number): void {
  clearTimeout(timer.running);
  notices.shown = notice;
  if (timeoutMs) timer.running = setTimeout(dismissNotice, timeoutMs);
}

export function dismissNotice(): void {
  clearTimeout(timer.running);
  notices.shown = undefined;
}
