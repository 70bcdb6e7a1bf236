import { shared } from '../page/shared.ts';
import { type Notice, notices } from './store.ts';

const timer = shared('notice-timer', () => ({ running: undefined }));

/** Replaces the current notice; after `timeoutMs` it is dismissed. */
export function showNotice(notice: Notice, timeoutMs?: number): void {
  clearTimeout(timer.running);
  notices.shown = notice;
  if (timeoutMs) timer.running = setTimeout(dismissNotice, timeoutMs);
}

export function dismissNotice(): void {
  clearTimeout(timer.running);
  notices.shown = undefined;
}
