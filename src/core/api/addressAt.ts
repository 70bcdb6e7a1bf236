import type { Lang } from '../i18n/languages.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Where a call goes, without what it sends. */
export type Endpoint = {
  /** After the language, e.g. `event/select`. */
  endpoint: string;
  query?: Query;
};

/** The address of a call, `{api}/{lang}/{endpoint}`, without a token. */
export function addressAt(api: string, lang: Lang, { endpoint, query = {} }: Endpoint): URL {
  const base = new URL(`${api.replace(/\/+$/, '')}/`, globalThis.location?.href);
  const address = new URL(`${lang}/${endpoint}`, base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}
