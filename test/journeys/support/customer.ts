import type { BrowserContextOptions } from 'playwright-core';
import { englishBuyer } from './buyer.ts';
import type { Journey } from './shop.ts';
import { say } from '../../support/say.ts';

/** The English account page. */
export const ACCOUNT = '/museum/en/account.html';

/** A customer whom the demo has from its start. */
export const WIEBKE = { email: 'wiebke@harmsen.example', password: 'Ebbe und Flut' };

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
    /** Fills in and sends the login form that is shown. */
    async logIn(email: string, password: string) {
      await page.getByLabel(say('eMail'), { exact: true }).fill(email);
      await page.getByLabel(say('password'), { exact: true }).fill(password);
      await buys.button(say('logIn')).click();
    },
    /** Logs in on the account page and waits for the settings. */
    async toSettings({ email, password }: { email: string; password: string }) {
      await buys.open(ACCOUNT);
      await this.logIn(email, password);
      await buys.heading(say('settings')).waitFor();
    },
  };
}
