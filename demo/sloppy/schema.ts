import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isLabel } from './labels.ts';

export type Schema = {
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
  anyOf?: readonly Schema[];
  'x-essential'?: readonly string[];
};

/** Schema without references. `name` is that of the component, e.g. `Ticket`. */
export type Resolved = Schema & { name?: string };

type Response = { $ref?: string; content?: { 'application/json': { schema: Schema } } };
type Operation = { operationId: string; responses: Record<string, Response> };

const contract = parse(readFileSync('src/core/api/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** Type of a field, in the words of the contract; a `label` is a plain text that is shown. */
export type Kind =
  | 'Id'
  | 'Cents'
  | 'Moment'
  | 'Day'
  | 'Time'
  | 'Html'
  | 'Lang'
  | 'text'
  | 'label'
  | 'currency'
  | 'choice'
  | 'number'
  | 'flag'
  | 'list'
  | 'map'
  | 'choices'
  | 'byLanguage'
  | 'object';

const NAMED: readonly string[] = ['Id', 'Cents', 'Moment', 'Day', 'Time', 'Html', 'Lang'];

/** Kinds that the schema does not name, by the field. */
const MEANT: Record<string, Kind> = {
  currencySymbol: 'currency',
  countries: 'choices',
  salutations: 'choices',
  navTranslations: 'byLanguage',
  customTermsLinks: 'byLanguage',
};

function resolve(schema: Schema): Resolved {
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
      ...Object.assign({}, ...parts),
      ...(name && { name }),
      ...(parts.some(({ properties }) => properties) && {
        properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as object,
      }),
      'x-essential': parts.flatMap((part) => part['x-essential'] ?? []),
    } as Resolved;
  }
  // the other form is `null`
  if (schema.anyOf) return resolved(schema.anyOf[0]!);
  // the last form is the one with data: the first may be `false`
  return schema.oneOf ? resolved(schema.oneOf.at(-1)!) : schema;
}

const known = new WeakMap<Schema, Resolved>();

/** Follows the references of a schema. */
export function resolved(schema: Schema): Resolved {
  const found = known.get(schema) ?? resolve(schema);
  known.set(schema, found);
  return found;
}

const typeOf = ({ type }: Schema): string | undefined =>
  typeof type === 'string' ? type : type?.[0];

/** Returns the kind of a value, by its schema alone. */
export function kindOf(schema: Resolved): Kind {
  const { name = '' } = schema;
  if (NAMED.includes(name)) return name as Kind;
  if (name === 'LocalizedText') return 'byLanguage';
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

/** Returns the kind of a field of a schema; the items of a list have the name of the list and `[]`. */
export function kindOfField(owner: string | undefined, field: string, schema: Resolved): Kind {
  const kind = MEANT[field] ?? kindOf(schema);
  return kind === 'text' && isLabel(owner, field) ? 'label' : kind;
}

/** Schemas of the data of each call's successful answer, by `operationId`. */
export const answerSchemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }): [string, Schema][] => {
      const schema = responses['200']?.content?.['application/json'].schema;
      const data = schema && resolved(schema).properties?.data;
      return data ? [[operationId, data]] : [];
    }),
);

type Pattern = { operationId: string; method: string; pattern: RegExp };

const patterns: readonly Pattern[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    operationId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

/** Returns the `operationId` of a call by its path after the language, e.g. `/event/select`. */
export const operationAt = (method: string, path: string): string | undefined =>
  patterns.find((each) => each.method === method && each.pattern.test(path))?.operationId;
