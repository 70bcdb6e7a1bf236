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

/** Combining marks by the suffix of an entity, such as `uuml` and `eacute`. */
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

/** Returns the text of HTML. The result must be used as text only: it is not safe as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<[a-z/!](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, ' ')
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, signOf)
    .replace(/\s+/g, ' ')
    .trim();
