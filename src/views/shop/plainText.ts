const SIGNS = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    euro: '€',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    szlig: 'ß',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    rsquo: '’',
    laquo: '«',
    raquo: '»',
  }),
);

/** Marks that a letter takes: `uuml`, `eacute`. */
const MARKS = new Map(
  Object.entries({
    uml: '\u0308',
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    ring: '\u030a',
  }),
);

const letterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';

function signOf(whole: string, name: string): string {
  if (name.startsWith('#')) return letterOf(Number(`0${name.slice(1)}`.replace(/^0(?=\d)/, '')));
  const mark = MARKS.get(name.slice(1));
  return SIGNS.get(name) ?? (mark ? (name[0] + mark).normalize() : whole);
}

/** The words of an HTML text. They are shown as text only: nothing here makes them safe as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<[a-z/!](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, ' ')
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, signOf)
    .replace(/\s+/g, ' ')
    .trim();
