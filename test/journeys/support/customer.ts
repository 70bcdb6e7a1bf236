import type { BrowserContextOptions, Page } from 'playwright-core';
import { englishBuyer } from './buyer.ts';
import type { Journey } from './shop.ts';
import { sayIn, say } from '../../support/say.ts';

/** The English account page. */
export const ACCOUNT = '/museum/en/account.html';

/** A customer whom the demo has from its start. */
export const WIEBKE = { email: 'wiebke@harmsen.example', password: 'Ebbe und Flut' };

type Account = { email: string; password: string };

/** Fills in and sends the login form that is shown. */
export async function logIn(page: Page, { email, password }: Account, lang: 'de' | 'en' = 'en') {
  await page.getByLabel(sayIn(lang, 'eMail'), { exact: true }).fill(email);
  await page.getByLabel(sayIn(lang, 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: sayIn(lang, 'logIn'), exact: true }).click();
}

/** Returns an English visitor who has an account. */
export async function customer(journey: Journey, options?: BrowserContextOptions) {
  const visitor = await englishBuyer(journey, options);
  const { page, buys } = visitor;
  /** Finds a form by the heading above it. */
  const section = (heading: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
  return {
    ...visitor,
    section,
    password: (label: RegExp | string) =>
      page.getByLabel(label, { exact: typeof label === 'string' }),
    logIn: (email: string, password: string) => logIn(page, { email, password }),
    /** Logs in on the account page and opens the settings. */
    async toSettings(account: Account) {
      await buys.open(ACCOUNT);
      await logIn(page, account);
      await buys.heading(say('yourOrders')).waitFor();
      await buys.link(say('settings')).click();
      await buys.heading(say('settings')).waitFor();
    },
  };
}
