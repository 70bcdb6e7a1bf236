import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { articleCategories } from '../../demo/museum/catalogue/articleCategories.ts';
import { articles } from '../../demo/museum/catalogue/articles.ts';
import { staticContent } from '../../demo/museum/catalogue/content.ts';
import { events } from '../../demo/museum/catalogue/events.ts';
import { groups } from '../../demo/museum/catalogue/groups.ts';
import { passCategories } from '../../demo/museum/catalogue/passCategories.ts';
import { passes } from '../../demo/museum/catalogue/passes.ts';
import { staticPages } from '../../demo/museum/catalogue/pages.ts';
import { shippingZones } from '../../demo/museum/catalogue/shippingZones.ts';
import { shop } from '../../demo/museum/catalogue/shop.ts';
import { tourCategories } from '../../demo/museum/catalogue/tourCategories.ts';
import { tours } from '../../demo/museum/catalogue/tours.ts';
import { voucherCodes } from '../../demo/museum/catalogue/voucherCodes.ts';
import { voucherGroups } from '../../demo/museum/catalogue/voucherGroups.ts';
import { vouchers } from '../../demo/museum/catalogue/vouchers.ts';
import { COUNTRIES } from '../../demo/server/customer-attributes.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { faultAt } from './support/document.ts';

describe('The demo’s museum', () => {
  let demo: Demo;
  before(async () => {
    const content = staticContent;
    const programme = { events, groups, tours, tourCategories };
    const goods = { articles, articleCategories, passes, passCategories };
    const gifts = { vouchers, voucherGroups, voucherCodes, shippingZones };
    const catalogue = { ...programme, ...goods, ...gifts, shop, staticPages, content };
    demo = await startDemo({ catalogue });
  });
  after(() => demo.stop());

  const data = async (path: string, schema: string) => {
    const { status, body } = await demo.get(path);
    assert.equal(status, 200, path);
    assert.equal(faultAt(`/components/schemas/${schema}`, body.data), undefined, path);
    return body.data;
  };

  for (const lang of LANGUAGES) {
    test(`answers every question of a catalogue as the document says in ${lang}`, async () => {
      await data(`${lang}/shopinfo?shop=1`, 'ShopInfo');
      await data(`${lang}/shopinfo/config?shop=1`, 'ShopConfig');
      await data(`${lang}/content/static`, 'StaticContent');
      for (const id of [...Object.keys(staticPages), 'shipping']) {
        await data(`${lang}/content/page?id=${id}`, 'StaticPage');
      }
      const list = await data(`${lang}/event/select`, 'EventList');
      assert.equal(list.events.length, 14);
      for (const { id } of list.events) {
        await data(`${lang}/ticket/collect/event/${id}`, 'TicketCollection');
      }
      await data(`${lang}/merchandise/attr`, 'CategoryList');
      const goods = await data(`${lang}/merchandise/select`, 'ArticleList');
      assert.equal(goods.merchandise.length, 60);
      const cards = await data(`${lang}/merchandise/select?product_kind=13`, 'ArticleList');
      assert.equal(cards.merchandise.length, 4);
      await data(`${lang}/voucher/attr`, 'VoucherGroupList');
      await data(`${lang}/voucher/select/event/`, 'VoucherList');
      await data(`${lang}/tour/attr`, 'CategoryList');
      const tourList = await data(`${lang}/tour/select/event`, 'TourList');
      assert.equal(tourList.tours.length, 18);
      for (const { id } of tourList.tours) {
        await data(`${lang}/tour?tour=${id}&date=20270312`, 'TourDetail');
        await data(`${lang}/tour/calendar/tour/${id}/range/20270301;20270331`, 'TourCalendar');
      }
    });
  }

  test('has a day and a slot that are sold out, and a slot with few places', async () => {
    const slots: number[] = [];
    const days: number[] = [];
    for (const { id } of events) {
      const { tickets } = (await demo.get(`de/ticket/collect/event/${id}`)).body.data;
      slots.push(...tickets[0].schedule.map((entry: { max_tickets: number }) => entry.max_tickets));
      const range = '20270301;20270430';
      days.push(
        ...Object.values<number>(
          (await demo.get(`de/ticket/calendar/event/${id}/range/${range}`)).body.data,
        ),
      );
    }
    assert.ok(days.includes(0));
    assert.ok(slots.includes(0));
    assert.ok(slots.some((left) => left > 0 && left < 10));
  });

  const collected = async (id: string) =>
    (await data(`de/ticket/collect/event/${id}`, 'TicketCollection')).tickets;
  const listed = async (id: string) =>
    (await data('de/event/select', 'EventList')).events.find(
      (event: { id: string }) => event.id === id,
    );

  test('has an event that has ended', async () => {
    assert.ok((await listed('23')).end < '2027-03-05');
  });

  test('has an event of which no ticket can be had, whose days are all sold out', async () => {
    const range = '20270305;20270430';
    const days = await data(`de/ticket/calendar/event/24/range/${range}`, 'EventCalendar');
    assert.ok(Object.keys(days).length > 5);
    assert.deepEqual([...new Set(Object.values(days))], [0]);
  });

  test('has a family ticket with a fixed part, a chosen part and one that nobody need choose', async () => {
    const tickets = await collected('14');
    const family = tickets.find(({ id }: { id: string }) => id === '1406');
    assert.equal(family.family, true);
    assert.deepEqual(
      family.subtickets.map((part: Record<string, unknown>) => [
        part.id,
        part.min_quantity,
        part.max_quantity,
      ]),
      [
        ['140601', 2, 2],
        ['140603', 1, 4],
        ['140604', 0, 3],
      ],
    );
    assert.equal(family.group_id, '142');
  });

  test('has a single ticket for a day, and several for a day', async () => {
    const modes = async (id: string) =>
      (await collected(id)).map(({ mode }: { mode: number }) => mode);
    assert.deepEqual(await modes('21'), [3]);
    assert.deepEqual(await modes('20'), [3, 3, 3, 3]);
  });

  test('has concerts, of which each kind of seat has its own evenings and places', async () => {
    const [stalls, gallery, rehearsal] = await collected('22');
    const first = ({ schedule }: { schedule: unknown[] }) => schedule[0];
    const evening = { datetime: '2027-03-06T20:00:00', datetime_end: '2027-03-06T21:45:00' };
    assert.deepEqual(first(stalls), { ...evening, max_tickets: 40 });
    assert.deepEqual(first(gallery), { ...evening, max_tickets: 24 });
    assert.deepEqual(first(rehearsal), {
      datetime: '2027-03-05T16:00:00',
      datetime_end: '2027-03-05T17:30:00',
      max_tickets: 6,
    });
  });

  test('has a ticket whose booking costs a fee', async () => {
    const [place] = await collected('25');
    assert.deepEqual([place.price, place.book_with_cost], [200, 200]);
    assert.match(place.book_with_cost_warn, /2 €/);
  });

  test('groups tickets by groups that there are', () => {
    for (const event of events) {
      const known = (event.ticketGroups ?? []).map(({ id }) => id);
      for (const { group } of event.tickets) if (group) assert.ok(known.includes(group));
      assert.ok(event.groups.every((id) => groups.some((group) => group.id === id)));
    }
  });

  test('has a picture for every event, every tour, article, pass and voucher', () => {
    const shown = [
      ...[...events, ...tours].map(({ poster }) => poster),
      ...vouchers.map(({ picture }) => picture),
      ...[...articles, ...passes].flatMap(({ pictures }) => pictures),
    ];
    for (const file of shown) {
      assert.ok(existsSync(new URL(`../../demo/museum/posters/${file}`, import.meta.url)), file);
    }
    assert.ok(articles.every(({ pictures }) => pictures.length > 0));
  });

  test('says everything in every language', () => {
    const silent: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('de' in value) {
        const texts = value as Record<string, unknown>;
        if (!LANGUAGES.every((lang) => typeof texts[lang] === 'string' && texts[lang] !== '')) {
          silent.push(path);
        }
        return;
      }
      for (const [key, part] of Object.entries(value)) look(part, `${path}/${key}`);
    };
    const programme = [...events, ...tours, ...tourCategories];
    const goods = [...articles, ...articleCategories, ...passes, ...passCategories];
    for (const one of [...programme, ...goods, ...vouchers, ...voucherGroups]) look(one, one.id);
    assert.deepEqual(silent, []);
  });

  test('has tours that show every flag in both positions', () => {
    for (const flag of ['singleTicketing', 'bookCompleteTour', 'bookingWithoutTickets'] as const) {
      for (const isOn of [true, false]) {
        assert.ok(
          tours.some((tour) => tour[flag] === isOn),
          `${flag}: ${isOn}`,
        );
      }
    }
  });

  test('has one tour in several languages, two houses, and a category without tours', () => {
    const languages = new Map<string, Set<string>>();
    for (const { name, language } of tours) {
      languages.set(name.de, (languages.get(name.de) ?? new Set()).add(language.key));
    }
    assert.ok([...languages.values()].some(({ size }) => size === 3));
    assert.equal(new Set(tours.map(({ house }) => house.id)).size, 2);
    const used = new Set(tours.flatMap(({ categories }) => categories));
    const all = tourCategories.map(({ id }) => id);
    assert.deepEqual(
      all.filter((id) => !used.has(id)),
      ['36'],
    );
    assert.deepEqual(
      [...used].filter((id) => !all.includes(id)),
      [],
    );
  });

  test('asks questions of every type with its tours, some of which need no answer', () => {
    const asked = tours.flatMap(({ questions }) => questions);
    assert.deepEqual([...new Set(asked.map(({ type }) => type))].toSorted(), [
      'checkbox',
      'number',
      'radio',
      'select',
      'text',
      'textarea',
    ]);
    assert.deepEqual(new Set(asked.map(({ required }) => required)), new Set([true, false]));
    assert.ok(tours.some(({ tickets }) => tickets.some((ticket) => ticket.subtickets)));
    assert.ok(tours.some(({ minParticipants = 0 }) => minParticipants > 1));
  });

  test('has a tour that is sold out, one without dates, and one not bookable at present', async () => {
    const { body } = await demo.get('de/tour/soldout/tour/116/range/20270305;20270430');
    const soldOut = body.data;
    assert.ok(soldOut.length > 3);
    const calendar = 'tour/calendar/tour/116/range/20270305;20270430';
    const days = await data(`de/${calendar}`, 'TourCalendar');
    assert.deepEqual(soldOut, Object.keys(days));
    assert.equal((await demo.get('de/tour/lifetime/tour/117')).status, 404);
    assert.deepEqual((await data('de/tour?tour=118', 'TourDetail')).priceList, []);
    await data('de/tour/lifetime/tour/118', 'Lifetime');
  });

  test('names each tour, and what there is to choose of it, by an id of its own', () => {
    const ids = tours.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const { id, prices, tickets, questions } of tours) {
      const chosen = [...prices, ...tickets, ...questions].map((one) => one.id);
      assert.equal(new Set(chosen).size, chosen.length, id);
    }
  });

  test('names each pass by an id that no article has, in a category that there is', () => {
    const ids = [...articles, ...passes].map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const { category, id } of passes) {
      assert.ok(
        passCategories.some((one) => one.id === category),
        id,
      );
    }
  });

  test('has a voucher code for each thing that may be the matter with one', async () => {
    const now = '2027-03-05T10:30:00';
    const found = new Map<string, string>();
    const cheapest = Math.min(
      ...events.flatMap(({ tickets }) =>
        tickets.map(({ priceCents }) => priceCents).filter((cents) => cents > 0),
      ),
    );
    for (const { code } of voucherCodes) {
      const one = await data(`en/voucher?voucher=${code}`, 'VoucherCode');
      if (now < one.valid_from) found.set('not yet valid', code);
      else if (now > one.valid_to) found.set('expired', code);
      else if (one.available_amount === 0) found.set('used up', code);
      else if (one.available_amount < cheapest) found.set('less than a ticket', code);
      else if (one.available_amount >= 1_000_000) found.set('more than everything', code);
      else if (one.used_amount > 0) found.set('partly used', code);
      else found.set('valid', code);
    }
    assert.equal(found.size, 7);
    assert.equal(voucherCodes.length, 7);
  });

  test('has five vouchers in groups that there are, two of them with a free amount', () => {
    assert.equal(vouchers.length, 5);
    assert.equal(vouchers.filter(({ freeAmount }) => freeAmount).length, 2);
    const used = new Set(vouchers.map(({ group }) => group));
    assert.deepEqual([...used].toSorted(), voucherGroups.map(({ id }) => id).toSorted());
    for (const { freeAmount, id, priceCents } of vouchers) {
      const { minCents = 0, maxCents = priceCents } = freeAmount ?? {};
      assert.ok(minCents <= priceCents && priceCents <= maxCents, id);
    }
  });

  test('sends parcels to every country that an address may have, but to one', () => {
    const served = shippingZones.flatMap(({ countries }) => countries);
    assert.equal(new Set(served).size, served.length);
    assert.deepEqual(
      COUNTRIES.filter((key) => !served.includes(key)),
      ['US'],
    );
    for (const { steps } of shippingZones) {
      for (const key of ['upToGrams', 'cents'] as const) {
        const values = steps.map((step) => step[key]);
        assert.deepEqual(
          values,
          values.toSorted((one, other) => one - other),
        );
      }
    }
  });

  test('names each ticket by an id of its own, since a basket knows nothing else of it', () => {
    const ids = events.flatMap((event) =>
      event.tickets.flatMap(({ id, subtickets = [] }) => [
        id,
        ...subtickets.map((part) => part.id),
      ]),
    );
    assert.equal(new Set(ids).size, ids.length);
  });

  test('has six categories of ten articles each, one article sold out and one with a single piece', () => {
    for (const { id } of articleCategories) {
      assert.equal(articles.filter(({ category }) => category === id).length, 10, id);
    }
    assert.equal(new Set(articles.map(({ id }) => id)).size, 60);
    assert.equal(articles.filter(({ stock }) => stock === 0).length, 1);
    assert.equal(articles.filter(({ stock }) => stock === 1).length, 1);
  });

  test('names the maker of every article, and warns of what children may swallow', () => {
    assert.ok(articles.every(({ manufacturer }) => manufacturer));
    assert.ok(articles.some(({ warnings }) => warnings?.en.includes('under 3 years')));
    assert.ok(articles.every(({ weightGrams = 0 }) => weightGrams > 0));
  });

  test('shows the price per kilogram and the allergens of food, in every language', () => {
    const food = articles.filter(({ name }) => name.de.endsWith(' g'));
    assert.equal(food.length, 2);
    for (const { name, description, priceCents } of food) {
      const grams = Number(/(\d+) g$/.exec(name.de)?.[1]);
      for (const lang of LANGUAGES) {
        const euros = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' });
        const perKilogram = euros.format((priceCents / 100 / grams) * 1000);
        assert.ok(description[lang].includes(`${grams} g (${perKilogram} / kg)`), name[lang]);
      }
    }
    const [tea, liquorice] = food;
    assert.match(tea?.description.de ?? '', /98,00\s€ \/ kg/);
    assert.match(liquorice?.description.de ?? '', /32,67\s€ \/ kg/);
    for (const lang of LANGUAGES) {
      assert.match(liquorice?.description[lang] ?? '', /<strong>\p{L}+<\/strong>/u, lang);
    }
  });

  test('suggests articles with events and tours that there are', () => {
    for (const { goesWith, id } of [...articles, ...passes]) {
      const isKnown =
        (goesWith?.events ?? []).every((one) => events.some((event) => event.id === one)) &&
        (goesWith?.tours ?? []).every((one) => tours.some((tour) => tour.id === one));
      assert.ok(isKnown, id);
    }
  });
});
