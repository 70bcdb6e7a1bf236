const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!?[^<]*|[^<]+/gi;
const INLINE = new Set(
  'a abbr b bdi cite em i mark small span strong sub sup time u wbr'.split(' '),
);
const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is code. */
const CODE = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style']);
const READ = /\b(?:title|alt|aria-label|placeholder|content)="([^"]*)"/g;
const ENTITIES = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  shy: '',
  copy: '©',
  times: '×',
};
/** Character in the place of code, which has its own spelling. */
export const CODE_SIGN = '\ufffc';

const decoded = (text) =>
  text
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity);

/** Returns the texts that are read from the attributes of a tag. A description of the page is one only in its meta tag. */
const attributeTexts = (tag, attributes) =>
  tag === 'meta' && !/\bname="description"/.test(attributes)
    ? []
    : [...attributes.matchAll(READ)].map(([, text]) => decoded(text)).filter(Boolean);

/**
 * Returns the paragraphs of HTML, and of text without tags, each with its offset and, if a `lang` attribute names it, its
 * language. Tags inside a line are left out; code is one character.
 */
export function paragraphsOf(html) {
  const found = [];
  const open = [];
  let paragraph;
  const end = () => {
    const text = paragraph?.text.replaceAll(/[ \t\n]+/g, ' ').trim();
    if (text) found.push({ ...paragraph, text });
    paragraph = undefined;
  };
  const add = (text, offset) => {
    const { lang } = open.at(-1) ?? {};
    if (paragraph && paragraph.lang !== lang) end();
    if (text.trim() !== '') paragraph ??= { text: '', offset: offset + text.search(/\S/), lang };
    if (paragraph) paragraph.text += text;
  };
  for (const { 0: token, 1: slash, 2: name, 3: attributes, index } of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    const isInCode = open.some((each) => CODE.has(each.tag));
    if (token.startsWith('<!')) continue;
    if (!tag) {
      if (!isInCode) add(decoded(token), index);
      continue;
    }
    if (tag === 'br') add(' ', index);
    else if (tag === 'code' || tag === 'kbd') add(slash ? '' : CODE_SIGN, index);
    else if (!INLINE.has(tag)) end();
    if (slash) {
      const at = open.findLastIndex((each) => each.tag === tag);
      if (at >= 0) open.length = at;
      continue;
    }
    const lang = /\blang="([a-z]{2})/.exec(attributes)?.[1] ?? open.at(-1)?.lang;
    for (const text of attributeTexts(tag, attributes)) found.push({ text, offset: index, lang });
    if (!VOID.has(tag) && !attributes.endsWith('/')) open.push({ tag, lang });
  }
  end();
  return found;
}
