/** Returns the language of the page; undefined if the browser has translated it and changed `lang`. */
export function languageOfPage(): string | undefined {
  const { lang, className } = document.documentElement;
  return /\btranslated-(ltr|rtl)\b/.test(className) ? undefined : lang;
}

/** Returns the closest `lang` around an element, except that of `<html>`. */
export const languageAround = (host: Element): string | null | undefined =>
  host.parentElement?.closest('[lang]:not(:root)')?.getAttribute('lang');
