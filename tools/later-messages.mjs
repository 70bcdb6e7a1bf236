import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const { dirname, join } = path.posix;

/**
 * Files whose messages load with them, not with the first screens. Each is loaded by a dynamic import, next to which the
 * code loads the later messages (`loadLaterMessages`, `i18nIn`).
 */
export const LATER = [
  'src/views/account/screens.ts',
  'src/views/checkout/screens.ts',
  'src/elements/ConfigErrorReport.tsx',
];

/** Returns what a file imports at run time: the files of its static imports, and of its dynamic ones. */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const isCode = ({ entries = [] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest : [])),
  );
  const imported = module.staticImports.filter(isCode).map(({ moduleRequest }) => moduleRequest);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start, end).replaceAll(/['"`]/g, ''),
  );
  const filesOf = (specifiers) =>
    specifiers.filter((each) => each.startsWith('.')).map((each) => join(dirname(file), each));
  return {
    static: filesOf([...imported, ...exported].map(({ value }) => value)),
    dynamic: filesOf(dynamic),
  };
}

/** Returns the imports of all files in `src`. */
export function importGraph() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** Returns the files that load only after a dynamic import of one of `later`. */
export function laterFiles(graph, later = LATER) {
  const missing = later.find((file) => !graph.has(file));
  if (missing) throw new Error(`there is no ${missing}: see tools/later-messages.mjs`);
  const imported = new Set(
    [...graph.values()].flatMap((each) => [...each.static, ...each.dynamic]),
  );
  const first = new Set();
  const visit = (file) => {
    if (first.has(file) || !graph.has(file)) return;
    first.add(file);
    const { static: needed, dynamic } = graph.get(file);
    for (const each of [...needed, ...dynamic.filter((to) => !later.includes(to))]) visit(each);
  };
  for (const file of graph.keys()) if (!imported.has(file)) visit(file);
  return new Set([...graph.keys()].filter((file) => !first.has(file)));
}
