import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { say, sayIn } from '../../support/say.ts';

export type Role = 'visitor' | 'guest' | 'customer';
export type Spoken = 'de' | 'en';

/** A text in both languages of the walk. */
type Said = Readonly<Record<Spoken, string>>;

/** A route of the specification's table: its path, its screen's heading, and the title of its page if that differs. */
export type Row = {
  path: string;
  heading: Said;
  title?: Said;
  /** Headings for the roles that see another screen. */
  instead?: Partial<Record<Role, Said>>;
  /** The path in the address afterwards, if the shop replaces it. */
  becomes?: string;
};

const said = (de: string, en: string): Said => ({ de, en });

const MERCHANDISE = said(sayIn('de', 'merchandise'), say('merchandise'));
const LOG_IN = said(sayIn('de', 'logIn'), say('logIn'));
const CHECKOUT = said(sayIn('de', 'checkout'), say('checkout'));
const PAYMENT = said(sayIn('de', 'payment'), say('payment'));
const LOST = said(sayIn('de', 'weCannotFindThis'), say('weCannotFindThis'));
const NOT_FOUND = said(sayIn('de', 'pageNotFound'), say('pageNotFound'));
const FORGOTTEN = said(sayIn('de', 'forgotYourPassword'), say('forgotYourPassword'));
const ORDER = said(sayIn('de', 'yourOrder'), say('yourOrder'));

/** Every row of the specification's route table, and paths that are not in it. */
export const ROWS: readonly Row[] = [
  {
    path: '',
    heading: said(sayIn('de', 'yourVisitBeginsHere'), say('yourVisitBeginsHere')),
    title: said(sayIn('de', 'home'), say('home')),
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
  { path: '/passes', heading: said(sayIn('de', 'annualPasses'), say('annualPasses')) },
  { path: '/passes/5101', heading: said('Jahreskarte', 'Annual pass') },
  { path: '/vouchers', heading: said(sayIn('de', 'vouchers'), say('vouchers')) },
  {
    path: '/vouchers/6101',
    heading: said('Gutschein über einen freien Betrag', 'Voucher for an amount of your choice'),
  },
  { path: '/tickets', heading: said(say('tickets'), say('tickets')) },
  {
    path: '/tickets/12',
    heading: said('Gezeiten. Das Meer im Takt', 'Tides: The Sea Keeps Time'),
  },
  { path: '/guided-tours', heading: said(sayIn('de', 'guidedTours'), say('guidedTours')) },
  {
    path: '/guided-tours/101',
    heading: said(
      'Rundgang: Neun Jahrhunderte in einer Stunde',
      'Highlights: Nine Centuries in an Hour',
    ),
  },
  { path: '/login', heading: LOG_IN },
  { path: '/register', heading: said(sayIn('de', 'register'), say('register')) },
  {
    path: '/register/success',
    heading: said(sayIn('de', 'youAreRegistered'), say('youAreRegistered')),
  },
  {
    path: '/register-guest',
    heading: CHECKOUT,
  },
  { path: '/forgot-password', heading: FORGOTTEN },
  {
    path: '/password-reset-success',
    heading: said(sayIn('de', 'checkYourEMail'), say('checkYourEMail')),
    title: FORGOTTEN,
  },
  {
    path: '/recover/some-key',
    heading: said(sayIn('de', 'setANewPassword'), say('setANewPassword')),
    becomes: '/recover/-',
  },
  {
    path: '/recover-success',
    heading: said(sayIn('de', 'yourNewPasswordIs'), say('yourNewPasswordIs')),
  },
  {
    path: '/settings',
    heading: said(sayIn('de', 'yourAccount'), say('yourAccount')),
    instead: { visitor: LOG_IN, guest: LOG_IN },
    title: said(sayIn('de', 'yourAccount'), say('yourAccount')),
  },
  // the address shows no key
  { path: '/order-review/unknown', becomes: '/order-review/-', heading: ORDER },
  { path: '/checkout', heading: CHECKOUT },
  { path: '/checkout/accepted', heading: LOST, title: PAYMENT },
  { path: '/checkout/canceled', heading: LOST, title: PAYMENT },
  { path: '/checkout/success', heading: LOST, title: ORDER },
  { path: '/checkout/failed', heading: LOST, title: PAYMENT },
  {
    path: '/withdrawal',
    heading: said(sayIn('de', 'withdrawFromContractHere'), say('withdrawFromContract')),
  },
  {
    path: '/page/shipping',
    heading: said('Versandkosten', 'Shipping costs'),
    title: said(sayIn('de', 'shipping'), say('shipping')),
  },
  { path: '/page/imprint', heading: said(sayIn('de', 'imprint'), say('imprint')) },
  { path: '/page/nothing', heading: NOT_FOUND },
  { path: '/nowhere', heading: NOT_FOUND },
  { path: '/tickets/12/more', heading: NOT_FOUND },
];

export const SITE: Said = said('Museum Alte Seewarte', 'Alte Seewarte Museum');

/** The state by which a screen of the whole shop is recognised. */
export type Standing = {
  heading: string;
  title: string;
  lang: string;
  path: string;
  focus: 'heading' | 'nothing' | 'elsewhere';
  scrolled: number;
};

/** Returns the state of the page or, given a wanted state, whether the page has it. Runs in the page. */
function look(wanted: Standing | null): Standing | boolean {
  const shop = document.querySelector('museum-shop')?.shadowRoot;
  const heading = shop?.querySelector('.content h1');
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

/** Waits until the page has the wanted state. Fails with the difference if it never does. */
export async function stands(page: Page, wanted: Standing, how: string): Promise<void> {
  await page.waitForFunction(look, wanted).catch(() => undefined);
  assert.deepEqual(await page.evaluate(look, null), wanted, how);
}
