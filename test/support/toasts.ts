import { subscribe } from 'valtio/vanilla';
import { type ToastCode, toasts } from '../../src/core/notices/store.ts';

let last: ToastCode | undefined;

subscribe(toasts, () => (last = toasts.shown?.code ?? last), true);

beforeEach(() => {
  last = undefined;
});

/** Returns the last toast of this test, even if it is no longer shown. */
export const lastToast = (): ToastCode | undefined => last;
