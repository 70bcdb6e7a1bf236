import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { staticContent } from '../../demo/museum/catalogue/content.ts';
import { events } from '../../demo/museum/catalogue/events.ts';
import { groups } from '../../demo/museum/catalogue/groups.ts';
import { staticPages } from '../../demo/museum/catalogue/pages.ts';
import { shop } from '../../demo/museum/catalogue/shop.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { faultAt } from './support/document.ts';

describe('The demo’s museum', () => {
  let demo: Demo;
  before(async () => {
    const catalogue = { events, groups, shop, staticPages, content: staticContent };
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
      for (const id of Object.keys(staticPages)) {
        await data(`${lang}/content/page?id=${id}`, 'StaticPage');
      }
      const list = await data(`${lang}/event/select`, 'EventList');
      assert.equal(list.events.length, 14);
      for (const { id } of list.events) {
        await data(`${lang}/ticket/collect/event/${id}`, 'TicketCollection');
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

  test('has a picture for every event', () => {
    for (const { poster } of events) {
      assert.ok(
        existsSync(new URL(`../../demo/museum/posters/${poster}`, import.meta.url)),
        poster,
      );
    }
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
    for (const event of events) look(event, event.id);
    assert.deepEqual(silent, []);
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
});
