import type { Lang } from '../i18n/languages.ts';

export type Query = Readonly<Record<string, string | number | undefined>>;

/** Path after the language, e.g. `event/select`, and query of a call. */
export type Target = { path: string; query?: Query };

/** Returns the address of a call, `{api}/{lang}/{path}`, without a token. */
export function addressAt(api: string, lang: Lang, { path, query = {} }: Target): URL {
  const base = new URL(`${api.replace(/\/+$/, '')}/`, globalThis.location?.href);
  const address = new URL(`${lang}/${path}`, base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}
