import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
};

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
};
type Content = { content?: { 'application/json': { schema: Schema } } };
export type Answer = Content & { $ref?: string; description: string };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Answer>;
};

type Document = {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Text of the contract. */
export const CONTRACT = readFileSync(
  new URL('../../src/core/api/openapi.yaml', import.meta.url),
  'utf8',
);

export const contract = parse(CONTRACT) as Document;

/** Returns what a reference leads to, or the node itself. */
export function resolved<T extends object>(node: T): T {
  if (!('$ref' in node)) return node;
  const keys = String(node.$ref).slice(2).split('/');
  const target = keys.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown>)[key],
    contract,
  );
  return target as T;
}

/** Returns the name of the schema that a reference leads to. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

export const schemaOf = ({ content }: Content): Schema | undefined =>
  content?.['application/json'].schema;
