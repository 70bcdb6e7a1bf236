import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { parse } from 'yaml';

// `npm run contract` generates the wire types from the contract, openapi.yaml; `--check` compares them instead.
const source = new URL('../src/core/api/openapi.yaml', import.meta.url);
const target = new URL('../src/core/api/contract.ts', import.meta.url);

const { components } = parse(readFileSync(source, 'utf8'));
const local = JSON.parse(
  JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
);

// `discriminator` is part of OpenAPI, but not of JSON Schema
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
      '// Generated from openapi.yaml by `npm run contract`. Do not edit: change openapi.yaml instead.',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, printWidth: 100 },
  },
);

if (process.argv.includes('--check')) {
  const held = readFileSync(target, 'utf8');
  if (held !== types) {
    console.error('src/core/api/contract.ts is out of date: run npm run contract.');
    process.exit(1);
  }
  console.log('The wire types are up to date.');
} else {
  writeFileSync(target, types);
}
