import type { Browser, Locator, Page, Response } from 'playwright-core';
import { BEGIN, END, longestTask } from './trace.ts';
import { median, newPhone, openPhone } from './phone.ts';

const RUNS = 3;

type Step = { name: string; act: () => Promise<void> };

/** Duration of a press: a finger stays on a button for a moment. */
const PRESS_MS = 60;

/** Clicks the middle of an element with the browser's own input, not by script. Waits for the answer that follows. */
async function press(page: Page, target: Locator, answer?: Promise<Response>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await measured(page, async () => {
    await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS_MS });
    await (await answer)?.finished();
  });
}

/** Marks the time in which the page handles an input, to exclude what the benchmark itself does in the page. */
async function measured(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(BEGIN);
  await act();
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
  await page.evaluate(END);
}

const DAY = /\/ticket\/collect\//;
const CALENDAR = /\/ticket\/calendar\//;

function stepsOn(page: Page): Step[] {
  const shop = page.locator('museum-tickets');
  const leaf = shop.locator('.leaf');
  const day = shop.locator('td.available:not([aria-selected=true])');
  const time = shop.locator('.choice input[value*=T]:enabled');
  const more = shop.locator('.step.more').first();
  const fewer = shop.locator('.step:not(.more)').first();
  const keys = async (...names: string[]): Promise<void> => {
    for (const name of names) await measured(page, () => page.keyboard.press(name));
  };
  const pressAll = async (...targets: Locator[]): Promise<void> => {
    for (const target of targets) await press(page, target);
  };
  return [
    {
      name: 'another day',
      act: async () => {
        for (const index of [1, 3, 5, 2]) {
          const answer = page.waitForResponse(DAY);
          await press(page, day.nth(index), answer);
        }
      },
    },
    { name: 'a time', act: () => pressAll(time.nth(2), time.nth(4), time.nth(6)) },
    {
      name: 'tickets, by their buttons',
      act: () => pressAll(more, more, more, more, more, fewer, fewer, fewer),
    },
    {
      name: 'tickets, by keyboard',
      act: async () => {
        await shop.getByRole('spinbutton').first().focus();
        await keys('ArrowUp', 'ArrowUp', 'Home', '7', 'ArrowDown');
      },
    },
    {
      name: 'into the basket',
      act: () => press(page, shop.locator('.total-bar button'), page.waitForResponse(DAY)),
    },
    {
      name: 'another month',
      act: async () => {
        for (const turn of [leaf.last(), leaf.last(), leaf.first()]) {
          await press(page, turn, page.waitForResponse(CALENDAR));
        }
      },
    },
    {
      name: 'another day, by keyboard',
      act: async () => {
        await shop.locator('td[tabindex="0"]').focus();
        await keys('ArrowRight', 'ArrowDown', 'End', 'PageDown', 'ArrowLeft', 'PageUp', 'Enter');
      },
    },
  ];
}

/** Returns the longest task of each step on a new screen, in milliseconds. */
async function chooseOnce(
  browser: Browser,
  address: string,
): Promise<{ name: string; longestMs: number }[]> {
  const context = await newPhone(browser, { locale: 'de-DE' });
  const { page } = await openPhone(context, { line: undefined });
  await page.goto(address);
  await page.locator('museum-tickets .choice [value*=T]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const results: { name: string; longestMs: number }[] = [];
  for (const { name, act } of stepsOn(page)) {
    results.push({ name, longestMs: await longestTask(browser, page, act) });
  }
  await context.close();
  return results;
}

/**
 * Chooses days, times and tickets of an event. Returns the longest task of each step, in milliseconds: the median of
 * several visits, because other load on the machine affects a different step each time.
 */
export async function measureChoosing(browser: Browser, address: string) {
  const visits: Awaited<ReturnType<typeof chooseOnce>>[] = [];
  for (let visit = 0; visit < RUNS; visit++) visits.push(await chooseOnce(browser, address));
  return visits[0]!.map(({ name }, step) => ({
    name,
    longestMs: median(visits.map((steps) => steps[step]!.longestMs)),
  }));
}
