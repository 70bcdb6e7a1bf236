import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startStack } from '../demo/stack.ts';
import { browserFlags, findBrowser } from './browser.mjs';
import { MORNING } from './morning.mjs';

// `npm run pictures` takes the README's pictures of the whole shop, from the built demo and on a fixed day. One visitor
// with a wide window and one with a phone go from the home page to an order.
const FOLDER = 'demo/pictures';
const QUALITY = 70;
const LIMIT_KB = 1500;

const WIDE = { suffix: '', code: 'LEUCHTTURM', viewport: { width: 1280, height: 800 } };
const PHONE = { suffix: '-phone', code: 'EBBE', viewport: { width: 390, height: 844 } };

/** Screens that the README also shows on a phone. */
const ON_PHONE = ['home', 'event', 'basket', 'payment'];

const GUEST = {
  'First name': 'Ada',
  'Last name': 'Lund',
  Email: 'ada@lund.example',
  'Street and house number': 'Am Kai 3',
  Postcode: '20095',
  'Town or city': 'Hamburg',
};

type Shoot = (name: string) => Promise<void>;

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(value);
  }
}

/** Scrolls a heading to the top of the window, below the sticky header. */
const bringUp = (page: Page, heading: string): Promise<void> =>
  page
    .getByRole('heading', { name: heading, exact: true })
    .evaluate((element) => element.scrollIntoView());

async function addToBasket(page: Page): Promise<void> {
  await press(page, 'Add to basket');
  await page.locator('.added').waitFor();
}

/** Goes from the home page to an order, with one item of each area in the basket. */
async function walk(page: Page, shop: string, code: string, shoot: Shoot): Promise<void> {
  const open = (at: string) => page.goto(`${shop}/shop/en${at}`);
  await open('');
  await shoot('home');
  await open('/tickets');
  await shoot('tickets');

  await open('/tickets/12?date=2027-03-06');
  await page.getByRole('radio', { name: '12:00' }).check();
  for (const ticket of ['Adult', 'Child 6–17']) await press(page, `Increase ${ticket}`);
  await bringUp(page, 'Choose a day');
  await shoot('event');
  await addToBasket(page);

  await open('/guided-tours/102?date=2027-03-07');
  await page.getByRole('radio', { name: '12:30' }).check();
  for (const place of ['Place on the tour', 'Adult']) {
    for (const _ of [1, 2]) await press(page, `Increase ${place}`);
  }
  await bringUp(page, 'Choose a day');
  await shoot('guided-tour');
  await addToBasket(page);

  await open('/merchandise');
  await shoot('merchandise');
  await open('/product/4301');
  await addToBasket(page);

  await open('/passes/5101');
  const { Email: _, ...owner } = GUEST;
  await fill(page, owner);
  await bringUp(page, 'Who is the pass for?');
  await shoot('pass');
  await addToBasket(page);

  await open('/vouchers/6101');
  await fill(page, { 'Amount in euros': '40.00' });
  await shoot('voucher');
  await addToBasket(page);

  await open('/checkout');
  await page.getByText('Redeem voucher code').click();
  await fill(page, { 'Voucher code': code });
  await press(page, 'Redeem');
  await page.locator('.totals', { hasText: code }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot('basket');
  await fill(page, GUEST);
  await bringUp(page, 'Your details');
  await shoot('payment');

  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await press(page, 'Order with obligation to pay');
  await press(page, /^Pay/);
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await shoot('order');
}

async function takeAll(
  browser: Browser,
  shop: string,
  { suffix, code, viewport }: typeof WIDE,
): Promise<number> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    viewport,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(MORNING);
  let bytes = 0;
  await walk(page, shop, code, async (name) => {
    if (suffix && !ON_PHONE.includes(name)) return;
    await page.waitForLoadState('networkidle');
    const file = path.join(FOLDER, `${name}${suffix}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
    bytes += statSync(file).size;
  });
  await context.close();
  return bytes;
}

mkdirSync(FOLDER, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
const { addresses, close } = await startStack({
  port: Number(process.env.PORT ?? 18_340),
  data,
  dist: 'dist',
  now: () => new Date(MORNING),
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
let bytes = 0;
for (const window of [WIDE, PHONE]) bytes += await takeAll(browser, addresses.shop, window);
await browser.close();
await close();
rmSync(data, { recursive: true, force: true });
const sizeKb = Math.round(bytes / 1024);
console.log(`${FOLDER}: ${sizeKb} kB of at most ${LIMIT_KB} kB`);
if (sizeKb > LIMIT_KB) process.exitCode = 1;
