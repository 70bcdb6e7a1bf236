import { openPage, type Page, type PageOptions } from './page.ts';

type Pushed = { event?: string; ecommerce: Record<string, unknown> | null };
type Counted = Window & { dataLayer?: Pushed[]; _paq?: unknown[][] };

export const countersOf = (page: Page): Counted => page.window as unknown as Counted;

/** Events of a screen, which come before those of the basket. */
const isView = ({ event }: Pushed): boolean => /^view_item|^select/.test(event ?? '');

/** Returns all that Google Analytics has received. */
export const layerOf = (page: Page): Pushed[] => countersOf(page).dataLayer ?? [];

export const eventsOf = (page: Page): string[] => layerOf(page).flatMap(({ event }) => event ?? []);

/** Returns the events of the basket that Google Analytics has received. */
export const salesOf = (page: Page): Pushed[] =>
  layerOf(page).filter((each) => each.event && !isView(each));

/** Returns all that Matomo has received. */
export const queueOf = (page: Page): unknown[][] => countersOf(page)._paq ?? [];

/** Returns the calls about the basket that Matomo has received. */
export const cartCallsOf = (page: Page): unknown[][] =>
  queueOf(page).filter(([name]) => name !== 'setEcommerceView' && name !== 'trackPageView');

const meta = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, content]) => `<meta name="museum-shop-${name}" content="${content}">`)
    .join('');

/** Opens a page with analytics settings and waits for the embed. */
export async function openCounted(
  settings: Record<string, string>,
  { body = '<museum-tickets></museum-tickets>', ...options }: PageOptions & { body?: string } = {},
): Promise<Page> {
  const page = await openPage(body, { ...options, head: meta(settings) });
  await page.until('it is there', () => page.all('.museum').length > 0);
  return page;
}
