import { expect } from 'chai';
import { countersOf, eventsOf, layerOf, openCounted, queueOf } from '../support/counted.ts';
import { dataOf, openMuseum } from '../support/museum.ts';
import type { Page } from '../support/page.ts';
import { say } from '../support/say.ts';

const TIDES = 'Tides: The Sea Keeps Time';
const GA4 = { analytics: 'ga4' };
const ITEM = '<museum-tickets item="12"></museum-tickets>';

/** Waits until the list (`.cards`) or the calendar of an item is the only one of both. */
const shows = (page: Page, selector: '.cards' | '[role=grid]'): Promise<void> =>
  page.until(`${selector} shows`, () => {
    const found = page.all('.cards, [role=grid]');
    return found.length === 1 && found[0]!.matches(selector);
  });

/** Waits for an event, and returns all events up to then. */
async function eventsUntil(page: Page, event: string): Promise<string[]> {
  await page.until(`${event} is pushed`, () => eventsOf(page).includes(event));
  return eventsOf(page);
}

/** Returns the fields of the only event of this name. */
function fieldsOf(page: Page, name: string): Record<string, unknown> {
  const found = layerOf(page).filter(({ event }) => event === name);
  expect(found, name).to.have.length(1);
  return found[0]!.ecommerce!;
}

/** Adds something to the basket, which is an event that comes after all others. */
async function mark(page: Page): Promise<void> {
  await page.window.museumShop.add({ area: 'vouchers', item: '6101', amount: 20 });
  await eventsUntil(page, 'add_to_cart');
}

describe('Google Analytics 4 and the screens', () => {
  it('receives a list, the item chosen from it, and the item', async () => {
    const page = await openCounted(GA4);
    await page.click(TIDES);
    expect(await eventsUntil(page, 'view_item')).to.deep.equal([
      'view_item_list',
      'select_item',
      'view_item',
    ]);
    const list = { item_list_id: 'tickets', item_list_name: 'Ticket' };
    const { items, ...named } = fieldsOf(page, 'view_item_list');
    expect(named).to.deep.equal(list);
    const tides = (items as { item_id: string; index: number }[]).find(
      ({ item_id }) => item_id === '12',
    )!;
    const { index, ...item } = tides;
    expect(fieldsOf(page, 'select_item')).to.deep.equal({ ...list, items: [tides] });
    expect((items as unknown[]).indexOf(tides)).to.equal(index);
    expect(fieldsOf(page, 'view_item')).to.deep.equal({
      currency: 'EUR',
      value: 5,
      items: [item],
    });
    expect(item).to.deep.equal({
      item_id: '12',
      item_name: TIDES,
      item_category: 'Ticket',
      price: 5,
    });
  });

  it('receives nothing again when the visitor goes back, goes forward or reloads the page', async () => {
    const page = await openCounted(GA4);
    await page.click(TIDES);
    await shows(page, '[role=grid]');
    page.window.history.back();
    await shows(page, '.cards');
    page.window.history.forward();
    await shows(page, '[role=grid]');
    await mark(page);
    expect(eventsOf(page)).to.deep.equal([
      'view_item_list',
      'select_item',
      'view_item',
      'add_to_cart',
    ]);
    await page.reload();
    await shows(page, '[role=grid]');
    await mark(page);
    expect(eventsOf(page)).to.deep.equal(['add_to_cart']);
  });

  it('receives an item again when the visitor opens it again', async () => {
    const page = await openCounted(GA4);
    for (const count of [1, 2]) {
      await page.click(TIDES);
      await page.until(
        `the item is pushed ${count} times`,
        () => eventsOf(page).filter((event) => event === 'view_item').length === count,
      );
      await page.click(say('allTickets'));
      await shows(page, '.cards');
    }
    const counts = ['view_item_list', 'select_item', 'view_item'].map(
      (name) => eventsOf(page).filter((event) => event === name).length,
    );
    expect(counts).to.deep.equal([3, 2, 2]);
  });

  it('receives an item that two embeds show once', async () => {
    const page = await openCounted(GA4, { body: ITEM + ITEM });
    await page.until('both show it', () => page.all('[role=grid]').length === 2);
    await mark(page);
    expect(eventsOf(page)).to.deep.equal(['view_item', 'add_to_cart']);
  });

  it('receives only the items of the chosen category', async () => {
    const page = await openCounted(GA4, {
      body: '<museum-merchandise category="43"></museum-merchandise>',
    });
    await eventsUntil(page, 'view_item_list');
    const { items, ...list } = fieldsOf(page, 'view_item_list');
    expect(list).to.deep.equal({ item_list_id: 'merchandise/43', item_list_name: 'Books' });
    expect((items as { item_name: string }[]).map(({ item_name }) => item_name)).to.deep.equal(
      page.all('.card h3').map((heading) => heading.textContent),
    );
  });

  it('receives no list of a single item, which opens by itself', async () => {
    const { vouchers } = (await dataOf('voucher/select/event/')) as { vouchers: { id: unknown }[] };
    const { api } = await openMuseum({
      same: ['voucher/attr', 'voucher/selectOne/price/6101'],
      answers: {
        'GET voucher/select/event/': {
          data: { vouchers: vouchers.filter(({ id }) => String(id) === '6101') },
        },
      },
    });
    const page = await openCounted(GA4, { body: '<museum-vouchers></museum-vouchers>', api });
    expect(await eventsUntil(page, 'view_item')).to.deep.equal(['view_item']);
  });

  it('receives nothing that was shown before the consent', async () => {
    const page = await openCounted({ ...GA4, 'analytics-consent': 'required' }, { body: ITEM });
    await shows(page, '[role=grid]');
    page.window.museumShop.consent(true);
    await mark(page);
    expect(eventsOf(page)).to.deep.equal(['add_to_cart']);
  });
});

describe('Matomo and the screens', () => {
  it('receives the category and the item, each with its page view', async () => {
    const page = await openCounted({ analytics: 'matomo' });
    await page.click(TIDES);
    await page.until('both are pushed', () => queueOf(page).length >= 4);
    expect(queueOf(page)).to.deep.equal([
      ['setEcommerceView', false, false, 'Ticket'],
      ['trackPageView', 'Ticket'],
      ['setEcommerceView', '12', TIDES, 'Ticket', 5],
      ['trackPageView', TIDES],
    ]);
    expect(countersOf(page).dataLayer).to.equal(undefined);
  });
});
