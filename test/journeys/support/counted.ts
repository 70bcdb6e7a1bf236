import assert from 'node:assert/strict';
import * as v from 'valibot';
import type { BrowserContextOptions } from 'playwright-core';
import { GUEST } from '../../support/guest.ts';
import { layerEntry, queueEntry } from './analyticsSchemas.ts';
import { englishBuyer } from './buyer.ts';
import type { Journey } from './shop.ts';

type Fields = Record<string, unknown>;
type Entry = { event?: string; ecommerce: Fields | null };
type Call = readonly unknown[];

/** Asks for both analytics on each page of the tab, and keeps in its storage all that they receive. */
function count(): void {
  const page = globalThis as unknown as Record<string, unknown>;
  for (const name of ['dataLayer', '_paq']) {
    const queue: unknown[] = [];
    queue.push = (...entries: unknown[]) => {
      const kept = JSON.parse(sessionStorage.getItem(name) ?? '[]') as unknown[];
      sessionStorage.setItem(name, JSON.stringify([...kept, ...entries]));
      return 0;
    };
    page[name] = queue;
  }
  const settings = { analytics: 'ga4 matomo', 'analytics-consent': 'required' };
  page.museumShop = [
    ['configure', settings],
    ['consent', true],
  ];
}

/** Returns an English visitor who has consented to analytics, and what these have received. */
export async function countedBuyer(journey: Journey, options?: BrowserContextOptions) {
  const visitor = await englishBuyer(journey, options);
  const { page } = visitor;
  await page.context().addInitScript(count);
  const read = async <T>(name: string): Promise<T[]> =>
    JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), name)) ?? '[]') as T[];
  const layer = () => read<Entry>('dataLayer');
  const queue = () => read<Call>('_paq');
  return {
    ...visitor,
    /** Returns the names of all events for Google Analytics. */
    events: async () => (await layer()).flatMap(({ event }) => event ?? []),
    /** Returns the fields of the only event of a name. */
    async fields(name: string): Promise<Fields> {
      const found = (await layer()).filter(({ event }) => event === name);
      assert.equal(found.length, 1, name);
      return found[0]!.ecommerce!;
    },
    /** Returns the names of all calls for Matomo, without repetitions in a row. */
    async calls(): Promise<unknown[]> {
      const names = (await queue()).map(([name]) => name);
      return names.filter((name, index) => name !== names[index - 1]);
    },
    /** Returns the only call for Matomo of a name. */
    async call(name: string): Promise<Call> {
      const found = (await queue()).filter(([each]) => each === name);
      assert.equal(found.length, 1, name);
      return found[0]!;
    },
    /** Checks that everything is as the vendors document it, and that nothing identifies the visitor. */
    async meetsReferences(...secrets: string[]): Promise<void> {
      const [entries, calls] = [await layer(), await queue()];
      for (const entry of entries) v.parse(layerEntry, entry);
      for (const call of calls) v.parse(queueEntry, call);
      for (const [index, { event }] of entries.entries()) {
        if (event) assert.deepEqual(entries[index - 1], { ecommerce: null });
      }
      for (const [index, [name]] of calls.entries()) {
        if (name === 'setEcommerceView') assert.equal(calls[index + 1]?.[0], 'trackPageView');
      }
      const all = JSON.stringify([entries, calls]);
      for (const secret of [...Object.values(GUEST), ...secrets]) {
        assert.ok(!all.includes(secret), secret);
      }
    },
  };
}
