import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typeDetails, englishBuyer } from './support/buyer.ts';
import { leave } from './support/leave.ts';
import { setUpJourney } from './support/shop.ts';
import { sumsOf } from './support/sums.ts';
import { orderOf } from './support/tourist.ts';
import { startingWith, WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const BOOK = { id: '4301', name: 'Tides: The Sea Keeps Time – Exhibition catalogue' };
const POSTER = { id: '4101', name: 'Poster – Tides: The Sea Keeps Time' };
const NOT_SERVED = 'We do not deliver to this country (United States) from the online shop.';

const journey = setUpJourney();

/** Returns a visitor who buys goods on the English page. */
async function collector() {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  const country = () => page.getByLabel(startingWith(say('country')));
  /** The message that the country is not served, if it has the focus. */
  const focused = () => page.locator('div:focus', { hasText: NOT_SERVED });
  return {
    ...visitor,
    ...sumsOf(page),
    focused,
    /** Adds an article to the basket on its own screen. */
    async add({ id, name }: { id: string; name: string }) {
      await buys.open(`/museum/en/merchandise.html#/product/${id}`);
      await page.reload();
      await buys.heading(name).waitFor();
      await buys.button(words.add).click();
      await buys.sentence(say('nameHasBeenAdded', { name })).waitFor();
    },
    async toBasket() {
      await buys.link(words.toBasket).click();
      await buys.heading(words.checkout).waitFor();
    },
    /** Fills in the empty form. */
    async fillInFrom(where: string) {
      await typeDetails(page, words);
      await country().selectOption({ label: where });
    },
    /** Follows the message to the details, and changes the country. */
    async moveTo(where: string) {
      await page
        .getByRole('alert')
        .getByRole('link', { name: say('changeDeliveryAddress') })
        .click();
      await country().selectOption({ label: where });
    },
    /** Presses the button to the provider, which focuses the message instead. */
    async isBarred() {
      await page.getByRole('checkbox', { name: words.accept }).check();
      await buys.button(words.toPayment).click();
      await focused().waitFor();
      await page.getByRole('checkbox', { name: words.accept }).uncheck();
    },
    /** Reads the order from the database. */
    async order() {
      const { totalCents, shippingCents, lines } = orderOf(
        journey.database,
        await buys.bookingNumber(),
      );
      const sold = lines.map(({ type, id, count }) => [type, id, count]);
      return { totalCents, shippingCents, sold };
    },
  };
}

test('Shipping: the costs for a book and a poster sent to another country are shown, paid and stored', async () => {
  const visitor = await collector();
  const { buys, page } = visitor;
  await visitor.add(BOOK);
  await visitor.add(POSTER);
  await visitor.toBasket();
  await visitor.readsShipping('€4.90', '€53.90', 'Germany');
  await page
    .getByRole('button', { name: say('shipping'), exact: true })
    .first()
    .click();
  await page.getByRole('row', { name: 'Austria 5.90 12.90' }).waitFor();
  await page.keyboard.press('Escape');
  await visitor.fillInFrom('Austria');
  await visitor.readsShipping('€12.90', '€61.90', 'Austria');
  await buys.goToProvider();
  await buys.sentence(/61[.,]90/).waitFor();
  await buys.pay();
  await buys.order();
  await visitor.readsShipping('€12.90', '€61.90');
  assert.deepEqual(await visitor.order(), {
    totalCents: 6190,
    shippingCents: 1290,
    sold: [
      ['merchandise', BOOK.id, 1],
      ['merchandise', POSTER.id, 1],
    ],
  });
  await leave(visitor);
});

inFull(
  'Shipping: a country that is not served blocks only the order, and another country allows it',
  async () => {
    const visitor = await collector();
    const { buys, page } = visitor;
    await visitor.add(BOOK);
    await visitor.toBasket();
    await visitor.fillInFrom('United States');
    await buys.sentence(NOT_SERVED).waitFor();
    await page.getByRole('alert').getByRole('link', { name: /@/ }).waitFor();
    await visitor.isBarred();
    await visitor.moveTo('Denmark');
    await visitor.readsShipping('€12.90', '€46.90', 'Denmark');
    await buys.payAndOrder();
    const { totalCents, shippingCents } = await visitor.order();
    assert.deepEqual([totalCents, shippingCents], [4690, 1290]);
    await leave(visitor);
  },
);

inFull('Shipping: a country that is not served blocks only orders with goods', async () => {
  const visitor = await collector();
  const { buys, page } = visitor;
  await visitor.add(BOOK);
  await buys.toBasket();
  await visitor.fillInFrom('United States');
  await visitor.isBarred();
  await buys.sentence(NOT_SERVED).waitFor();
  await buys.button(say('removeName', { name: BOOK.name })).click();
  await page.getByText(NOT_SERVED).waitFor({ state: 'detached' });
  await buys.payAndOrder();
  const { totalCents, shippingCents } = await visitor.order();
  assert.deepEqual([totalCents, shippingCents], [3300, null]);
  await leave(visitor);
});

test('Shipping: a suggestion for a ticket is put into the basket by one press, and is paid with its shipping', async () => {
  const visitor = await collector();
  const { buys, page } = visitor;
  await buys.toBasket();
  await buys.heading(say('youMayAlsoLike')).waitFor();
  await buys.button(`${words.add} ${POSTER.name}`).click();
  await buys.sentence(say('nameHasBeenAdded', { name: POSTER.name })).waitFor();
  await page.getByRole('spinbutton', { name: POSTER.name }).waitFor();
  await visitor.fillInFrom('Germany');
  await visitor.readsShipping('€2.90', '€50.90', 'Germany');
  await buys.payAndOrder();
  const { totalCents, shippingCents, sold } = await visitor.order();
  assert.deepEqual([totalCents, shippingCents], [5090, 290]);
  assert.deepEqual(sold.at(-1), ['merchandise', POSTER.id, 1]);
  await leave(visitor);
});
