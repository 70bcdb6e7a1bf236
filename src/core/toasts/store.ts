import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';

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
export type Shown = { code: ToastCode; count: number };

export const toasts = shared('toasts', () =>
  proxy({ shown: undefined as Shown | undefined, count: 0 }),
);
