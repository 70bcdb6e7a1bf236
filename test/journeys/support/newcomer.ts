import type { BrowserContextOptions } from 'playwright-core';
import { buyer } from './buyer.ts';
import { inspector } from './inspect.ts';
import type { Journey } from './shop.ts';
import { type Words, WORDS } from './words.ts';
import { say, sayIn } from '../../support/say.ts';

/** What somebody who has never been there reads in the whole shop. */
const READ = {
  de: {
    site: 'Museum Alte Seewarte',
    menu: sayIn('de', 'menu'),
    mainMenu: sayIn('de', 'mainMenu'),
    language: RegExp(`${sayIn('de', 'language')}: Deutsch`),
    redeem: sayIn('de', 'redeem'),
    voucherCode: sayIn('de', 'voucherCode'),
    logIn: sayIn('de', 'logIn'),
    logOut: sayIn('de', 'logOut'),
  },
  en: {
    site: 'Alte Seewarte Museum',
    menu: say('menu'),
    mainMenu: say('mainMenu'),
    language: RegExp(`${say('language')}: English`),
    redeem: say('redeem'),
    voucherCode: say('voucherCode'),
    logIn: say('logIn'),
    logOut: say('logOut'),
  },
} as const;

export type Speech = keyof typeof READ;

const LANGUAGE_NAMES: Readonly<Record<Speech, string>> = { de: 'Deutsch', en: 'English' };

/** A visitor of the whole shop under its own address, who goes by what is on the screen alone. */
export async function newcomer(
  journey: Journey,
  lang: Speech,
  { viewport = { width: 1280, height: 900 }, ...options }: BrowserContextOptions = {},
) {
  const visit = await journey.visit({ viewport, ...options });
  const { page } = visit;
  let speech = lang;
  let words: Words = WORDS[lang];
  let read: (typeof READ)[Speech] = READ[lang];
  let buys = buyer(page, journey.addresses.shop, words);
  const { found, look } = inspector(page);

  const steps = {
    /** What he can do and read, in the language that he reads now. */
    get buys() {
      return buys;
    },
    get words() {
      return words;
    },
    get read() {
      return read;
    },
    get speech() {
      return speech;
    },
    found,
    /** Waits for the title of the page, which is that of the screen with the name of the site. */
    titled: (name: string) =>
      page.waitForFunction((title) => document.title === title, `${name} – ${read.site}`),
    /** Looks at a screen as many people see it. */
    async look(screen: string) {
      const bar = (await buys.button(read.menu).isVisible()) ? '.bar.folded' : '.bar:not(.folded)';
      // what is half below a head that stays in sight would count as too small to be hit
      await page.evaluate(() => scrollTo(0, 0));
      await look(screen);
      await page.emulateMedia({ colorScheme: null });
      await page.setViewportSize(viewport!);
      await page.locator(bar).waitFor();
    },
    /** Opens the menu where it is folded. */
    async unfold() {
      const menu = buys.button(read.menu);
      await page.locator('header .bar').waitFor();
      if (!(await menu.isVisible())) return;
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
    },
    /** By a link of the main menu. */
    async toArea(name: string) {
      await steps.unfold();
      await page
        .getByRole('navigation', { name: read.mainMenu })
        .getByRole('link', { name, exact: true })
        .click();
      await steps.titled(name);
    },
    /** By one of the areas on the first page. */
    async toAreaOfHome(name: string) {
      await page.locator('.areas').getByRole('link', { name }).click();
      await steps.titled(name);
    },
    /** From a list to one thing of it; `which` tells those of one name apart. */
    async choose(name: string, which = '') {
      await page
        .locator('.card')
        .filter({ hasText: which })
        .getByRole('link', { name, exact: true })
        .first()
        .click();
      await steps.titled(name);
    },
    /** Puts what is chosen into the basket, which tells how much it holds then. */
    async add(total: number) {
      await buys.button(words.add).click();
      await page.locator('.added').waitFor();
      await page.locator('.cart-count', { hasText: new RegExp(`^${total}$`) }).waitFor();
    },
    /** The same page in another language, from the menu of languages. */
    async speak(next: Speech) {
      await steps.unfold();
      await buys.button(read.language).click();
      await buys.link(LANGUAGE_NAMES[next]).click();
      [speech, words, read] = [next, WORDS[next], READ[next]];
      buys = buyer(page, journey.addresses.shop, words);
      await page.locator(`html[lang=${next}]`).waitFor({ state: 'attached' });
    },
    /** Where he is on the site, as he sees it in the address bar. */
    address: () => page.url().slice(journey.addresses.shop.length),
    /** The rows of the basket or of the order. */
    rows: () =>
      page
        .locator('.lines > li')
        .evaluateAll((rows) =>
          rows.map((row) => (row as HTMLElement).innerText.replaceAll(/\s+/g, ' ')),
        ),
  };
  // what is read changes with the language: a getter is not copied by spreading
  return Object.assign(steps, visit);
}
