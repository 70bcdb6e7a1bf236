import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  required?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  'x-essential'?: readonly string[];
};

type Response = { $ref?: string; content?: { 'application/json': { schema: Schema } } };
type Operation = { operationId: string; responses: Record<string, Response> };

const contract = parse(readFileSync('src/core/api/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** Type of a field, in the words of the contract. */
export type Kind =
  | 'Id'
  | 'Cents'
  | 'Moment'
  | 'Day'
  | 'Time'
  | 'Html'
  | 'text'
  | 'choice'
  | 'number'
  | 'flag'
  | 'list'
  | 'map'
  | 'object';

/** Field of an answer. `path` leads to it in the sample, through the first item of each list. */
export type Field = {
  /** Path without positions: `events[].price_from`. */
  name: string;
  path: readonly (string | number)[];
  kind: Kind;
  isEssential: boolean;
  /** Whether it is an entry of a list or map. */
  isEntry: boolean;
};

const NAMED: readonly string[] = ['Id', 'Cents', 'Moment', 'Day', 'Time', 'Html'];

function resolved(schema: Schema): Schema & { name?: string } {
  if (schema.$ref) {
    const keys = schema.$ref.slice(2).split('/');
    const target = keys.reduce<unknown>(
      (node, key) => (node as Record<string, unknown>)[key],
      contract,
    );
    const name = keys.at(-1)!;
    return { name, ...resolved(target as Schema) };
  }
  if (schema.allOf) {
    const parts = schema.allOf.map(resolved);
    const name = parts[0]?.name;
    return {
      ...(name && { name }),
      ...Object.assign({}, ...parts),
      ...(parts.some(({ properties }) => properties) && {
        properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as object,
      }),
      'x-essential': parts.flatMap((part) => part['x-essential'] ?? []),
    } as Schema & { name?: string };
  }
  // the last form is the one with data: the first may be `false`
  return schema.oneOf ? resolved(schema.oneOf.at(-1)!) : schema;
}

const typeOf = ({ type }: Schema): string | undefined =>
  typeof type === 'string' ? type : type?.[0];

function kindOf(schema: Schema & { name?: string }): Kind {
  const { name = '' } = schema;
  if (NAMED.includes(name)) return name as Kind;
  if (schema.enum || schema.const !== undefined) return 'choice';
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'flag';
    case 'array':
      return 'list';
    case 'object':
      // an object of optional fields is a map, for example by language
      return schema.required ? 'object' : 'map';
    default:
      return 'text';
  }
}

const SAMPLES: Partial<Record<Kind, unknown>> = {
  Cents: 1200,
  Moment: '2027-03-05T10:00:00',
  Day: '2027-03-05',
  Time: '10:00',
  Html: '<p>Sea</p>',
  text: 'Sea',
  number: 5,
  flag: true,
};

/** Samples of fields whose value has a meaning that the schema does not name. */
const MEANT: Record<string, unknown> = {
  url: 'https://museum.example/',
  timezone: 'Europe/Rome',
  required_fields: ['fname'],
  visible_fields: ['fname', 'zip'],
  currencySymbol: 'EUR',
  payartId: 171,
};

const keyOf = (names: Schema | undefined): string =>
  String(names ? SAMPLES[kindOf(resolved(names))] : 'de');

/** Makes a sample of a schema: every field, and two items in each list, with the ids 1 and 2. */
function sampleOf(given: Schema, name: string, nth: number): unknown {
  const schema = resolved(given);
  const kind = kindOf(schema);
  if (name in MEANT) return MEANT[name];
  if (kind === 'choice') return schema.const ?? schema.enum![0];
  if (kind === 'Id') return String(nth);
  if (kind === 'list') return [1, 2].map((each) => sampleOf(schema.items!, '', each));
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, each]) => [key, sampleOf(each, key, nth)]),
    );
  }
  if (kind === 'map') {
    const { additionalProperties: value, propertyNames } = schema;
    if (typeof value !== 'object') return {};
    return { [keyOf(propertyNames)]: sampleOf(value, '', nth) };
  }
  if (schema.format === 'uri') return 'https://pay.example/1';
  return SAMPLES[kind];
}

type At = Pick<Field, 'path' | 'name'>;

function fieldsIn(given: Schema, { path, name }: At): Field[] {
  const schema = resolved(given);
  const kind = kindOf(schema);
  const under = (key: string | number, each: Schema, as: string): Field[] => {
    const here = { path: [...path, key], name: as };
    const isEssential = schema['x-essential']?.includes(String(key)) ?? false;
    return [
      { ...here, kind: kindOf(resolved(each)), isEntry: kind !== 'object', isEssential },
      ...fieldsIn(each, here),
    ];
  };
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, each]) =>
      under(key, each, name ? `${name}.${key}` : key),
    );
  }
  if (kind === 'list') return under(0, schema.items!, `${name}[]`);
  const { additionalProperties: value, propertyNames } = schema;
  if (kind !== 'map' || typeof value !== 'object') return [];
  return under(keyOf(propertyNames), value, `${name}{}`);
}

export type ContractAnswer = { call: string; sample: unknown; fields: readonly Field[] };

/** Returns a sample answer of every call of the contract whose answer has data, with its fields. */
export const contractAnswers: readonly ContractAnswer[] = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, responses }) => {
    const schema = responses['200']?.content?.['application/json'].schema;
    const data = schema && resolved(schema).properties?.data;
    if (!data) return [];
    const root = { path: [], name: '' };
    return [{ call: operationId, sample: sampleOf(data, '', 1), fields: fieldsIn(data, root) }];
  });
