import type { BrowserContextOptions, Page } from 'playwright-core';
import { GUEST } from '../../support/guest.ts';
import type { Journey } from './shop.ts';
import { WORDS, type Words } from './words.ts';

/** The route of the event that is bought, on its Saturday. */
export const SATURDAY = '#/tickets/12?date=2027-03-06';

/** The guest who buys in all journeys, field by field. */
export const detailsOf = (words: Words) =>
  [
    [words.firstName, GUEST.firstName],
    [words.lastName, GUEST.lastName],
    [words.email, GUEST.eMail],
    [words.street, GUEST.street],
    [words.zip, GUEST.postcode],
    [words.city, GUEST.city],
  ] as const;

const isOfBasket = /\/(cart|customer|token)$/;

/** What a tab has kept at the end of a way, by the address there. */
const ends = new Map<string, [name: string, value: string][]>();

/**
 * Brings a visitor to an address. The first one at that shop walks; a tab that is opened later begins with what the first
 * one kept, as after a reload, so that each way is walked once.
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

/** The steps of a visitor who buys two adults' and one child's ticket for a Saturday at noon. */
export function buyer(page: Page, shop: string, words: Words = WORDS.de) {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const link = (name: string | RegExp) =>
    page.getByRole('link', { name, exact: typeof name === 'string' });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });

  const steps = {
    open: (at: string = words.page) => page.goto(`${shop}${at}`),
    /** From the list to the event and the day. */
    async findEvent() {
      await link(words.event).click();
      await page.getByRole('gridcell', { name: words.saturday }).click();
    },
    async chooseTickets() {
      await page.getByRole('radio', { name: '12:00' }).check();
      await button(words.more(words.adult)).click();
      await button(words.more(words.adult)).click();
      await button(words.more(words.child)).click();
    },
    async addToBasket() {
      await button(words.add).click();
      await link(words.toBasket).click();
      await heading(words.basket).waitFor();
    },
    /** By a link to the event and the day, with tickets into the basket. */
    async toBasket() {
      await wayTo(page, `${shop}${words.page}#/checkout`, async () => {
        await steps.open(`${words.page}${SATURDAY}`);
        await steps.chooseTickets();
        await steps.addToBasket();
      });
      await heading(words.basket).waitFor();
    },
    /** From the basket to the guest's details. */
    async toDetails() {
      await button(words.checkout).click();
      await heading(words.guest).waitFor();
    },
    /** From the empty form to the payment step. */
    async fillIn() {
      for (const [label, value] of detailsOf(words)) await page.getByLabel(label).fill(value);
      await button(words.continue).click();
      await heading(words.payment).waitFor();
    },
    /** From the basket to the payment step. */
    async fillInDetails() {
      await steps.toDetails();
      await steps.fillIn();
    },
    /** By such a link to the payment step. */
    async toPayment() {
      await wayTo(page, `${shop}${words.page}#/checkout?step=payment`, async () => {
        await steps.toBasket();
        await steps.fillInDetails();
      });
      await heading(words.payment).waitFor();
    },
    async goToProvider() {
      await page.getByRole('checkbox', { name: words.accept }).check();
      await button(words.toPayment).click();
      await button(words.pay).waitFor();
    },
    /** To the step that confirms the order, or to the order itself if the shop asks for no confirmation. */
    async pay() {
      await button(words.pay).click();
      await heading(words.accepted).or(heading(words.thanks)).waitFor();
    },
    /** Confirms the order if the shop asks for it, up to the booking number. */
    async order() {
      if (await heading(words.accepted).isVisible()) await button(words.order).click();
      await heading(words.thanks).waitFor();
    },
    /** From the payment step to the booking number. */
    async payAndOrder() {
      await steps.goToProvider();
      await steps.pay();
      await steps.order();
    },
    bookingNumber: () => page.locator('.booking-number').innerText(),
    /** By such a link to the provider's page. */
    async toProvider() {
      await steps.toPayment();
      await steps.goToProvider();
    },
    /** By such a link to the page that asks for the order. */
    async toAccepted() {
      await steps.toProvider();
      await steps.pay();
    },
    page,
    button,
    link,
    heading,
    /** A sentence anywhere on the page. */
    sentence: (text: string | RegExp) => page.getByText(text).first(),
  };
  return steps;
}

/** A visitor with a profile of his own who reads English, for journeys that are about no language. */
export async function englishBuyer(journey: Journey, options?: BrowserContextOptions) {
  const visit = await journey.visit({ locale: 'en-GB', ...options });
  return { ...visit, buys: buyer(visit.page, journey.addresses.shop, WORDS.en) };
}
