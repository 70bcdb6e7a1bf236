import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before } from 'node:test';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Journey, startJourney, type Visitor } from '../../journeys/support/shop.ts';

/** Another museum's site, on an origin of its own from which the demo's back end takes payments. */
export type Site = {
  /** Address of the demo's back end. */
  api: string;
  /** Serves the files of a folder instead of those before. */
  show: (folder: string) => void;
  /** Opens a page of the site in a new browser profile. `before` runs before the scripts of the page. */
  open: (page?: string, before?: string) => Promise<Visitor>;
};

/** Starts the demo, and a site that serves what the tests build. */
export function setUpSite(): Site {
  const app = new Hono();
  const site = {} as Site;
  let folder = '';
  let server: Server;
  let journey: Journey;
  app.use('*', (context, next) =>
    serveStatic({ root: path.relative(process.cwd(), folder) })(context, next),
  );
  before(async () => {
    const port = await new Promise<number>((resolve) => {
      const options = { fetch: app.fetch, port: 0, hostname: 'localhost' };
      server = serve(options, (info) => resolve((info as AddressInfo).port)) as Server;
    });
    const origin = `http://localhost:${port}`;
    journey = await startJourney({ allowedOrigins: [origin] });
    Object.assign(site, {
      api: `${journey.addresses.shop}/api`,
      show: (shown: string) => {
        folder = shown;
      },
      open: async (page = '/', script = '') => {
        const visitor = await journey.visit({ locale: 'en-GB' });
        await visitor.page.addInitScript(script);
        await visitor.page.goto(origin + page);
        return visitor;
      },
    });
  });
  after(async () => {
    await journey?.end();
    await new Promise((resolve) => server.close(resolve));
  });
  return site;
}

/** Waits until the list of tickets shows an event, and checks that the page and its calls had no error. */
export async function showsTickets({ page, noise, violations }: Visitor): Promise<void> {
  await page
    .getByRole('link', { name: /^Tides/ })
    .first()
    .waitFor();
  assert.deepEqual(noise, []);
  assert.deepEqual(await violations(), []);
}
