import type { Page } from 'playwright-core';

/** Waits until work that is due has been done and drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Returns a promise and the function that resolves it. */
export function event(): { happened: Promise<void>; happen: () => void } {
  let happen!: () => void;
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

/** Controls the network between a visitor and the shop. */
export function lineOf(page: Page) {
  return {
    /** Holds back the answers from matching addresses until they are released, or the connection is dropped. */
    async hold(address: RegExp) {
      const [asked, free] = [event(), event()];
      let isDropped = false;
      await page.route(address, async (route) => {
        asked.happen();
        await free.happened;
        await (isDropped ? route.abort() : route.continue());
      });
      return {
        asked: asked.happened,
        /** Releases the answers. Resolves once the page has handled and drawn the first one. */
        async release(): Promise<void> {
          const answered = page.waitForResponse(address);
          free.happen();
          await (await answered).finished();
          await page.unroute(address);
          await drawn(page);
        },
        /** Drops the connection, also if the shop tries again, until `find` is called. */
        drop(): void {
          isDropped = true;
          free.happen();
        },
        find: () => page.unroute(address),
      };
    },
    /** Lets requests to matching addresses fail, or return `status`, until `find` is called. */
    async lose(address: RegExp, status?: number) {
      let lost = 0;
      const listeners = new Set<() => void>();
      await page.route(address, async (route) => {
        await (status ? route.fulfill({ status }) : route.abort());
        lost += 1;
        for (const listener of listeners) listener();
      });
      return {
        /** Resolves when this many requests have failed. */
        failures: (count: number): Promise<void> =>
          new Promise((resolve) => {
            const check = (): void => {
              if (lost >= count) resolve();
            };
            listeners.add(check);
            check();
          }),
        find: () => page.unroute(address),
      };
    },
    /** Takes the visitor offline. */
    async break() {
      await page.context().setOffline(true);
      // the browser's process that loads pages goes offline a little later
      await page.waitForFunction(() =>
        fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
          () => false,
          () => true,
        ),
      );
    },
    /** Takes the visitor online again, which the browser reports to the page. */
    reconnect: () => page.context().setOffline(false),
  };
}
