import type { Page } from 'playwright-core';
import { EVENTS } from '../../support/promises.ts';

type Seen = { event: string; address: string };

/** Records what scripts of the page, its analytics and other origins see of a visitor: events, addresses, console, referers. */
export async function watchTraces(page: Page) {
  const events: string[] = [];
  const addresses: string[] = [];
  const said: string[] = [];
  const referers: string[] = [];
  const context = page.context();
  await context.exposeBinding('noteTrace', (_, { event, address }: Seen) => {
    events.push(event);
    addresses.push(address);
  });
  await context.addInitScript((names: readonly string[]) => {
    const { noteTrace } = globalThis as unknown as { noteTrace: (seen: Seen) => void };
    for (const name of names) {
      addEventListener(
        name,
        (event) => {
          const { detail } = event as CustomEvent;
          noteTrace({ event: `${name} ${JSON.stringify(detail)}`, address: location.href });
        },
        true,
      );
    }
  }, Object.keys(EVENTS));
  context.on('console', (message) => said.push(message.text()));
  context.on('request', (request) => {
    const { referer } = request.headers();
    if (referer && new URL(referer).origin !== new URL(request.url()).origin)
      referers.push(referer);
  });
  return {
    events,
    addresses,
    said,
    referers,
    /** Returns the local and the session storage of the page. */
    storages: () => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }] as const),
  };
}
