import type { BrowserContextOptions } from 'playwright-core';
import { englishBuyer } from './buyer.ts';
import type { Journey } from './shop.ts';
import { say } from '../../support/say.ts';

/** The English page of the account. */
export const ACCOUNT = '/museum/en/account.html';

/** A customer of the demo from its beginning. */
export const WIEBKE = { email: 'wiebke@harmsen.example', password: 'Ebbe und Flut' };

/** A visitor who has an account, on the English pages. */
export async function customer(journey: Journey, options?: BrowserContextOptions) {
  const visitor = await englishBuyer(journey, options);
  const { page, buys } = visitor;
  /** One of the forms, by the heading above it. */
  const section = (heading: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
  return {
    ...visitor,
    section,
    password: (label: RegExp | string) =>
      page.getByLabel(label, { exact: typeof label === 'string' }),
    /** Fills in the login that is shown. */
    async logIn(email: string, password: string) {
      await page.getByLabel(say('eMail'), { exact: true }).fill(email);
      await page.getByLabel(say('password'), { exact: true }).fill(password);
      await buys.button(say('logIn')).click();
    },
    /** From anywhere to the settings. */
    async toSettings({ email, password }: { email: string; password: string }) {
      await buys.open(ACCOUNT);
      await this.logIn(email, password);
      await buys.heading(say('settings')).waitFor();
    },
  };
}
