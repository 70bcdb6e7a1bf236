/** The language of the page itself: not the one that a browser has translated it into. */
export function languageOfPage(): string | undefined {
  const { lang, className } = document.documentElement;
  return /\btranslated-(ltr|rtl)\b/.test(className) ? undefined : lang;
}

/** The language that the part of the page around an element is written in, where that says so. */
export const languageAround = (host: Element): string | null | undefined =>
  host.parentElement?.closest('[lang]:not(:root)')?.getAttribute('lang');
