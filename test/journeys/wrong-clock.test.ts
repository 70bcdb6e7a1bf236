import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MORNING } from '../../tools/morning.mjs';
import { englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';

const { add, adult, checkout, toBasket } = WORDS.en;
const DAY_MS = 86_400_000;

/** An event that is open on the museum's today. */
const EVENT = '#/tickets/12';
const TODAY = /Tuesday,? 2 March/;

const journey = setUpJourney();

for (const [title, differenceMs] of [
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
] as const) {
  test(`Wrong clock: a visitor whose device is ${title} sees the museum's today, and buys tickets for it`, async () => {
    const visitor = await englishBuyer(journey);
    const { page, buys } = visitor;
    await page.clock.setFixedTime(MORNING + differenceMs);
    await buys.open(`${WORDS.en.page}${EVENT}`);
    const today = page.getByRole('gridcell', { name: TODAY });
    await today.and(page.locator('[aria-selected=true]')).waitFor();
    assert.equal(await today.getAttribute('aria-current'), 'date');

    await page.getByRole('radio', { name: '12:00' }).check();
    await buys.button(add).click();
    await buys.link(toBasket).click();
    await buys.heading(checkout).waitFor();
    const count = page.getByRole('spinbutton', { name: adult });
    assert.equal(await count.inputValue(), '1');
    const answered = page.waitForResponse(/ticket\/collect\/event\/12\/date\/20270302/);
    await page.reload();
    await answered;
    await buys.heading(checkout).waitFor();
    assert.equal(await count.inputValue(), '1');
    await leave(visitor);
  });
}
