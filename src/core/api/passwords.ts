import * as v from 'valibot';
import { call } from './door.ts';
import type { Result } from '../async/result.ts';

/** Sends a POST whose answer holds no data. */
const post = (endpoint: string, body: object, more: object = {}): Promise<Result<unknown>> =>
  call({ method: 'POST', endpoint, body, schema: v.unknown(), ...more });

// names with `_p` are password hashes (contract, "Account")
const hasPassword = true;

/**
 * Requests a password reset email: `POST customer/pwdreset`; 400 for an invalid address. The key replaces `{token}`.
 */
export const requestPasswordReset = (email: string, backlink: string): Promise<Result<unknown>> =>
  post('customer/pwdreset', { email, backlink });

/** Sets a new password with the key from the email: `POST customer/pwdconfirm`; 400 if the key is no longer valid. */
export const confirmPassword = (token: string, _p: string): Promise<Result<unknown>> =>
  post('customer/pwdconfirm', { token, _p }, { hasPassword });

/** Changes the password: `POST customer/pwdchange`; 400 if the old one is wrong. */
export const changePassword = (_po: string, _pn: string): Promise<Result<unknown>> =>
  post('customer/pwdchange', { _po, _pn }, { hasPassword, withToken: true });

/**
 * Changes the email address: `POST customer/emailchange`; 400 for a wrong password, 422 for an unacceptable address.
 */
export const changeEmail = (_po: string, email: string): Promise<Result<unknown>> =>
  post('customer/emailchange', { _po, email }, { hasPassword, withToken: true });
