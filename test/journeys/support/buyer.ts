import type { Page } from 'playwright-core';
import { WORDS, type Words } from './words.ts';

/** The steps of a visitor who buys two adults' and one child's ticket for a Saturday at noon. */
export function buyer(page: Page, shop: string, words: Words = WORDS.de) {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });

  const steps = {
    open: () => page.goto(`${shop}${words.page}`),
    async chooseTickets(time = '12:00') {
      await page.getByRole('link', { name: words.event }).click();
      await page.getByRole('gridcell', { name: words.saturday }).click();
      await page.getByRole('radio', { name: time }).check();
      await button(words.more(words.adult)).click();
      await button(words.more(words.adult)).click();
      await button(words.more(words.child)).click();
    },
    async addToBasket() {
      await button(words.add).click();
      await page.getByRole('link', { name: words.toBasket }).click();
      await heading(words.basket).waitFor();
    },
    async fillInDetails() {
      await button(words.checkout).click();
      await heading(words.guest).waitFor();
      const details = [
        [words.firstName, 'Ada'],
        [words.lastName, 'Lovelace'],
        [words.email, 'ada@example.org'],
        [words.street, 'Hafenstraße 1'],
        [words.zip, '20359'],
        [words.city, 'Hamburg'],
      ] as const;
      for (const [label, value] of details) await page.getByLabel(label).fill(value);
      await button(words.continue).click();
      await button(words.toPayment).waitFor();
    },
    async goToProvider() {
      await page.getByRole('checkbox', { name: words.accept }).check();
      await button(words.toPayment).click();
      await button(words.pay).waitFor();
    },
    async pay() {
      await button(words.pay).click();
      await heading(words.accepted).waitFor();
    },
    async order() {
      await button(words.order).click();
      await heading(words.thanks).waitFor();
    },
    bookingNumber: () => page.locator('.booking-number').innerText(),
    /** Up to the provider's page. */
    async toProvider(time?: string) {
      await steps.open();
      await steps.chooseTickets(time);
      await steps.addToBasket();
      await steps.fillInDetails();
      await steps.goToProvider();
    },
    /** Up to the page that asks for the order. */
    async toAccepted(time?: string) {
      await steps.toProvider(time);
      await steps.pay();
    },
    button,
    heading,
  };
  return steps;
}
