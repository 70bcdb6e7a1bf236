const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  shy: '',
};

/** The words of an HTML text. They are shown as text only: nothing here makes them safe as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Math.min(+code, 0x10ffff)))
    .replace(/&(\w+);/g, (whole, name: string) => SIGNS[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
