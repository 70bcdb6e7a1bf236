import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Text } from '../../demo/museum/catalogue/types.ts';
import { museum } from '../../demo/museum/museum.ts';
import { COUNTRIES } from '../../demo/server/customer-attributes.ts';
import { useDemo } from './support/demo.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { contract } from './support/document.ts';

const demo = useDemo({ catalogue: museum });

const { events, tours, articles, passes, vouchers, voucherCodes, shippingZones } = museum;
const { schemas } = contract.components;
const TODAY = '2027-03-05';
const RANGE = '20270305;20270430';

const tickets = events.flatMap((event) => event.tickets);
const asked = tours.flatMap(({ questions }) => questions);

const idsOf = (all: { id: string }[]): string[] => all.map(({ id }) => id);
const assertDistinct = (ids: string[], title: string): void =>
  assert.deepEqual([...new Set(ids)], ids, title);
const assertKnown = (ids: string[], all: { id: string }[], title: string): void =>
  assert.deepEqual(
    ids.filter((id) => !idsOf(all).includes(id)),
    [],
    title,
  );

describe('The demo museum', () => {
  for (const lang of LANGUAGES) {
    test(`matches the contract in all catalogue calls in ${lang}`, async () => {
      await demo.data(`${lang}/shopinfo?shop=1`, 'ShopInfo');
      await demo.data(`${lang}/shopinfo/config?shop=1`, 'ShopConfig');
      await demo.data(`${lang}/content/static`, 'StaticContent');
      for (const id of [...Object.keys(museum.staticPages), 'shipping']) {
        await demo.data(`${lang}/content/page?id=${id}`, 'StaticPage');
      }
      const list = await demo.data(`${lang}/event/select`, 'EventList');
      assert.deepEqual(idsOf(list.events).toSorted(), idsOf(events).toSorted());
      for (const { id } of events) {
        await demo.data(`${lang}/ticket/collect/event/${id}`, 'TicketCollection');
      }
      await demo.data(`${lang}/merchandise/attr`, 'CategoryList');
      const goods = await demo.data(`${lang}/merchandise/select`, 'ArticleList');
      assert.equal(goods.merchandise.length, articles.length);
      const cards = await demo.data(`${lang}/merchandise/select?product_kind=13`, 'ArticleList');
      assert.equal(cards.merchandise.length, passes.length);
      await demo.data(`${lang}/voucher/attr`, 'VoucherGroupList');
      await demo.data(`${lang}/voucher/select/event/`, 'VoucherList');
      await demo.data(`${lang}/tour/attr`, 'CategoryList');
      const tourList = await demo.data(`${lang}/tour/select/event`, 'TourList');
      assert.equal(tourList.tours.length, tours.length);
      for (const { id } of tours) {
        await demo.data(`${lang}/tour?tour=${id}&date=20270312`, 'TourDetail');
        await demo.data(`${lang}/tour/calendar/tour/${id}/range/${RANGE}`, 'TourCalendar');
      }
    });
  }

  test('has tickets of every mode and questions of every type in the contract', () => {
    const modes: number[] = schemas.Ticket.properties.mode.enum;
    assert.deepEqual([...new Set(tickets.map(({ mode }) => mode))].toSorted(), modes);
    const types: string[] = schemas.QuestionType.enum;
    assert.deepEqual([...new Set(asked.map(({ type }) => type))].toSorted(), types.toSorted());
  });

  const parts = tickets.flatMap(({ subtickets = [] }) => subtickets);
  const kinds: [title: string, isSold: boolean][] = [
    ['a family ticket part with a fixed count', parts.some(({ min, max }) => min === max)],
    ['a required part with a range of counts', parts.some(({ min, max }) => 0 < min && min < max)],
    ['an optional part', parts.some(({ min }) => min === 0)],
    ['a ticket in a group', tickets.some(({ group }) => group)],
    ['a ticket with a booking fee', tickets.some(({ bookingFee }) => bookingFee)],
    ['an event with a single ticket for a day', events.some(({ tickets: [first, ...rest] }) => first?.mode === 3 && rest.length === 0)],
    ['an event with several tickets for a day', events.some((event) => event.tickets.filter(({ mode }) => mode === 3).length > 1)],
    ['a required question', asked.some(({ required }) => required)],
    ['an optional question', asked.some(({ required }) => !required)],
    ['a tour ticket with parts', tours.some((tour) => tour.tickets.some(({ subtickets }) => subtickets))],
    ['a tour with a minimum group size', tours.some(({ minParticipants = 0 }) => minParticipants > 1)],
    ['a tour in several languages', tours.some(({ name }) => tours.filter((tour) => tour.name.de === name.de).length > 1)],
    ['tours in more than one venue', new Set(tours.map(({ site }) => site.id)).size > 1],
    ['a category without tours', museum.tourCategories.some(({ id }) => !tours.some(({ categories }) => categories.includes(id)))],
    ...(['singleTicketing', 'bookCompleteTour', 'bookingWithoutTickets'] as const).flatMap((flag) =>
      [true, false].map((isOn): [string, boolean] => [
        `a tour whose ${flag} is ${isOn}`,
        tours.some((tour) => tour[flag] === isOn),
      ]),
    ),
    ['a sold-out article', articles.some(({ stock }) => stock === 0)],
    ['an article with one piece in stock', articles.some(({ stock }) => stock === 1)],
    ['an article with a warning', articles.some(({ warnings }) => warnings)],
    ['an annual pass', passes.length > 0],
    ['a voucher with a fixed amount', vouchers.some(({ freeAmount }) => !freeAmount)],
    ['a voucher with a free amount', vouchers.some(({ freeAmount }) => freeAmount)],
    ['shipping to the museum’s own country', shippingZones.some(({ countries }) => countries.includes('DE'))],
    ['shipping abroad', shippingZones.flatMap(({ countries }) => countries).length > 1],
    ['a country without shipping', COUNTRIES.some((key) => !shippingZones.some(({ countries }) => countries.includes(key)))],
  ]; // prettier-ignore
  for (const [title, isSold] of kinds) test(`has ${title}`, () => assert.ok(isSold));

  test('has an event and a tour in every state', async () => {
    const states = new Set<string>();
    for (const { id, end } of (await demo.data('de/event/select')).events) {
      if (end < TODAY) states.add('event that has ended');
      const days = Object.values<number>(
        await demo.data(`de/ticket/calendar/event/${id}/range/${RANGE}`, 'EventCalendar'),
      );
      if (days.length > 0 && days.every((left) => left === 0)) states.add('event that is sold out');
      if (days.includes(0) && days.some((left) => left > 0)) states.add('day that is sold out');
      const [first] = (await demo.data(`de/ticket/collect/event/${id}`)).tickets;
      const left = first?.schedule.map((one: { max_tickets: number }) => one.max_tickets) ?? [];
      if (left.includes(0) && left.some((count: number) => count > 0)) states.add('full slot');
      if (left.some((count: number) => count > 0 && count < 10)) states.add('slot with few places');
    }
    for (const { id } of tours) {
      const days = Object.keys(await demo.data(`de/tour/calendar/tour/${id}/range/${RANGE}`));
      const soldOut = await demo.data(`de/tour/soldout/tour/${id}/range/${RANGE}`);
      if (soldOut.length > 0 && soldOut.length === days.length) states.add('tour that is sold out');
      const hasDates = (await demo.statusOf(`de/tour/lifetime/tour/${id}`)) === 200;
      if (!hasDates) states.add('tour without dates');
      const { priceList } = await demo.data(`de/tour?tour=${id}`);
      if (hasDates && priceList.length === 0) states.add('tour that cannot be booked at present');
    }
    assert.deepEqual([...states].toSorted(), [
      'day that is sold out',
      'event that has ended',
      'event that is sold out',
      'full slot',
      'slot with few places',
      'tour that cannot be booked at present',
      'tour that is sold out',
      'tour without dates',
    ]);
  });

  test('has a voucher code in every state', async () => {
    const now = `${TODAY}T10:30:00`;
    const cheapest = Math.min(...tickets.map(({ priceCents }) => priceCents || Infinity));
    const found = new Set<string>();
    for (const { code } of voucherCodes) {
      const one = await demo.data(`en/voucher?voucher=${code}`, 'VoucherCode');
      if (now < one.valid_from) found.add('not yet valid');
      else if (now > one.valid_to) found.add('expired');
      else if (one.available_amount === 0) found.add('used up');
      else if (one.available_amount < cheapest) found.add('less than a ticket');
      else if (one.available_amount >= 1_000_000) found.add('more than everything');
      else if (one.used_amount > 0) found.add('partly used');
      else found.add('valid');
    }
    assert.equal(found.size, 7, [...found].join(', '));
  });

  test('gives a unique id to everything that a cart can contain', () => {
    const ticketIds = tickets.flatMap(({ id, subtickets = [] }) => [id, ...idsOf(subtickets)]);
    assertDistinct(ticketIds, 'tickets');
    assertDistinct(idsOf([...articles, ...passes]), 'articles and passes');
    assertDistinct(idsOf(tours), 'tours');
    for (const { id, prices, tickets: own, questions } of tours) {
      assertDistinct(idsOf([...prices, ...own, ...questions]), id);
    }
    assertDistinct(
      shippingZones.flatMap(({ countries }) => countries),
      'countries',
    );
  });

  test('refers only to groups, categories, events and tours that exist', () => {
    for (const { id, groups, ticketGroups = [], tickets: own } of events) {
      assertKnown(groups, museum.groups, id);
      assertKnown(
        own.flatMap(({ group }) => group ?? []),
        ticketGroups,
        id,
      );
    }
    for (const { id, categories } of tours) assertKnown(categories, museum.tourCategories, id);
    for (const { id, category } of passes) assertKnown([category], museum.passCategories, id);
    for (const { id, group } of vouchers) assertKnown([group], museum.voucherGroups, id);
    for (const { id, category } of articles) {
      assertKnown([category], museum.articleCategories, id);
    }
    for (const { id, goesWith } of [...articles, ...passes]) {
      assertKnown(goesWith?.events ?? [], events, id);
      assertKnown(goesWith?.tours ?? [], tours, id);
    }
  });

  test('has limits and shipping steps in ascending order', () => {
    for (const { freeAmount, id, priceCents } of vouchers) {
      const { minCents = 0, maxCents = priceCents } = freeAmount ?? {};
      assert.ok(minCents <= priceCents && priceCents <= maxCents, id);
    }
    for (const { steps } of shippingZones) {
      for (const key of ['upToGrams', 'cents'] as const) {
        const values = steps.map((step) => step[key]);
        assert.deepEqual(
          values,
          values.toSorted((one, other) => one - other),
        );
      }
    }
    assert.ok(articles.every(({ weightGrams = 0 }) => weightGrams > 0));
  });

  test('contains every picture that it names and every page that it links to', async () => {
    const { banners } = museum.content;
    const logos = museum.configuration?.partnerLogos?.flatMap((group) => group.logos) ?? [];
    const shown = [
      ...[...events, ...tours].map(({ poster }) => poster),
      ...vouchers.map(({ picture }) => picture),
      ...[...articles, ...passes].flatMap(({ pictures }) => pictures),
      ...banners.home!.flatMap(({ image, image_mobile }) => [image, image_mobile]),
      ...logos.map(({ image }) => image),
    ];
    for (const file of shown) {
      assert.ok(existsSync(new URL(`../../demo/museum/posters/${file}`, import.meta.url)), file);
    }
    assert.ok([...articles, ...passes].every(({ pictures }) => pictures.length > 0));
    const { museumMainUrl, museumPerLanguageUrls } = await demo.data('fr/shopinfo/config');
    assert.deepEqual(Object.keys(museumPerLanguageUrls).toSorted(), LANGUAGES.toSorted());
    for (const address of [museumMainUrl, ...Object.values<string>(museumPerLanguageUrls)]) {
      assert.ok(existsSync(new URL(`../../demo/museum/pages${address}`, import.meta.url)), address);
    }
  });

  test('links each banner to the shop in each language', async () => {
    for (const lang of LANGUAGES) {
      const { home } = (await demo.data(`${lang}/content/static`)).banners;
      for (const { url, alt } of home) {
        assert.ok(url.startsWith(`/shop/${lang}/`), url);
        assert.ok(alt);
      }
    }
  });

  test('has every text in every language', () => {
    const silent: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('de' in value) {
        const texts = value as Record<string, unknown>;
        const isSaid = LANGUAGES.every((lang) => typeof texts[lang] === 'string' && texts[lang]);
        if (!isSaid) silent.push(path);
        return;
      }
      for (const [key, part] of Object.entries(value)) look(part, `${path}/${key}`);
    };
    look({ ...museum, configuration: undefined }, '');
    assert.deepEqual(silent, []);
  });

  const food = articles.filter(({ name }) => /\d\sg$/.test(name.de));
  const gramsOf = (name: Text): number => Number(/(\d+)\sg$/.exec(name.de)?.[1]);

  test('shows the unit price, the ingredients and the allergens of food', async () => {
    assert.ok(food.length > 0);
    const { merchandise } = await demo.data('de/merchandise/select', 'ArticleList');
    for (const { id, name, priceCents } of food) {
      const base_price = {
        price: Math.round((priceCents / gramsOf(name)) * 1000),
        unit: 'kg',
        amount: 1,
      };
      const listed = merchandise.find((one: { id: string }) => one.id === id);
      assert.deepEqual(listed.base_price, base_price, id);
      for (const lang of LANGUAGES) {
        const article = await demo.data(`${lang}/merchandise?article=${id}`, 'Article');
        assert.deepEqual(article.base_price, base_price, id);
        const { ingredients, allergens } = article.food;
        assert.ok(ingredients, id);
        const marked = /<strong>\p{L}+<\/strong>/u.test(ingredients);
        assert.equal(marked, Boolean(allergens), `${id} in ${lang}`);
      }
    }
    assert.equal(merchandise.filter((one: object) => 'base_price' in one).length, food.length);
  });

  test('has unit price and ingredients in the description for clients without these fields', async () => {
    demo.openWith({ contractRevision: 1 });
    for (const { id, name, priceCents, food: information } of food) {
      for (const lang of LANGUAGES) {
        const { description } = await demo.data(`${lang}/merchandise?article=${id}`, 'Article');
        const euros = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' });
        const perKilogram = euros.format((priceCents / 100 / gramsOf(name)) * 1000);
        assert.ok(description.includes(`${gramsOf(name)} g (${perKilogram} / kg)`), description);
        assert.ok(description.includes(information?.ingredients[lang]), description);
      }
    }
  });

  test('has a title, a text and a link label for each banner that leads into the shop', async () => {
    for (const lang of LANGUAGES) {
      for (const { title, text, button } of (await demo.data(`${lang}/content/static`)).banners
        .home) {
        for (const one of [title, text, button]) assert.ok(one, lang);
      }
    }
  });

  test('has pages for cancellation and withdrawal and a guarantee notice, in every language', async () => {
    const config = await demo.data('de/shopinfo/config', 'ShopConfig');
    const { cancellationUrl, withdrawalInstructionUrl, guaranteeNotice } = config;
    for (const lang of LANGUAGES) {
      assert.ok(guaranteeNotice[lang], lang);
      const { origin, pathname, hash } = new URL(cancellationUrl[lang]);
      assert.equal(origin, demo.shopAddress);
      const page = readFileSync(
        new URL(`../../demo/museum/pages${pathname}`, import.meta.url),
        'utf8',
      );
      assert.ok(page.includes(`id="${hash.slice(1)}"`), cancellationUrl[lang]);
      assert.equal(withdrawalInstructionUrl[lang], `${demo.shopAddress}/shop/${lang}/page/terms`);
    }
  });

  test('has events that are sold out for good and for some days, daily and not, and a list that shows it', async () => {
    const { events: listed } = await demo.data('de/event/select', 'EventList');
    const { tours: shown } = await demo.data('de/tour/select/event', 'TourList');
    for (const list of [listed, shown]) {
      assert.ok(list.some((one: { sold_out_until?: unknown }) => one.sold_out_until === null));
      for (const flag of [true, false]) {
        assert.ok(
          list.some((one: { is_daily: boolean }) => one.is_daily === flag),
          String(flag),
        );
      }
    }
  });
});
