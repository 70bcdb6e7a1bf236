import { tidy } from './tidy.ts';

/** An element as a marked `div` or link asks for it. */
export type Wanted = { tag: string; attributes: Readonly<Record<string, string>> };

/** What a marked form may say: what to show. Comment fields of a CMS let strangers write links, so nothing else counts. */
const WHAT_TO_SHOW = ['item', 'category', 'date', 'tour-language', 'lang'];

function wanted(element: string, said: (name: string) => string | null): Wanted {
  const attributes: Record<string, string> = {};
  for (const name of WHAT_TO_SHOW) {
    const value = said(name);
    if (value) attributes[name] = value;
  }
  return { tag: `museum-${tidy(element)}`, attributes };
}

/** Reads the `data-` attributes of `<div class="museum-embed" data-element="tickets" data-item="12">`. */
export const wantedByDiv = (said: (name: string) => string | null): Wanted =>
  wanted(said('data-element') ?? '', (name) => said(`data-${name}`));

/** Reads the query of a link, `?museum-embed=tickets&item=12`; undefined where it names no element. */
export function wantedByLink(query: string): Wanted | undefined {
  const said = new URLSearchParams(query);
  const element = said.get('museum-embed');
  return element === null ? undefined : wanted(element, (name) => said.get(name));
}

/** The origins of these addresses, read against the page's; what is no address of the web has none. */
export const originsOf = (addresses: readonly string[], page: string): string[] =>
  addresses
    .map(tidy)
    .flatMap((address) => (URL.canParse(address, page) ? new URL(address, page).origin : []))
    .filter((origin) => origin.startsWith('http'));
