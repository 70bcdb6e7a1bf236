import { readFileSync, writeFileSync } from 'node:fs';
import { SALES_AREAS } from './chunks.mjs';
import { cssData, htmlData, json, jsxTypes, typeOf, webTypes } from './editor-data.mjs';
import { ELEMENTS } from './elements.mjs';

// `npm run manifest` generates custom-elements.json, the list of the elements' public API, from the code and its
// comments: tags, attributes, properties, events, custom properties and parts. It also generates the data for code
// editors and the types for JSX from this list. `--check` compares instead.
const SELLING = SALES_AREAS.map((area) => `museum-${area}`);
const WITH_SCREENS = ELEMENTS.map((name) => `museum-${name}`).filter(
  (tag) => tag !== 'museum-cart-button',
);
/** Attributes that only some elements have, with those elements. */
const OF_SOME = {
  item: SELLING,
  category: SELLING,
  date: ['museum-tickets', 'museum-tours'],
  'tour-language': ['museum-tours'],
  base: ['museum-shop'],
  'heading-level': WITH_SCREENS,
  'no-header': ['museum-shop'],
  'no-footer': ['museum-shop'],
};

const read = (file) => readFileSync(file, 'utf8');
const all = (text, pattern) => [...text.matchAll(pattern)];

const elements = ELEMENTS.map((name) => {
  const code = read(`src/elements/${name}.tsx`);
  const [, description] = /\/\*\* `<[\w-]+>`: (.+?) \*\//s.exec(code);
  return { tag: `museum-${name}`, description };
});

const attributesCode = read('src/elements/attributes.ts');
const namesIn = (text) => all(text, /'([\w-]+)'/g).map(([, name]) => name);
const languages = namesIn(/LANGUAGES = \[(.+?)\]/.exec(read('src/core/i18n/languages.ts'))[1]);
const flags = namesIn(/FLAGS[^=]*= \[(.+?)\]/.exec(attributesCode)[1]);
const wholeRouting = namesIn(/isWhole \? \[(.+?)\]/.exec(attributesCode)[1]);
const choices = Object.fromEntries(
  all(/CHOICES[^=]*= \{(.+?)\};/s.exec(attributesCode)[1], /'?([\w-]+)'?: (\[.+?\])/g).map(
    ([, name, values]) => [name, namesIn(values)],
  ),
);

const propertyOf = (attribute) => attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns the default named in a description: `1`, or `path` in `<museum-shop>`, otherwise `hash`. */
function defaultIn(description, tag) {
  const [, value, ofTag, otherwise] =
    /Default: `([^`]+)`(?: in `<([\w-]+)>`, otherwise `([^`]+)`)?/.exec(description) ?? [];
  const found = ofTag && ofTag !== tag ? otherwise : value;
  return found && `'${found}'`;
}

const unionOf = (values) => values.map((value) => `'${value}'`).join(' | ');

/** Returns the attributes of a tag; `values` lists the values to suggest, if there is a limited number of them. */
const attributesOf = (tag) =>
  all(attributesCode, /\/\*\* (.+?) \*\/\s+'([\w-]+)',/g)
    .filter(([, , name]) => OF_SOME[name]?.includes(tag) ?? true)
    .map(([, description, name]) => {
      const closed = name === 'routing' && tag === 'museum-shop' ? wholeRouting : choices[name];
      // typed as a string, because `de-DE` is accepted, too
      const values = name === 'lang' ? languages : closed;
      const text = flags.includes(name) ? 'boolean' : closed ? unionOf(closed) : 'string';
      const byDefault = defaultIn(description, tag);
      return {
        name,
        fieldName: propertyOf(name),
        type: { text },
        description,
        ...(byDefault && { default: byDefault }),
        ...(values && { values }),
      };
    });

/** Returns the property of an attribute. Elements without the attribute return `undefined`. */
const memberOf = (attribute) => ({
  kind: 'field',
  name: attribute.fieldName,
  type: { text: `${typeOf(attribute)} | undefined` },
  attribute: attribute.name,
  reflects: true,
  description: attribute.description,
  ...(attribute.default && { default: attribute.default }),
});

const events = all(
  read('src/core/page/events.ts'),
  /\/\*\* ((?:(?!\*\/).)+?) \*\/\s+'(museum-[\w-]+)': (\{.*?\}|\w+);\n/gs,
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

const slots = [
  {
    name: '',
    description:
      'Fallback, e.g. a link or a telephone number. Shown until the shop starts, and if it fails.',
  },
];

const manifest = {
  schemaVersion: '2.1.0',
  modules: elements.map(({ tag, description }) => ({
    kind: 'javascript-module',
    // `museum-shop.js` is the loader
    path: `dist/${tag === 'museum-shop' ? 'museum-whole-shop' : tag}.js`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        tagName: tag,
        name: tag,
        superclass: { name: 'HTMLElement', package: 'global:' },
        description,
        attributes: attributesOf(tag).map(({ values: _values, ...attribute }) => attribute),
        // every HTML element has `lang`
        members: attributesOf(tag)
          .filter(({ name }) => name !== 'lang')
          .map(memberOf),
        events,
        cssProperties,
        cssParts,
        slots,
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: tag } }],
  })),
};

const described = elements.map(({ tag, description }) => ({
  tagName: tag,
  description,
  attributes: attributesOf(tag),
  events,
}));
const { name: packageName, version } = JSON.parse(read('package.json'));
const targets = {
  'custom-elements.json': await json(manifest),
  'vscode.html-custom-data.json': await json(htmlData(described)),
  'vscode.css-custom-data.json': await json(cssData(cssProperties)),
  'web-types.json': await json({
    $schema: 'https://json.schemastore.org/web-types',
    name: packageName,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: described.map((element) =>
          webTypes(element, { slots, css: { properties: cssProperties, parts: cssParts } }),
        ),
      },
    },
  }),
  'src/elements/jsx.ts': await jsxTypes(described),
};

if (process.argv.includes('--check')) {
  const stale = Object.keys(targets).filter((target) => read(target) !== targets[target]);
  for (const target of stale) {
    console.error(`${target} is out of date: run npm run manifest.`);
  }
  if (stale.length > 0) process.exit(1);
  console.log('The list of the public API is up to date.');
} else {
  for (const [target, text] of Object.entries(targets)) writeFileSync(target, text);
}
