import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say } from '../support/say.ts';
import { countingBuyer } from './support/effort.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { WORDS } from './support/words.ts';

const { more, add, page: tickets, firstName, lastName, street, zip, city } = WORDS.en;

const journey = setUpJourney();

type Visitor = Awaited<ReturnType<typeof countingBuyer>>;

/** Each basket: the choices before it is paid, and the effort from the first screen to the booking number. */
const BASKETS: {
  title: string;
  choose: (visitor: Visitor) => Promise<void>;
  takes: { clicks: number; fields: number; screens: number };
}[] = [
  {
    title: 'a family and a day on the tug',
    async choose({ page, buys, arriveAt }) {
      await buys.open(`${tickets}#/tickets/14?date=2027-03-06`);
      await arriveAt(/./);
      await page.getByRole('radio', { name: '12:00' }).check();
      await buys.button(say('decreaseName', { name: 'Adult' })).click();
      await buys.button(more('Family with two adults')).click();
      await buys.button(add).click();
      await buys.link(say('continueShopping')).click();
      await arriveAt(say('tickets'));
      await buys.open(`${tickets}#/tickets/20?date=2027-03-06`);
      await buys.button(more('Adult')).waitFor();
      await arriveAt(/Tug/);
      await buys.button(more('Adult')).click();
    },
    takes: { clicks: 10, fields: 3, screens: 6 },
  },
  {
    title: 'a tour for a school class',
    async choose({ page, buys, arriveAt }) {
      await buys.open('/museum/en/tours.html#/guided-tours/106?date=2027-03-11');
      await arriveAt(/./);
      await page.getByRole('radio', { name: '11:00' }).check();
      await buys.button(more('Tour for a primary school class')).click();
      await page.getByRole('spinbutton', { name: 'Pupil', exact: true }).fill('22');
      await buys.button(more('Accompanying adult')).click();
      await page.getByLabel('Name of the school').fill('Grundschule am Deich');
      await page.getByLabel('Age group').selectOption('Ages 6 to 10');
      await page.getByLabel('How many children are coming?').fill('22');
      await page.getByRole('radio', { name: 'By train or public bus' }).check();
    },
    takes: { clicks: 8, fields: 6, screens: 4 },
  },
  {
    title: 'a book that is sent',
    async choose({ buys, arriveAt }) {
      await buys.open('/museum/en/merchandise.html#/product/4301');
      await arriveAt(/./);
    },
    takes: { clicks: 4, fields: 6, screens: 4 },
  },
  {
    title: 'an annual pass',
    async choose({ page, buys, arriveAt }) {
      await buys.open('/museum/en/passes.html#/passes/5101');
      await arriveAt(/./);
      for (const [label, text] of [
        [firstName, 'Ada'],
        [lastName, 'Lovelace'],
        [street, 'Hafenstraße 1'],
        [zip, '20359'],
        [city, 'Hamburg'],
      ] as const) {
        await page.getByLabel(label).first().fill(text);
      }
    },
    takes: { clicks: 4, fields: 6, screens: 4 },
  },
  {
    title: 'a voucher',
    async choose({ page, buys, arriveAt }) {
      await buys.open('/museum/en/vouchers.html#/vouchers/6101');
      await arriveAt(/./);
      await page.getByLabel(say('amountInEuros')).fill('40');
    },
    takes: { clicks: 4, fields: 4, screens: 4 },
  },
];

for (const { title, choose, takes } of BASKETS) {
  test(`Effort: ${title} takes ${takes.clicks} clicks, ${takes.screens} screens and ${takes.fields} fields`, async () => {
    const visitor = await countingBuyer(journey);
    await choose(visitor);
    assert.deepEqual(await visitor.buy(), takes);
    await leave(visitor);
  });
}
