import * as v from 'valibot';
import { call } from './door.ts';
import type { Result } from './errors.ts';

/** A call that answers nothing but that it was good. */
const post = (endpoint: string, body: object, more: object = {}): Promise<Result<unknown>> =>
  call({ method: 'POST', endpoint, body, schema: v.unknown(), ...more });

// `_p…` are passwords as the wire wants them (contract, "Account")
const hasPassword = true;

/** `POST customer/pwdreset`: has a link mailed; `{token}` in `backlink` becomes the key. 400 where the address is none. */
export const requestPasswordReset = (email: string, backlink: string): Promise<Result<unknown>> =>
  post('customer/pwdreset', { email, backlink });

/** `POST customer/pwdconfirm`: sets a new password with the key of the mail. 400 where the key is no longer good. */
export const confirmPassword = (token: string, _p: string): Promise<Result<unknown>> =>
  post('customer/pwdconfirm', { token, _p }, { hasPassword });

/** `POST customer/pwdchange`: 400 where the old password is wrong. */
export const changePassword = (_po: string, _pn: string): Promise<Result<unknown>> =>
  post('customer/pwdchange', { _po, _pn }, { hasPassword, withToken: true });

/** `POST customer/emailchange`: 400 where the password is wrong, 422 where the address cannot be taken. */
export const changeEmail = (_po: string, email: string): Promise<Result<unknown>> =>
  post('customer/emailchange', { _po, email }, { hasPassword, withToken: true });
