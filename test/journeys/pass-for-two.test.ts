import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishBuyer } from './support/buyer.ts';
import { keyboardOf } from './support/keyboard.ts';
import { leave } from './support/leave.ts';
import { ownerOf, ownersIn, PASSES } from './support/owners.ts';
import { setUpJourney } from './support/shop.ts';
import { piecesOf } from './support/shopper.ts';
import { orderOf } from './support/tourist.ts';
import { WORDS } from './support/words.ts';
import { inFull } from '../support/inFull.ts';
import { say } from '../support/say.ts';

const words = WORDS.en;
const PASS = 'Annual pass';
const PASS_ID = '5101';
const KAI = { [say('street')]: 'Am Kai 3', [say('postcode')]: '20095', [say('city')]: 'Hamburg' };
const ADDED = say('nameHasBeenAdded', { name: PASS });
const NO_NAME = say('passPassLabelPlease', { pass: '2', label: say('lastName') });

const journey = setUpJourney();

test('Annual passes: a pass for two has two owners with different addresses, and the typed details survive a reload', async () => {
  const visitor = await englishBuyer(journey);
  const { page, buys } = visitor;
  const [ada, bert] = [ownerOf(page, 1), ownerOf(page, 2)];
  const count = page.getByRole('spinbutton', { name: PASS, exact: true });
  await buys.open(PASSES);
  await buys.link(PASS).click();
  await ada.fill({ Title: 'Dr.', [say('firstName')]: 'Ada', [say('lastName')]: 'Lund', ...KAI });
  await buys.button(words.more(PASS)).click();

  // the second owner has the address of the first, until another one is typed
  assert.deepEqual(await bert.typed(), ['', '', '', ...Object.values(KAI)]);
  await bert.fill({
    [say('firstName')]: 'Bert',
    [say('street')]: 'Storgatan 5',
    [say('postcode')]: '111 22',
  });
  await bert.fill({ [say('city')]: 'Stockholm' });
  await bert.field(say('country')).selectOption({ label: 'Sweden' });
  await bert.isSentThere.check();
  await buys.button(words.add).click();
  await page.locator('.error-summary:focus').waitFor();
  assert.equal(await page.locator('.error-summary li').count(), 1);
  await buys.button(NO_NAME).click();
  await bert.field(say('lastName')).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Berg');

  await page.reload();
  await bert.row.waitFor();
  assert.equal(await count.inputValue(), '2');
  assert.deepEqual(await ada.typed(), ['Dr.', 'Ada', 'Lund', ...Object.values(KAI)]);
  const bertTyped = ['', 'Bert', 'Berg', 'Storgatan 5', '111 22', 'Stockholm'];
  assert.deepEqual(await bert.typed(), bertTyped);
  assert.equal(await bert.isSentThere.isChecked(), true);
  await buys.button(words.add).click();
  await buys.sentence(ADDED).waitFor();
  await buys.link(words.toBasket).click();
  await buys.heading(words.checkout).waitFor();
  await buys.sentence(`2 × ${PASS}`).waitFor();
  await buys.sentence('Ada Lund, Bert Berg').waitFor();
  await buys.sentence('€78.00').waitFor();
  await buys.fillIn();
  await buys.sentence('Ada Lund, Bert Berg').waitFor();
  await buys.payAndOrder();
  await buys.sentence('Dr. Ada Lund, Am Kai 3, 20095 Hamburg, DE').waitFor();
  await buys.sentence('Bert Berg, Storgatan 5, 111 22 Stockholm, SE').waitFor();

  const booking = await buys.bookingNumber();
  const { totalCents, lines } = orderOf(journey.database, booking);
  assert.equal(totalCents, 2 * 3900);
  assert.deepEqual(
    lines.map(({ type, id, count: sold }) => [type, id, sold]),
    [['annualPass', PASS_ID, 2]],
  );
  assert.deepEqual(ownersIn(journey.database, booking), [
    {
      name: { title: 'Dr.', firstName: 'Ada', surname: 'Lund' },
      address: { street: 'Am Kai 3', zip: '20095', city: 'Hamburg', country: 'DE' },
      send_to_custom_addr: false,
    },
    {
      name: { title: '', firstName: 'Bert', surname: 'Berg' },
      address: { street: 'Storgatan 5', zip: '111 22', city: 'Stockholm', country: 'SE' },
      send_to_custom_addr: true,
    },
  ]);
  assert.deepEqual(piecesOf(journey.database, booking), { [PASS_ID]: 2 });
  await leave(visitor);
});

inFull(
  'Annual passes: a pass for two is found, made out and put into the basket by keyboard on a small screen',
  async () => {
    const visitor = await englishBuyer(journey, { viewport: { width: 360, height: 740 } });
    const { page, buys } = visitor;
    const count = page.getByRole('spinbutton', { name: PASS, exact: true });
    const keyboard = keyboardOf(page);
    const [ada, bert] = [ownerOf(page, 1), ownerOf(page, 2)];
    await buys.open(PASSES);
    await keyboard.enter(buys.link(PASS));
    await keyboard.arriveAt(page.getByRole('heading', { name: PASS, exact: true }));
    await keyboard.tabTo(ada.field(say('firstName')));
    await keyboard.type('Ada');
    await keyboard.press('Tab');
    await keyboard.landsIn(ada.field(say('lastName')));
    await keyboard.type('Lund');
    for (const [label, value] of Object.entries(KAI)) {
      await keyboard.tabTo(ada.field(label));
      await keyboard.type(value);
    }
    await keyboard.pressUntil('Shift+Tab', count);
    await keyboard.press('ArrowUp');
    await keyboard.hears(`${say('countPasses', { count: 2 })} · €78.00`);
    await keyboard.tabTo(bert.field(say('firstName')));
    await keyboard.type('Bert');
    await keyboard.tabTo(bert.field(say('country')));
    await keyboard.type('Swe');
    await keyboard.tabTo(bert.isSentThere);
    await keyboard.press('Space');
    assert.equal(await bert.isSentThere.isChecked(), true);
    await keyboard.enter(buys.button(words.add));
    await keyboard.landsIn(page.locator('.error-summary'));
    await keyboard.enter(buys.button(NO_NAME));
    await keyboard.landsIn(bert.field(say('lastName')));
    await keyboard.type('Berg');
    assert.equal(await bert.field(say('country')).inputValue(), 'SE');
    await keyboard.enter(buys.button(words.add));
    await keyboard.landsIn(page.locator('.added'));
    await keyboard.hears(ADDED);

    await keyboard.enter(buys.link(words.toBasket));
    await keyboard.arriveAt(buys.heading(words.checkout));
    await buys.sentence('Ada Lund, Bert Berg').waitFor();
    await keyboard.enter(buys.button(say('removeName', { name: PASS })));
    await keyboard.hears(say('nameHasBeenRemoved', { name: PASS }));
    await keyboard.enter(buys.button(say('undo')));
    await buys.sentence('Ada Lund, Bert Berg').waitFor();
    await keyboard.assertSeen();
    await leave(visitor);
  },
);
