import { subscribe } from 'valtio/vanilla';
import { type ToastCode, toasts } from '../../src/core/notices/store.ts';

let last: ToastCode | undefined;

subscribe(toasts, () => (last = toasts.shown?.code ?? last), true);

beforeEach(() => {
  last = undefined;
});

/** What was told last in passing, in this test; it may have gone again. */
export const lastToast = (): ToastCode | undefined => last;
