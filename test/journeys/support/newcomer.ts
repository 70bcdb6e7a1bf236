import type { BrowserContextOptions } from 'playwright-core';
import { buyer } from './buyer.ts';
import { inspector } from './inspect.ts';
import type { Journey } from './shop.ts';
import { type Words, WORDS } from './words.ts';
import { say, sayIn } from '../../support/say.ts';

/** Texts of the whole shop by which a newcomer finds the way. */
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

/** Returns a visitor of the whole shop at its own address, who uses only what is on the screen. */
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
    /** Steps and texts in the language that the visitor reads now. */
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
    /** Waits for the title of the page: the title of the screen with the name of the site. */
    titled: (name: string) =>
      page.waitForFunction((title) => document.title === title, `${name} – ${read.site}`),
    /** Inspects a screen, and restores the window afterwards. */
    async look(screen: string) {
      const bar = (await buys.button(read.menu).isVisible()) ? '.bar.folded' : '.bar:not(.folded)';
      // axe counts targets that a sticky header half covers as too small
      await page.evaluate(() => scrollTo(0, 0));
      await look(screen);
      await page.emulateMedia({ colorScheme: null });
      await page.setViewportSize(viewport!);
      await page.locator(bar).waitFor();
    },
    /** Opens the menu if it is folded. */
    async unfold() {
      const menu = buys.button(read.menu);
      await page.locator('header .bar').waitFor();
      if (!(await menu.isVisible())) return;
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
    },
    /** Goes to an area by the main menu. */
    async toArea(name: string) {
      await steps.unfold();
      await page
        .getByRole('navigation', { name: read.mainMenu })
        .getByRole('link', { name, exact: true })
        .click();
      await steps.titled(name);
    },
    /** Goes to an area by its link on the home page. */
    async toAreaOfHome(name: string) {
      await page.locator('.areas').getByRole('link', { name }).click();
      await steps.titled(name);
    },
    /** Goes from a list to one of its items; `which` is a text of the right one if several have the same name. */
    async choose(name: string, which = '') {
      await page
        .locator('.card')
        .filter({ hasText: which })
        .getByRole('link', { name, exact: true })
        .first()
        .click();
      await steps.titled(name);
    },
    /** Adds the choice to the basket and waits until the cart button shows `total`. */
    async add(total: number) {
      await buys.button(words.add).click();
      await page.locator('.added').waitFor();
      await page.locator('.cart-count', { hasText: new RegExp(`^${total}$`) }).waitFor();
    },
    /** Changes the language by the menu of languages. */
    async speak(next: Speech) {
      await steps.unfold();
      await buys.button(read.language).click();
      await buys.link(LANGUAGE_NAMES[next]).click();
      [speech, words, read] = [next, WORDS[next], READ[next]];
      buys = buyer(page, journey.addresses.shop, words);
      await page.locator(`html[lang=${next}]`).waitFor({ state: 'attached' });
    },
    /** The address of the page without its origin. */
    address: () => page.url().slice(journey.addresses.shop.length),
  };
  // spreading would copy the values of the getters, which change with the language
  return Object.assign(steps, visit);
}
