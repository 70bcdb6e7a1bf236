import { useLingui } from '@lingui/react/macro';
import { useContext, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { hasStatus } from '../../core/async/result.ts';
import { shopInfo, siteName } from '../../core/config/store.ts';
import { museumCurrency } from '../../core/money/currency.ts';
import { localeOf } from '../../core/page/language.ts';
import { linkTo } from '../../core/navigation/navigate.ts';
import { pages } from '../../core/content/store.ts';
import { publicHref } from '../../core/routes/routes.ts';
import { OutletContext, useOwnRoute } from '../app/outlet.ts';
import { offeredAreas, ownNameOf } from '../app/areas.ts';
import { excerpt } from '../app/plainText.ts';
import { jsonLd } from './jsonLd.ts';
import { titleOf } from './titles.ts';
import { useSold } from './useSold.ts';

/** Returns the title of the current screen and, for a single item or an information page, its own name. */
export function useScreenName(): { title: string; name: string | undefined } {
  const { i18n } = useLingui();
  const route = useOwnRoute();
  const { byId } = useSnapshot(pages);
  const page = route?.name === 'staticPage' ? byId[route.params.id!] : undefined;
  const sold = useSold(route);
  const isGone = page?.is === 'failed' && hasStatus(page.error, 404);
  const pageTitle = page?.is === 'ready' ? page.value.title : undefined;
  const title = i18n._(titleOf((!isGone && route?.name) || 'notFound'));
  return { title, name: sold?.name ?? pageTitle };
}

/**
 * Returns an empty script element for data. It is a clone of a script that has run: clones are never executed, whatever
 * they contain, so that even the strictest content security policy accepts them.
 */
function dataScript(): HTMLScriptElement {
  const run = document.querySelector<HTMLScriptElement>('script[src][type=module]');
  const script = run ? (run.cloneNode() as HTMLScriptElement) : document.createElement('script');
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  script.type = 'application/ld+json';
  return script;
}

/**
 * Adds an element to the page's head while the component is mounted; it replaces the elements that match `instead`,
 * which are restored on unmount. As a layout effect it is undone at once, so that the next shop does not take it for
 * the page's own element.
 */
function useInHead(make: () => HTMLElement | undefined, of: string, instead?: string): void {
  useLayoutEffect(() => {
    const { head } = document;
    const element = make();
    const own = instead ? [...head.querySelectorAll(instead)] : [];
    for (const each of own) each.remove();
    if (element) head.append(element);
    return () => {
      element?.remove();
      head.append(...own);
    };
    // `of` covers everything that `make` depends on
    // oxlint-disable-next-line react/exhaustive-deps
  }, [of]);
}

/** Sets the language of the page. Returns a function that restores its title and language. */
function takeHead(): () => void {
  const { title, documentElement } = document;
  const { lang } = documentElement;
  documentElement.lang = localeOf();
  return () => {
    document.title = title;
    documentElement.lang = lang;
  };
}

/** Manages title, language and description of the page and, for a single item, its data for search engines. */
export function useHead(): void {
  const { i18n } = useLingui();
  const outlet = useContext(OutletContext);
  const { title, name } = useScreenName();
  const route = useOwnRoute();
  const sold = useSold(route);
  const site = siteName();
  const words = `${name ?? title} – ${site}`;
  useLayoutEffect(takeHead, []);
  useLayoutEffect(() => {
    document.title = words;
  }, [words]);

  const areas = offeredAreas().map(({ named, label }) => ownNameOf(named) ?? i18n._(label));
  const description = excerpt(sold?.description ?? '') || `${areas.join(', ')} – ${site}`;
  useInHead(
    () =>
      Object.assign(document.createElement('meta'), { name: 'description', content: description }),
    description,
    'meta[name=description]',
  );

  const { code: currency = '' } = museumCurrency;
  const data =
    sold && route
      ? JSON.stringify(
          jsonLd(
            sold,
            { ...shopInfo(), name: site, currency },
            linkTo(publicHref(route.href), outlet),
          ),
        )
      : '';
  useInHead(() => {
    if (!data) return undefined;
    const script = dataScript();
    script.append(data);
    return script;
  }, data);
}
