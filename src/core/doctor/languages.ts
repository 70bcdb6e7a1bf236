import { shopConfig, shopInfo } from '../api/shop.ts';
import { type Lang, LANGUAGES, languageOf } from '../i18n/languages.ts';
import type { Ask } from './ask.ts';
import type { PageFacts } from './facts.ts';
import type { Finding } from './types.ts';

/** Returns the configured languages as the back end sends them, including those unknown to the shop. */
async function configuredLanguages(
  ask: Ask,
  shop: string,
  { fetch }: { fetch: typeof globalThis.fetch },
) {
  const answer = await fetch(`${ask.addressOf(shopConfig)}?shop=${shop}`);
  const body = (await answer.json()) as { data?: { languages?: unknown } };
  const languages = body.data?.languages;
  return Array.isArray(languages) ? languages.map(String) : [];
}

/** Checks the languages of the back end, and those that the page and its embeds need. */
export async function languageFindings(
  ask: Ask,
  shop: string,
  spoken: readonly Lang[],
  page: PageFacts | undefined,
  tools: { fetch: typeof globalThis.fetch },
): Promise<Finding[]> {
  const languages = spoken.join(', ');
  const unknown = (await configuredLanguages(ask, shop, tools)).filter(
    (each) => !LANGUAGES.some((lang) => lang === each),
  );
  const fails = await Promise.all(
    spoken.map(async (lang) => {
      const { value } = await ask.in(lang).ask(shopInfo, [shop]);
      return value ? [] : [{ is: 'language-unavailable', lang } as const];
    }),
  );
  const speaks = (tag: string): boolean => {
    const lang = languageOf(tag);
    return lang !== undefined && spoken.includes(lang);
  };
  const wanted = (page?.embeds ?? []).flatMap(({ attributes }) =>
    attributes.lang && languageOf(attributes.lang) ? [languageOf(attributes.lang)!] : [],
  );
  const ofEmbeds = [...new Set(wanted)];
  return [
    ...unknown.map((lang) => ({ is: 'unknown-language', lang }) as const),
    ...fails.flat(),
    ...(page?.lang && ofEmbeds.length === 0 && !speaks(page.lang)
      ? [{ is: 'unsupported-page-language', lang: page.lang, languages } as const]
      : []),
    ...ofEmbeds
      .filter((lang) => !spoken.includes(lang))
      .map((lang) => ({ is: 'unsupported-embed-language', lang, languages }) as const),
    ...(ofEmbeds.length > 1
      ? [{ is: 'several-languages', languages: ofEmbeds.join(', ') } as const]
      : []),
  ];
}
