import { proxy } from 'valtio/vanilla';
import type { Day } from '../calendar/day.ts';
import { shared } from '../page/shared.ts';

export type PassedVisit = { name: string; day: Day; time?: string };

/** Notice that is not a reaction to input; the component that shows it chooses the sentence. */
export type Notice =
  /** The back end failed (500); `email` is the support address, if there is one. */
  | { is: 'serverError'; email?: string }
  /** The back end is busy (503), and a reload did not help or would lose unsent text. */
  | { is: 'serverBusy' }
  | { is: 'signedOut' }
  /** Expired tickets were removed from the cart. */
  | { is: 'passed'; visits: readonly PassedVisit[] };

export type NoticesState = { shown: Notice | undefined };

export const notices = shared('notices', () => proxy<NoticesState>({ shown: undefined }));

/** Message of a toast (specification, section 8, Toasts); the component that shows it chooses the sentence. */
export type ToastCode =
  | 'AUTH_LOGGING_IN'
  | 'AUTH_LOGIN_FAILED'
  | 'AUTH_REQUEST_RESET_SUCCESS'
  | 'AUTH_REQUEST_RESET_FAIL'
  | 'AUTH_SETTING_NEW_PASSWORD'
  | 'AUTH_SETTING_NEW_PASSWORD_FAILED'
  | 'AUTH_SETTING_NEW_PASSWORD_SUCCESS'
  | 'AUTH_PASSWORD_CHANGE_REQUEST'
  | 'AUTH_PASSWORD_CHANGE_SUCCESS'
  | 'AUTH_PASSWORD_CHANGE_FAILED'
  | 'AUTH_EMAIL_CHANGE_SUCCESS'
  | 'USER_SETTINGS_SAVED';

/** `count` distinguishes a toast from an earlier one with the same code. */
type ShownToast = { code: ToastCode; count: number };

export type ToastsState = { shown: ShownToast | undefined; count: number };

export const toasts = shared('toasts', () => proxy<ToastsState>({ shown: undefined, count: 0 }));
