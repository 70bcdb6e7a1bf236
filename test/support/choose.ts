import type { Page } from './page.ts';
import { say } from './say.ts';

export const INCREASE_ADULT = say('increaseName', { name: 'Adult' });
export const REMOVE_ADULT = say('removeName', { name: 'Adult' });

/** The text of the cart button for this number of lines, as it is seen and read out. */
export const countOf = (lines: number): string =>
  `${lines} ${say('itemsOfBasket', { count: lines })}`;

/** Chooses adult tickets for noon on the screen of a day of an event. */
export async function chooseAdults(page: Page, count = 1): Promise<void> {
  await page.until('there are times', () => page.all('input[value*="T12:00"]').length === 1);
  page.one('input[value*="T12:00"]').click();
  const adults = '[role=spinbutton][aria-label="Adult"]';
  await page.until('there are tickets', () => page.all(adults).length === 1);
  // one adult ticket is preset
  const preset = Number(page.one(adults).ariaValueNow);
  for (let chosen = preset; chosen < count; chosen += 1) await page.click(INCREASE_ADULT);
}

/** Chooses adult tickets for noon and adds them to the basket. */
export async function addAdults(page: Page, count = 1): Promise<void> {
  await chooseAdults(page, count);
  await page.click(say('addToBasket'));
  await page.reads(say('ticketHasBeenAdded', { count }));
}
