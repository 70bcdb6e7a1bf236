import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave } from './support/leave.ts';
import { newcomer } from './support/newcomer.ts';
import { ownerOf, ownersIn } from './support/owners.ts';
import { setUpJourney } from './support/shop.ts';
import { piecesOf } from './support/shopper.ts';
import { orderOf } from './support/tourist.ts';
import { say, sayIn } from '../support/say.ts';

/** Names of the museum's things and titles of the shop's screens. */
const NAMES = {
  de: {
    home: sayIn('de', 'home'),
    tickets: say('tickets'),
    tides: 'Gezeiten. Das Meer im Takt',
    saturday: /^Samstag/,
    city: 'Stadt am Strom. Die Sammlung',
    family: 'Familie mit zwei Erwachsenen',
    tug: 'Unter Dampf. Der Schlepper „Stine“',
    tours: sayIn('de', 'guidedTours'),
    compass: 'Mit Kompass und Karte',
    inEnglish: 'Englisch',
    class: 'Führung für eine Grundschulklasse',
    pupil: 'Schülerinnen und Schüler',
    answers: ['Name der Schule', 'Klassenstufe', 'Wie viele Kinder', '1. bis 4. Klasse', 'Zu Fuß'],
    goods: sayIn('de', 'merchandise'),
    books: /^Bücher/,
    book: 'Gezeiten. Das Meer im Takt – Katalog zur Ausstellung',
    passes: sayIn('de', 'annualPasses'),
    pass: 'Jahreskarte',
    owner: [
      sayIn('de', 'firstName'),
      sayIn('de', 'lastName'),
      sayIn('de', 'street'),
      sayIn('de', 'postcode'),
      sayIn('de', 'city'),
    ],
    passRow: sayIn('de', 'passNumber', { number: '1' }),
    vouchers: sayIn('de', 'vouchers'),
    voucher: 'Gutschein über einen freien Betrag',
    amount: [sayIn('de', 'amountInEuros'), '12,50'],
    checkout: sayIn('de', 'checkout'),
    details: sayIn('de', 'yourDetails'),
    order: sayIn('de', 'yourOrder'),
  },
  en: {
    home: say('home'),
    tickets: say('tickets'),
    tides: 'Tides: The Sea Keeps Time',
    saturday: /^Saturday/,
    city: 'City on the River: The Collection',
    family: 'Family with two adults',
    tug: 'Steam Up: The Tug Stine',
    tours: say('guidedTours'),
    compass: 'By Compass and Chart',
    inEnglish: 'English',
    class: 'Tour for a primary school class',
    pupil: 'Pupil',
    answers: ['Name of the school', 'Age group', 'How many children', 'Ages 6 to 10', 'On foot'],
    goods: say('merchandise'),
    books: /^Books/,
    book: 'Tides: The Sea Keeps Time – Exhibition catalogue',
    passes: say('annualPasses'),
    pass: 'Annual pass',
    owner: [say('firstName'), say('lastName'), say('street'), say('postcode'), say('city')],
    passRow: say('passNumber', { number: '1' }),
    vouchers: say('vouchers'),
    voucher: 'Voucher for an amount of your choice',
    amount: [say('amountInEuros'), '12.50'],
    checkout: say('checkout'),
    details: say('yourDetails'),
    order: say('yourOrder'),
  },
} as const;

/** The lines of the order: tickets with a family and a day on the tug, a tour, a book, a pass, a voucher. */
const BOUGHT = [
  ['ticket', '1201', 2],
  ['ticket', '1203', 1],
  ['ticket', '1406', 1],
  ['ticket', '2001', 1],
  ['guidedTour', '106', 1],
  ['merchandise', '4301', 1],
  ['annualPass', '5101', 1],
  ['voucher', '6101', 1],
] as const;

/** The number of mandatory questions of the tour. */
const ANSWERED = 4;

const ADA = ['Ada', 'Lund', 'Am Kai 3', '20095', 'Hamburg'];

const journey = setUpJourney({ confirmPaymentOnCheckout: true });

const ON_A_DESK = {
  lang: 'de',
  width: 1280,
  by: ['en', 'de'],
  code: 'LEUCHTTURM',
  time: '11:00',
  total: '210,40',
} as const;
const ON_A_PHONE = {
  lang: 'en',
  width: 360,
  by: ['en'],
  code: 'EBBE',
  time: '09:00',
  total: '210.40',
} as const;

for (const { lang, width, by, code, time, total } of [ON_A_DESK, ON_A_PHONE]) {
  test(`Whole shop: a newcomer finds the way from the home page to a paid order of everything that is sold (${lang}, ${width} px)`, async () => {
    const visitor = await newcomer(journey, 'de', { viewport: { width, height: 800 } });
    const { page, titled, found, look, choose, add, toArea } = visitor;
    const says = () => NAMES[visitor.speech];
    const field = (label: string) => page.getByLabel(label);
    const raise = (name: string): Promise<void> =>
      visitor.buys.button(visitor.words.more(name)).click();
    const lower = (name: string): Promise<void> =>
      visitor.buys.button(visitor.words.fewer(name)).click();
    const onSaturday = () => page.getByRole('radio', { name: says().saturday }).check();

    await visitor.buys.open('/shop/');
    await titled(says().home);
    assert.equal(visitor.address(), '/shop/de');
    await look('the first page');

    await visitor.toAreaOfHome(says().tickets);
    await choose(says().tides);
    await onSaturday();
    await page.getByRole('radio', { name: '12:00' }).check();
    // one adult is preset
    await raise(visitor.words.adult);
    await raise(visitor.words.child);
    await add(2);

    // the page, the day and the basket stay when the language changes
    for (const next of by) {
      await visitor.speak(next);
      await titled(says().tides);
      assert.equal(visitor.address(), `/shop/${next}/tickets/12?date=2027-03-06`);
      await page.locator('.cart-count', { hasText: /^2$/ }).waitFor();
    }
    assert.equal(visitor.speech, lang);

    await toArea(says().tickets);
    await choose(says().city);
    await onSaturday();
    await page.getByRole('radio', { name: '12:00' }).check();
    await lower(visitor.words.adult);
    await raise(says().family);
    await add(3);
    await look('an event with a family');

    await page.goBack();
    await titled(says().tickets);
    assert.equal(visitor.address(), `/shop/${lang}/tickets`);
    await choose(says().tug);
    await onSaturday();
    await raise(visitor.words.adult);
    await add(4);

    await toArea(says().tours);
    await look('the guided tours');
    await choose(says().compass, says().inEnglish);
    await page.getByRole('radio', { name: time }).check();
    await raise(says().class);
    await page.getByRole('spinbutton', { name: says().pupil }).fill('22');
    const [school, year, children, age, onFoot] = says().answers;
    await field(school).fill('Grundschule am Deich');
    await field(year).selectOption(age);
    await field(children).fill('22');
    await page.getByRole('radio', { name: onFoot }).check();
    await add(5);
    await look('a guided tour with its questions');

    await toArea(says().goods);
    await visitor.buys.link(says().books).click();
    await choose(says().book);
    await add(6);
    await look('a book');

    await toArea(says().passes);
    await choose(says().pass);
    const owner = Object.fromEntries(says().owner.map((label, index) => [label, ADA[index]!]));
    await ownerOf(page, says().passRow).fill(owner);
    await add(7);
    await look('an annual pass');

    await toArea(says().vouchers);
    await choose(says().voucher);
    const [label, amount] = says().amount;
    await field(label).fill(amount);
    await add(8);
    await look('a voucher');

    const { buys, read } = visitor;
    await page
      .locator('header')
      .getByRole('link', { name: sayIn(lang, 'basket') })
      .click();
    await titled(says().checkout);
    await buys.openVoucherCode();
    await field(read.voucherCode).fill(code);
    await buys.button(read.redeem).click();
    await page.locator('.totals', { hasText: code }).waitFor();
    await look('the checkout');
    await buys.fillIn();
    await page.locator('.totals', { hasText: total }).waitFor();
    await look('the checkout with details');

    const begun = page.waitForRequest('**/initPayment?*');
    await buys.goToProvider();
    const { url } = (await begun).postDataJSON() as { url: Record<string, string> };
    const back = `${journey.addresses.shop}/shop/${lang}/checkout`;
    assert.ok(url.continue?.startsWith(`${back}/success?`), url.continue);
    assert.ok(url.cancel?.startsWith(`${back}/failed?`), url.cancel);
    assert.equal(new URL(page.url()).origin, journey.addresses.provider);
    await buys.pay();
    await titled(says().order);
    assert.equal(visitor.address(), `/shop/${lang}/checkout/success`);
    await page.locator('.totals', { hasText: total }).waitFor();
    await look('the accepted payment');
    await buys.order();
    await titled(says().order);
    assert.equal(visitor.address(), `/shop/${lang}/checkout/success`);
    await look('the order');

    const booking = await buys.bookingNumber();
    const order = orderOf(journey.database, booking);
    assert.equal(order.totalCents, 21_040);
    assert.deepEqual(
      order.lines.map(({ type, id, count }) => [type, id, count]),
      [...BOUGHT, ['voucherCode', code, 1]],
    );
    assert.deepEqual(order.places, [
      { datetime: '2027-03-06T00:00:00', count: 1 },
      { datetime: '2027-03-06T12:00:00', count: 3 },
      { datetime: '2027-03-06T12:00:00', count: 3 },
    ]);
    assert.deepEqual(order.tourPlaces, [{ datetime: `2027-03-11T${time}:00`, count: 1 }]);
    const tour = order.lines.find(({ type }) => type === 'guidedTour');
    assert.equal(tour?.answers?.length, ANSWERED);
    assert.deepEqual(piecesOf(journey.database, booking), { 4301: 1, 5101: 1 });
    assert.deepEqual(
      ownersIn(journey.database, booking).map(({ name }) => name.surname),
      ['Lund'],
    );

    // the key of an order opens it without a login, at its own address
    await page.goto(`${journey.addresses.shop}/shop/${lang}/order-review/${order.reviewKey}`);
    await titled(says().order);
    assert.equal(await buys.bookingNumber(), booking);
    await page.locator('.totals, .content', { hasText: total }).first().waitFor();
    await look('the order by its address');
    assert.deepEqual(found, []);
    await leave(visitor);
  });
}
