import type { BrowserContextOptions, Page } from 'playwright-core';
import { GUEST } from '../../support/guest.ts';
import { say } from '../../support/say.ts';
import type { Journey } from './shop.ts';
import { WORDS, type Words } from './words.ts';

/** The route of the event that the journeys buy, on its Saturday. */
export const SATURDAY = '#/tickets/12?date=2027-03-06';

const addressOf = (words: Words) =>
  [
    [words.street, GUEST.street],
    [words.zip, GUEST.postcode],
    [words.city, GUEST.city],
  ] as const;

/** Labels and values of the guest's form, the same in all journeys. */
const detailsOf = (words: Words) =>
  [
    [words.firstName, GUEST.firstName],
    [words.lastName, GUEST.lastName],
    [words.email, GUEST.eMail],
    ...addressOf(words),
  ] as const;

/** Returns the field of the shop with a label: the page may have a form of its own, for example for comments. */
const fieldIn = (page: Page, label: string | RegExp) => page.locator('.museum').getByLabel(label);

/** Returns the details that the guest's form asks for: it has an address only if the order or the shop needs one. */
export async function detailsAsked(page: Page, words: Words) {
  await fieldIn(page, words.firstName).waitFor();
  const asked = await Promise.all(
    detailsOf(words).map(async (detail) => (await fieldIn(page, detail[0]).count()) > 0),
  );
  return detailsOf(words).filter((_, index) => asked[index]);
}

/** Fills in the guest's form. */
export async function typeDetails(page: Page, words: Words): Promise<void> {
  for (const [label, value] of await detailsAsked(page, words)) {
    await fieldIn(page, label).fill(value);
  }
}

const isOfBasket = /\/(cart|customer|guest-form|token)$/;

/** Basket and details in session storage after a walk, by the address where it ends. */
const ends = new Map<string, [name: string, value: string][]>();

/**
 * Brings a visitor to an address. The first new tab walks there. Later new tabs take over its session storage, as after a
 * reload, so that each walk is made once.
 */
async function wayTo(page: Page, address: string, walk: () => Promise<void>): Promise<void> {
  const isFresh = page.url() === 'about:blank';
  const kept = isFresh && ends.get(address);
  if (kept) {
    await page.goto(new URL('/museum-shop.js', address).href);
    await page.evaluate((items) => {
      for (const [name, value] of items) sessionStorage.setItem(name, value);
    }, kept);
    await page.goto(address);
    return;
  }
  await walk();
  if (!isFresh) return;
  const items = await page.evaluate(() => Object.entries<string>({ ...sessionStorage }));
  ends.set(
    address,
    items.filter(([name]) => isOfBasket.test(name)),
  );
}

/** Returns the steps of a visitor who buys two adults' tickets and a child's for a Saturday at noon. */
export function buyer(page: Page, shop: string, words: Words = WORDS.de) {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const link = (name: string | RegExp) =>
    page.getByRole('link', { name, exact: typeof name === 'string' });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });

  const steps = {
    open: (at: string = words.page) => page.goto(`${shop}${at}`),
    /** Goes from the list to the event and its Saturday. */
    async findEvent() {
      await link(words.event).click();
      await page.getByRole('gridcell', { name: words.saturday }).click();
    },
    async chooseTickets() {
      await page.getByRole('radio', { name: '12:00' }).check();
      // one adult is preset only for a first choice
      await page.getByRole('spinbutton', { name: words.adult, exact: true }).fill('1');
      await button(words.more(words.adult)).click();
      await button(words.more(words.child)).click();
    },
    async addToBasket() {
      await button(words.add).click();
      await link(words.toBasket).click();
      await heading(words.checkout).waitFor();
    },
    /** Opens the event by a link and puts tickets into the basket. */
    async toBasket() {
      await wayTo(page, `${shop}${words.page}#/checkout`, async () => {
        await steps.open(`${words.page}${SATURDAY}`);
        await steps.chooseTickets();
        await steps.addToBasket();
      });
      await heading(words.checkout).waitFor();
    },
    /** Fills in the guest's form of the checkout. */
    fillIn: () => typeDetails(page, words),
    /** Opens the folded form for a voucher code, unless it is open. */
    async openVoucherCode() {
      if (!(await page.getByLabel(say('voucherCode')).isVisible())) {
        await page.locator('summary').click();
      }
    },
    /** Wishes for an invoice and fills in the address that it needs. */
    async wishForInvoice() {
      await page.getByRole('checkbox', { name: say('iWouldLikeAn') }).check();
      await steps.typeAddress();
    },
    /** Fills in the address that the checkout asks for. */
    async typeAddress() {
      for (const [label, value] of addressOf(words)) await page.getByLabel(label).fill(value);
    },
    /** Goes from a link to the event to the checkout with the guest's details. */
    async toPayment() {
      await wayTo(page, `${shop}${words.page}#/checkout?step=payment`, async () => {
        await steps.toBasket();
        await steps.fillIn();
      });
      await heading(words.checkout).waitFor();
      await fieldIn(page, words.firstName).waitFor();
    },
    /** Orders in the checkout. Ends at the provider's page. */
    async goToProvider() {
      await page.getByRole('checkbox', { name: words.accept }).check();
      await button(words.toPayment).click();
      await button(words.pay).waitFor();
    },
    /** Pays. Ends at the step that confirms the order, or at the order if the shop asks for no confirmation. */
    async pay() {
      await button(words.pay).click();
      await heading(words.accepted).or(heading(words.thanks)).waitFor();
    },
    /** Confirms the order if the shop asks for it. Ends at the booking number. */
    async order() {
      if (await heading(words.accepted).isVisible()) await button(words.order).click();
      await heading(words.thanks).waitFor();
    },
    /** Goes from the checkout to the booking number. */
    async payAndOrder() {
      await steps.goToProvider();
      await steps.pay();
      await steps.order();
    },
    /** Tries again after a failed payment. Goes from its screen to the booking number. */
    async payAgain() {
      await heading(say('thePaymentWasNot')).waitFor();
      await link(say('tryAgain')).click();
      await steps.sentence(words.total).waitFor();
      await steps.payAndOrder();
    },
    bookingNumber: () => page.locator('.booking-number').innerText(),
    /** Goes from a link to the event to the provider's page. */
    async toProvider() {
      await steps.toPayment();
      await steps.goToProvider();
    },
    /** Goes from a link to the event to the step that confirms the order. */
    async toAccepted() {
      await steps.toProvider();
      await steps.pay();
    },
    page,
    button,
    link,
    heading,
    /** Finds a sentence anywhere on the page. */
    sentence: (text: string | RegExp) => page.getByText(text).first(),
  };
  return steps;
}

/** Returns an English visitor with a new browser profile, for journeys in which the language does not matter. */
export async function englishBuyer(journey: Journey, options?: BrowserContextOptions) {
  const visit = await journey.visit({ locale: 'en-GB', ...options });
  return { ...visit, buys: buyer(visit.page, journey.addresses.shop, WORDS.en) };
}
