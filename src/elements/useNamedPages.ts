import { useLayoutEffect } from 'react';
import { setOtherPages } from '../core/config/actions.ts';
import { shared } from '../core/page/shared.ts';
import type { Beginning } from '../core/app/boot.ts';

const PAGES = ['checkoutUrl', 'accountUrl', 'shopUrl'] as const;

type Pages = Pick<Beginning, (typeof PAGES)[number]>;

/** Pages named by each element, in the order in which the elements started. */
const named = shared('named-pages', () => new Map<Element, Pages>());

function tellConfiguration(): void {
  const first = (page: keyof Pages) => [...named.values()].find((pages) => pages[page])?.[page];
  setOtherPages(Object.fromEntries(PAGES.map((page) => [page, first(page)])));
}

/** Applies the pages that an element names to all elements, for as long as it names them. */
export function useNamedPages(host: Element, beginning: Pages | undefined, isReady: boolean): void {
  const { checkoutUrl, accountUrl, shopUrl } = beginning ?? {};
  useLayoutEffect(() => {
    if (!isReady) return;
    named.set(host, { checkoutUrl, accountUrl, shopUrl });
    tellConfiguration();
  }, [host, isReady, checkoutUrl, accountUrl, shopUrl]);
  useLayoutEffect(
    () => () => {
      if (named.delete(host)) tellConfiguration();
    },
    [host],
  );
}
