import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { parse } from 'yaml';

// The types of the wire are made from the contract's document: `npm run contract` writes them, `--check` compares.
const source = new URL('../src/core/api/openapi.yaml', import.meta.url);
const target = new URL('../src/core/api/contract.ts', import.meta.url);

const { components } = parse(readFileSync(source, 'utf8'));
const local = JSON.parse(
  JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
);

// a discriminator is OpenAPI's own and no part of JSON Schema
for (const schema of Object.values(local)) delete schema.discriminator;

const names = Object.keys(local);
const types = await compile(
  {
    $defs: local,
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    additionalProperties: false,
  },
  'Contract',
  {
    bannerComment:
      '// Made from openapi.yaml by `npm run contract`; change the document, not this file.',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, printWidth: 100 },
  },
);

if (process.argv.includes('--check')) {
  const held = readFileSync(target, 'utf8');
  if (held !== types) {
    console.error('src/core/api/contract.ts is not what openapi.yaml says: run npm run contract.');
    process.exit(1);
  }
  console.log('The types of the wire are those of the document.');
} else {
  writeFileSync(target, types);
}
