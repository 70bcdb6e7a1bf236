import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { constructions } from './prose/constructions.mjs';
import { exceptions } from './prose/exceptions.mjs';
import { sourceCode } from './prose/source-code.mjs';

// `npm run check:prose` searches comments, test titles, Markdown, OpenAPI descriptions and the texts of the WordPress
// plugin for constructions that are hard to read. Paths limit the search: `-- src/core README.md`.

/** Returns the textlint rule for a construction. */
const ruleOf = ({ pattern, advice }) => ({
  ruleId: advice,
  rule: ({ report, RuleError, Syntax, locator }) => ({
    [Syntax.Str](node) {
      for (const { index, 0: found } of node.raw.matchAll(pattern)) {
        const words = found.replace(/^[.,;:!?(]\s*/, '').trim();
        const at = index + found.indexOf(words);
        report(node, new RuleError(words, { padding: locator.range([at, at + words.length]) }));
      }
    },
  }),
});

const options = {
  rules: constructions.map(ruleOf),
  plugins: [
    {
      pluginId: 'markdown',
      plugin: markdown.default ?? markdown,
      options: { extensions: ['.txt'] },
    },
    { pluginId: 'source-code', plugin: sourceCode },
  ],
};

const wanted = process.argv.slice(2);
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...wanted],
  {
    encoding: 'utf8',
    maxBuffer: 1e8,
  },
)
  .split('\n')
  .filter((file) => /\.(?:md|tsx?|mjs|css|php|ya?ml)$|readme\.txt$/.test(file))
  .filter((file) => file !== 'tools/prose/constructions.mjs');

const kernel = new TextlintKernel();
const found = [];
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const { messages } = await kernel.lintText(text, {
    ...options,
    ext: path.extname(file),
    filePath: path.resolve(file),
  });
  const lines = text.split('\n');
  for (const { line, ruleId, message } of messages)
    found.push({ file, line, words: message, advice: ruleId, text: lines[line - 1] });
}

const isException = ({ file, text }) =>
  exceptions.some((exception) => exception.file === file && text.includes(exception.text));
const left = found.filter((one) => !isException(one));
for (const { file, line, words, advice } of left)
  console.error(`${file}:${line}: “${words}”: ${advice}`);
console.log(
  `${files.length} files read, ${left.length} constructions to rewrite, ${found.length - left.length} marked exceptions`,
);
process.exit(left.length === 0 ? 0 : 1);
