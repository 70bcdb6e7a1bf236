import { parseSync } from 'oxc-parser';
import { isScalar, parseDocument, visit } from 'yaml';

/** Comments that are directives to tools. */
const DIRECTIVE = /^\s*(?:@ts-|eslint-|oxlint-|prettier-|#__|@vite|\/ <reference|webpack)/;

const blank = (text) => text.replaceAll(/[^\n]/g, ' ');

/** Replaces comment signs and inline code by characters of the same number, so that positions stay correct. */
const withoutSigns = (text) =>
  text
    .replaceAll(/^\s*\/\/|\/\*\*?|\*\/|^\s*\*/gm, blank)
    .replaceAll(/`[^`\n]*`|\{@link [^}]*\}/g, (code) => code.replaceAll(/[^\n]/g, '_'))
    .replaceAll(/@\w+/g, blank);

/** Returns the comments as paragraphs; line comments on consecutive lines are one. */
function paragraphs(text, comments) {
  const found = [];
  for (const { start, end } of comments) {
    const last = found.at(-1);
    const isNext = last && /^[ \t]*\n[ \t]*$/.test(text.slice(last.end, start));
    const isLine = text.startsWith('//', start);
    if (isNext && isLine && text.startsWith('//', last.start)) last.end = end;
    else found.push({ start, end });
  }
  return found.filter(({ start, end }) => !DIRECTIVE.test(withoutSigns(text.slice(start, end))));
}

const TITLED = new Set(['it', 'test', 'describe', 'before', 'suite']);

const nameOf = ({ type, name, object }) =>
  type === 'Identifier' ? name : object ? nameOf(object) : undefined;

/** Returns the titles of tests: the first argument of `it`, `describe` and the like, if it is a text. */
function titles(program) {
  const found = [];
  const search = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(search);
    const [title] = node.type === 'CallExpression' ? node.arguments : [];
    const isText = title?.type === 'TemplateLiteral' || typeof title?.value === 'string';
    if (isText && TITLED.has(nameOf(node.callee))) {
      found.push({ start: title.start + 1, end: title.end - 1 });
    }
    for (const value of Object.values(node)) search(value);
  };
  search(program);
  return found;
}

const rangesOf = (text, pattern) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

/** Returns the summaries and descriptions of an OpenAPI document. */
function descriptions(text) {
  const found = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!/^(summary|description)$/.test(key.value) || !isScalar(value)) return;
      const [start, end] = value.range;
      const isBlock = value.type.startsWith('BLOCK_');
      found.push({ start: isBlock ? text.indexOf('\n', start) : start, end });
    },
  });
  return found;
}

/** Returns the prose in a source file: comments, test titles, OpenAPI descriptions and the sentences of the WordPress plugin. */
function proseIn(text, file) {
  if (/\.[mc]?[jt]sx?$/.test(file)) {
    const { program, comments } = parseSync(file, text);
    return [...paragraphs(text, comments), ...titles(program)];
  }
  const comments = paragraphs(
    text,
    rangesOf(text, /\/\*[\s\S]*?\*\/|(?<=^\s*)(?:\/\/|#(?![!{])).*$/gm),
  );
  if (/\.ya?ml$/.test(file)) return [...comments, ...descriptions(text)];
  if (file.endsWith('.php')) return [...comments, ...rangesOf(text, /(?<=_[_e]\(')(?:\\.|[^'])+/g)];
  return comments;
}

/** Returns a textlint node for a part of the text. */
function nodeAt(type, text, start, end, lineStarts, children) {
  const positionOf = (offset) => {
    const line = lineStarts.findLastIndex((lineStart) => lineStart <= offset);
    return { line: line + 1, column: offset - lineStarts[line] };
  };
  const raw = withoutSigns(text.slice(start, end));
  return {
    type,
    raw,
    range: [start, end],
    loc: { start: positionOf(start), end: positionOf(end) },
    ...(children ? { children } : { value: raw }),
  };
}

/** textlint plugin for source code: each comment and each test title is a paragraph. */
export const sourceCode = {
  Processor: class {
    availableExtensions() {
      return ['.ts', '.tsx', '.mjs', '.css', '.php', '.yaml', '.yml'];
    }

    processor() {
      return {
        preProcess(text, file) {
          const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
          const nodes = proseIn(text, file).map(({ start, end }) =>
            nodeAt('Paragraph', text, start, end, lineStarts, [
              nodeAt('Str', text, start, end, lineStarts),
            ]),
          );
          return nodeAt('Document', text, 0, text.length, lineStarts, nodes);
        },
        postProcess: (messages, filePath) => ({ messages, filePath: filePath ?? '' }),
      };
    }
  },
};
