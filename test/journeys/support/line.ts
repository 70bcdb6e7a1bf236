import type { Page } from 'playwright-core';

/** Something that happens once and can be waited for. */
function event(): { happened: Promise<void>; happen: () => void } {
  let happen!: () => void;
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

/** The line between a visitor and the shop, which may be slow, and may be gone. */
export function lineOf(page: Page) {
  /** All that was due at once has been done, and drawn. */
  const drawn = (): Promise<unknown> =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  return {
    drawn,
    /** Keeps the answers to what goes to these addresses back until they are let go. */
    async hold(address: RegExp) {
      const [asked, free] = [event(), event()];
      await page.route(address, async (route) => {
        asked.happen();
        await free.happened;
        await route.continue();
      });
      return {
        asked: asked.happened,
        /** Lets the answers come; the page has made of the first one what it makes of it. */
        async release(): Promise<void> {
          const answered = page.waitForResponse(address);
          free.happen();
          await (await answered).finished();
          await page.unroute(address);
          await drawn();
        },
      };
    },
    /** What goes to these addresses fails, until it is found again. */
    async lose(address: RegExp, status?: number) {
      await page.route(address, (route) => (status ? route.fulfill({ status }) : route.abort()));
      return { find: () => page.unroute(address) };
    },
    /** The line is gone: for everything that is asked for from now on. */
    async break() {
      await page.context().setOffline(true);
      // the process of the browser that loads pages hears of it a little later
      await page.waitForFunction(() =>
        fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
          () => false,
          () => true,
        ),
      );
    },
    /** The line is back, and the browser says so. */
    mend: () => page.context().setOffline(false),
  };
}
