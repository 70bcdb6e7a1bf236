/** Names of the characters from U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const OTHERS = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  euro: '€',
  trade: '™',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
};

let names: Map<string, string> | undefined;

function namedCharacter(name: string): string | undefined {
  names ??= new Map([
    ...Object.entries(OTHERS),
    ...LATIN.split(' ').map((each, at): [string, string] => [each, String.fromCharCode(160 + at)]),
  ]);
  return names.get(name);
}

function numberedCharacter(code: number): string | undefined {
  const isText = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isText ? String.fromCodePoint(code) : undefined;
}

/**
 * Decodes the HTML entities that back ends put into plain texts, once; unknown ones stay as they are. Browsers could
 * decode them only through a parser that a page's Trusted Types may forbid.
 */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all: string, hex, decimal, name) => {
        if (name) return namedCharacter(String(name)) ?? all;
        return numberedCharacter(hex ? parseInt(String(hex), 16) : Number(decimal)) ?? all;
      })
    : text;
