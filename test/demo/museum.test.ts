import assert from 'node:assert/strict';
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
      assert.equal(list.events.length, 8);
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

  test('names each ticket by an id of its own, since a basket knows nothing else of it', () => {
    const ids = events.flatMap((event) => event.tickets.map(({ id }) => id));
    assert.equal(new Set(ids).size, ids.length);
  });
});
