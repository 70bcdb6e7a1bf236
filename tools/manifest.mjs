import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';

// `npm run manifest` makes custom-elements.json, the list of everything that is promised to pages, from the code: tags,
// attributes, events, custom properties and parts, with their comments. `--check` compares.
const SELLING = [
  'museum-tickets',
  'museum-tours',
  'museum-merchandise',
  'museum-passes',
  'museum-vouchers',
];
/** Attributes that not all elements have, and those that do. */
const OF_SOME = {
  item: SELLING,
  category: SELLING,
  date: ['museum-tickets', 'museum-tours'],
  'tour-language': ['museum-tours'],
  base: ['museum-shop'],
  'no-header': ['museum-shop'],
  'no-footer': ['museum-shop'],
};

const target = 'custom-elements.json';
const read = (file) => readFileSync(file, 'utf8');
const all = (text, pattern) => [...text.matchAll(pattern)];

const elements = all(read('src/elements/public.ts'), /'(museum-[\w-]+)'/g).map(([, tag]) => {
  const code = read(`src/elements/${tag.replace('museum-', '')}.tsx`);
  const [, description] = /\/\*\* `<[\w-]+>`: (.+?) \*\//s.exec(code);
  return { tag, description };
});

const attributes = all(read('src/elements/attributes.ts'), /\/\*\* (.+?) \*\/\s+'([\w-]+)',/g).map(
  ([, description, name]) => ({ name, type: { text: 'string' }, description }),
);

const events = all(
  read('src/core/announcements.ts'),
  /\/\*\* (.+?) \*\/\s+'(museum-[\w-]+)': (\{.*?\}|\w+);\n/gs,
).map(([, description, name, detail]) => ({
  name,
  type: { text: `CustomEvent<${detail.replace(/\s+/g, ' ')}>` },
  description,
}));

const cssProperties = all(
  read('src/views/styles/tokens.css'),
  /^ \*\s+(--museum-[\w-]+)\s{2,}(.+?)\s{2,}(.+)$/gm,
).map(([, name, description, byDefault]) => ({ name, description, default: byDefault }));

const cssParts = all(read('src/views/styles/tokens.css'), /::part\(([\w-]+)\)\s{2,}(.+)$/gm).map(
  ([, name, description]) => ({ name, description }),
);

const manifest = {
  schemaVersion: '2.1.0',
  modules: elements.map(({ tag, description }) => ({
    kind: 'javascript-module',
    // the loader has the name of the whole shop's tag
    path: `dist/${tag === 'museum-shop' ? 'museum-whole-shop' : tag}.js`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        tagName: tag,
        name: tag,
        description,
        attributes: attributes.filter(({ name }) => OF_SOME[name]?.includes(tag) ?? true),
        events,
        cssProperties,
        cssParts,
        slots: [
          {
            name: '',
            description: 'The fallback: shows until the shop is there, and when it fails.',
          },
        ],
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: tag } }],
  })),
};
const text = await format(JSON.stringify(manifest), { parser: 'json', printWidth: 100 });

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (read(target) !== text) {
  console.error(`${target} is not what the code says: run npm run manifest.`);
  process.exit(1);
} else console.log('The list of what is promised is up to date.');
