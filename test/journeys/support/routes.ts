import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

export type Role = 'visitor' | 'guest' | 'customer';
export type Spoken = 'de' | 'en';

/** What is said in both languages of the walk. */
type Said = Readonly<Record<Spoken, string>>;

/** A route of the specification's table: where it is, the heading of its screen, the title of its page where that is another. */
export type Row = {
  path: string;
  heading: Said;
  title?: Said;
  /** Who sees another screen there. */
  instead?: Partial<Record<Role, Said>>;
  /** The address that stands there afterwards. */
  becomes?: string;
};

const said = (de: string, en: string): Said => ({ de, en });

const MERCHANDISE = said('Shop', 'Merchandise');
const LOG_IN = said('Anmelden', 'Log in');
const PAYMENT = said('Zahlung', 'Payment');
const LOST = said('Wir finden diese Bestellung nicht mehr', 'We cannot find this order any more');
const NOT_FOUND = said('Seite nicht gefunden', 'Page not found');
const FORGOTTEN = said('Passwort vergessen?', 'Forgot your password?');
const DETAILS = said('Ihre Daten', 'Your details');
const ORDER = said('Ihre Bestellung', 'Your order');

/** Every row of the specification's route table, and what is none of it. */
export const ROWS: readonly Row[] = [
  {
    path: '',
    heading: said('Ihr Besuch beginnt hier', 'Your visit begins here'),
    title: said('Startseite', 'Home'),
  },
  { path: '/merchandise', heading: MERCHANDISE },
  { path: '/merchandise/41', heading: MERCHANDISE },
  {
    path: '/product/4301',
    heading: said(
      'Gezeiten. Das Meer im Takt – Katalog zur Ausstellung',
      'Tides: The Sea Keeps Time – Exhibition catalogue',
    ),
  },
  { path: '/passes', heading: said('Jahreskarten', 'Annual passes') },
  { path: '/passes/5101', heading: said('Jahreskarte', 'Annual pass') },
  { path: '/vouchers', heading: said('Gutscheine', 'Vouchers') },
  {
    path: '/vouchers/6101',
    heading: said('Gutschein über einen freien Betrag', 'Voucher for an amount of your choice'),
  },
  { path: '/tickets', heading: said('Tickets', 'Tickets') },
  {
    path: '/tickets/12',
    heading: said('Gezeiten. Das Meer im Takt', 'Tides: The Sea Keeps Time'),
  },
  { path: '/guided-tours', heading: said('Führungen', 'Guided tours') },
  {
    path: '/guided-tours/101',
    heading: said(
      'Rundgang: Neun Jahrhunderte in einer Stunde',
      'Highlights: Nine Centuries in an Hour',
    ),
  },
  { path: '/login', heading: LOG_IN },
  { path: '/register', heading: said('Registrieren', 'Register') },
  { path: '/register/success', heading: said('Sie sind registriert', 'You are registered') },
  {
    path: '/register-guest',
    heading: said('Als Gast fortfahren', 'Continue as guest'),
    title: DETAILS,
    instead: { customer: DETAILS },
  },
  { path: '/forgot-password', heading: FORGOTTEN },
  {
    path: '/password-reset-success',
    heading: said('Bitte prüfen Sie Ihren Posteingang', 'Check your e-mail'),
    title: FORGOTTEN,
  },
  {
    path: '/recover/some-key',
    heading: said('Neues Passwort festlegen', 'Set a new password'),
    becomes: '/recover/-',
  },
  {
    path: '/recover-success',
    heading: said('Ihr neues Passwort gilt', 'Your new password is set'),
  },
  {
    path: '/settings',
    heading: said('Einstellungen', 'Settings'),
    instead: { visitor: LOG_IN, guest: LOG_IN },
    title: said('Einstellungen', 'Settings'),
  },
  { path: '/order-review/unknown', heading: ORDER },
  { path: '/checkout', heading: said('Warenkorb', 'Basket'), title: said('Kasse', 'Checkout') },
  { path: '/checkout/accepted', heading: LOST, title: PAYMENT },
  { path: '/checkout/canceled', heading: LOST, title: PAYMENT },
  { path: '/checkout/success', heading: LOST, title: ORDER },
  { path: '/checkout/failed', heading: LOST, title: PAYMENT },
  { path: '/withdrawal', heading: said('Vertrag widerrufen', 'Withdraw from contract') },
  {
    path: '/page/shipping',
    heading: said('Versandkosten', 'Shipping costs'),
    title: said('Versand', 'Shipping'),
  },
  { path: '/page/imprint', heading: said('Impressum', 'Imprint') },
  { path: '/page/nothing', heading: NOT_FOUND },
  { path: '/nowhere', heading: NOT_FOUND },
  { path: '/tickets/12/more', heading: NOT_FOUND },
];

export const SITE: Said = said('Museum Alte Seewarte', 'Alte Seewarte Museum');

/** What a screen of the whole shop is known by. */
export type Standing = {
  heading: string;
  title: string;
  lang: string;
  path: string;
  /** The heading has the focus, or nothing has it, or something else. */
  focus: 'heading' | 'nothing' | 'elsewhere';
  scrolled: number;
};

/** How the page stands; asked for something, whether it stands so. Runs in the page. */
function look(wanted: Standing | null): Standing | boolean {
  const shop = document.querySelector('museum-shop')?.shadowRoot;
  const heading = shop?.querySelector('.content h2');
  const isNothing = document.activeElement === document.body;
  const there: Standing = {
    heading: heading?.textContent ?? '',
    title: document.title,
    lang: document.documentElement.lang,
    path: location.pathname,
    focus: isNothing ? 'nothing' : shop?.activeElement === heading ? 'heading' : 'elsewhere',
    scrolled: Math.round(scrollY),
  };
  if (!wanted) return there;
  return (Object.keys(wanted) as (keyof Standing)[]).every((key) => there[key] === wanted[key]);
}

/** Waits until the page stands as it should, and says how it stands where it never does. */
export async function stands(page: Page, wanted: Standing, how: string): Promise<void> {
  await page.waitForFunction(look, wanted, { timeout: 15_000 }).catch(() => undefined);
  assert.deepEqual(await page.evaluate(look, null), wanted, how);
}
