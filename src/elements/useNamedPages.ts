import { useLayoutEffect } from 'react';
import { setOtherPages } from '../core/config/actions.ts';
import { shared } from '../core/page/shared.ts';
import type { StartOptions } from '../core/app/boot.ts';

const PAGES = ['checkoutUrl', 'accountUrl', 'shopUrl'] as const;

type Pages = Pick<StartOptions, (typeof PAGES)[number]>;

/** Pages named by each embed, in the order in which the embeds started. */
const named = shared('named-pages', () => new Map());

function applyNamedPages(): void {
  const first = (page: keyof Pages) => [...named.values()].find((pages) => pages[page])?.[page];
  setOtherPages(Object.fromEntries(PAGES.map((page) => [page, first(page)])));
}

/** Applies the pages that an embed names to all embeds, for as long as it names them. */
export function useNamedPages(
  host: Element,
  startOptions: Pages | undefined,
  hasStarted: boolean,
): void {
  const { checkoutUrl, accountUrl, shopUrl } = startOptions ?? {};
  useLayoutEffect(() => {
    if (!hasStarted) return;
    named.set(host, { checkoutUrl, accountUrl, shopUrl });
    applyNamedPages();
  }, [host, hasStarted, checkoutUrl, accountUrl, shopUrl]);
  useLayoutEffect(
    () => () => {
      if (named.delete(host)) applyNamedPages();
    },
    [host],
  );
}
