import type { Lang } from '../i18n/languages.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Path and query of a call, without its body. */
export type Endpoint = {
  /** Path after the language, e.g. `event/select`. */
  endpoint: string;
  query?: Query;
};

/** Returns the address of a call, `{api}/{lang}/{endpoint}`, without a token. */
export function addressAt(api: string, lang: Lang, { endpoint, query = {} }: Endpoint): URL {
  const base = new URL(`${api.replace(/\/+$/, '')}/`, globalThis.location?.href);
  const address = new URL(`${lang}/${endpoint}`, base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}
