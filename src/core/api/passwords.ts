import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ON } from './primitives.ts';

// names with `_p` are password hashes (contract, "Account")

/** Requests a password reset email; 400 for an invalid address. The key replaces `{token}` in the link. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'customer/pwdreset',
  body: (email: string, backlink: string) => ({ email, backlink }),
  schema: v.unknown(),
  isPersonal: true,
});

/** Sets a new password with the key from the email; 400 if the key is no longer valid. */
export const confirmPassword = endpoint({
  method: 'POST',
  path: 'customer/pwdconfirm',
  body: (token: string, _p: string) => ({ token, _p }),
  schema: v.unknown(),
  isPersonal: true,
});

/** Changes the password; 400 if the old one is wrong. */
export const changePassword = endpoint({
  method: 'POST',
  path: 'customer/pwdchange',
  body: (_po: string, _pn: string) => ({ _po, _pn }),
  schema: v.unknown(),
  isPersonal: true,
  withToken: true,
});

/**
 * Changes the email address; 400 for a wrong password, 422 for an unacceptable address. Returns whether the change waits
 * until the visitor has opened a link that was sent to the new address.
 */
export const changeEmail = endpoint({
  method: 'POST',
  path: 'customer/emailchange',
  body: (_po: string, email: string) => ({ _po, email }),
  schema: v.pipe(
    v.unknown(),
    v.transform((data) => ON.includes(Object(data).is_pending)),
  ),
  isPersonal: true,
  withToken: true,
});
