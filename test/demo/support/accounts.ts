import { wirePassword } from '../../../demo/server/passwords.ts';
import { BACKLINK, GUEST, PASSWORD } from './visitor.ts';
import type { Answer, Servers } from './servers.ts';

/** Account actions of visitors, sent to the shop of these servers. */
export const accountsOf = ({ get, post, mails }: Servers) => {
  let customers = 0;

  const register = (c: Record<string, unknown>, lang = 'en'): Promise<Answer> =>
    post(`${lang}/customer/register`, { c: { ...GUEST, password: PASSWORD, ...c } });
  const login = (email: string, password = PASSWORD): Promise<Answer> =>
    post('en/auth/login', { _u: email, _p: wirePassword(password) });
  const tokenOf = async (email: string, password = PASSWORD): Promise<string> =>
    (await login(email, password)).body.data.token;
  /** Registers a customer with a unique email address and logs them in. */
  const registered = async (): Promise<{ email: string; token: string }> => {
    const email = `ada${(customers += 1)}@lund.example`;
    await register({ email });
    return { email, token: await tokenOf(email) };
  };
  const guessPasswords = async (email: string, times: number): Promise<void> => {
    for (let time = 1; time <= times; time += 1) await login(email, `guess ${time}`);
  };
  /** Requests a password reset and returns the key from the mail. */
  const resetKey = async (email: string): Promise<string> => {
    await post('de/customer/pwdreset', { email, backlink: BACKLINK });
    return /recover\/([\w-]+)/.exec(mails()[0]?.text ?? '')?.[1] ?? '';
  };
  const customerOf = (token: string): Promise<Answer> => get(`en/customer?token=${token}`);
  const updateCustomer = (token: string, c: unknown): Promise<Answer> =>
    post(`en/customer/update?token=${token}`, { c });
  const changeEmail = (token: string, email: string, password = PASSWORD): Promise<Answer> =>
    post(`en/customer/emailchange?token=${token}`, { _po: wirePassword(password), email });

  /** Returns the address of the page in the newest mail that asks to confirm an email address. */
  const confirmationPage = (): string =>
    mails().flatMap(({ text }) => /\S+\/confirm-email\/\S+/.exec(text) ?? [])[0] ?? '';
  const confirmEmail = (page = confirmationPage()): Promise<Response> =>
    fetch(page, { method: 'POST' });

  return {
    register,
    login,
    tokenOf,
    registered,
    guessPasswords,
    resetKey,
    customerOf,
    updateCustomer,
    changeEmail,
    confirmationPage,
    confirmEmail,
  };
};

export type Accounts = ReturnType<typeof accountsOf>;
