import { shared } from '../page/shared.ts';
import { type ToastCode, toasts } from './store.ts';

/** Duration of a toast (specification, section 9). */
const TOAST_MS = 2000;

const timer = shared('toast-timer', () => ({
  running: undefined,
  startedAtMs: 0,
  leftMs: 0,
}));

function run(leftMs: number): void {
  clearTimeout(timer.running);
  const running = setTimeout(dismissToast, leftMs);
  Object.assign(timer, { running, leftMs, startedAtMs: performance.now() });
}

/** Replaces the current toast; it is dismissed after `TOAST_MS`. */
export function showToast(code: ToastCode): void {
  toasts.count += 1;
  toasts.shown = { code, count: toasts.count };
  run(TOAST_MS);
}

export function dismissToast(): void {
  clearTimeout(timer.running);
  timer.running = undefined;
  toasts.shown = undefined;
}

/** Pauses the timer while the toast is hovered or focused. */
export function holdToast(): void {
  if (timer.running === undefined) return;
  clearTimeout(timer.running);
  timer.running = undefined;
  timer.leftMs -= performance.now() - timer.startedAtMs;
}

export function releaseToast(): void {
  if (toasts.shown && timer.running === undefined) run(Math.max(timer.leftMs, 0));
}
