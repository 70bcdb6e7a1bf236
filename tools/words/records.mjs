import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

const keyOf = ({ key }) => key?.name ?? key?.value;

/** Returns the text of a literal. An expression in a template literal becomes a placeholder with its source code. */
function textOf(node, source) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(({ value }, index) => {
      const filledIn = node.expressions[index];
      return value.cooked + (filledIn ? `{${source.slice(filledIn.start, filledIn.end)}}` : '');
    })
    .join('');
}

/** Returns the texts in a value, each with its path, so that it can be found in another language. */
function leavesOf(node, source, path = '') {
  if (!node) return [];
  const text = textOf(node, source);
  if (text !== undefined) return [{ path, text, start: node.start }];
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((each) =>
      leavesOf(each.value, source, `${path}.${keyOf(each)}`),
    );
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((each, index) => leavesOf(each, source, `${path}.${index}`));
  }
  return [];
}

/** Files in which the museum's editors write freely. */
const FREE = /catalogue\/(?:articles|events|tours)\//;

const ADDRESS = /^(?:\/|\w+:\/\/)\S*$/;

/** Returns the texts of an object whose keys are languages, one for each language and path; an absent one has no text. */
function textsOfRecord(record, { file, source, languages }) {
  const values = new Map(record.properties.map((each) => [keyOf(each), each.value]));
  const leaves = languages.map((language) => leavesOf(values.get(language), source));
  const english = new Map(leaves[languages.indexOf('en')].map(({ path, text }) => [path, text]));
  const paths = new Set(leaves.flat().map(({ path }) => path));
  const lineAt = (offset) => source.slice(0, offset).split('\n').length;
  return languages.flatMap((language, index) =>
    [...paths].map((path) => {
      const leaf = leaves[index].find((each) => each.path === path);
      return {
        language,
        file,
        line: lineAt(leaf?.start ?? record.start),
        format: 'html',
        text: leaf?.text,
        english: language === 'en' ? undefined : english.get(path),
        isFree: FREE.test(file),
      };
    }),
  );
}

/** Returns the texts of a TypeScript file: those of all objects with languages as keys, such as `{ de: …, en: … }`. */
export function recordTexts(file, languages, source = readFileSync(file, 'utf8')) {
  const found = [];
  const search = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(search);
    const keys = node.type === 'ObjectExpression' ? node.properties.map(keyOf) : [];
    if (keys.length > 1 && keys.every((key) => languages.includes(key))) {
      found.push(...textsOfRecord(node, { file, source, languages }));
      return;
    }
    for (const value of Object.values(node)) search(value);
  };
  search(parseSync(file, source).program);
  return found.filter(({ text, english }) => !ADDRESS.test(text ?? english ?? ''));
}
