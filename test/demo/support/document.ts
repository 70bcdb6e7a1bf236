import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { parse } from 'yaml';

type Schema = Record<string, unknown>;
type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema };
type Response = { content?: { 'application/json': { schema: Schema } } };
export type Operation = {
  operationId: string;
  method: 'GET' | 'POST';
  path: string;
  security: Record<string, unknown>[];
  parameters: Parameter[];
  /** JSON pointer to the schema of the request body. */
  bodyPointer: string | undefined;
  responses: Record<string, Response | { $ref: string }>;
  pointer: string;
};

const FILE = new URL('../../../src/core/api/openapi.yaml', import.meta.url);

/** The parsed OpenAPI document, with its references unresolved. */
export const contract = parse(readFileSync(FILE, 'utf8'));

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const resolve = <T>(value: T | { $ref: string }): T => {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  const keys = value.$ref.slice(2).split('/');
  return keys.reduce((node, key) => node[key], contract);
};

export const operations: Operation[] = Object.entries<Record<string, Schema>>(
  contract.paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const pointer = `/paths/${escaped(path)}/${method}`;
    return {
      operationId: operation.operationId as string,
      method: method.toUpperCase() as 'GET' | 'POST',
      path,
      security: (operation.security ?? []) as Record<string, unknown>[],
      parameters: ((operation.parameters ?? []) as Parameter[]).map(resolve),
      bodyPointer: operation.requestBody
        ? `${pointer}/requestBody/content/application~1json/schema`
        : undefined,
      responses: operation.responses as Operation['responses'],
      pointer,
    };
  }),
);

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allErrors: true,
  keywords: ['x-essential'],
});
ajvFormats.default(ajv);
// Keywords of OpenAPI that are not part of JSON Schema; strict mode rejects unknown ones.
ajv.addVocabulary([
  'openapi',
  'jsonSchemaDialect',
  'info',
  'servers',
  'security',
  'tags',
  'paths',
  'components',
  'discriminator',
]);
ajv.addSchema(contract, 'contract');

const validators = new Map<string, ValidateFunction>();

/** Returns why a value does not match the schema at a JSON pointer of the document, or undefined if it does. */
export const schemaErrorAt = (pointer: string, value: unknown): string | undefined => {
  const validate =
    validators.get(pointer) ?? ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
  validators.set(pointer, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
};

/** Validates a parameter like `schemaErrorAt`. The text of an integer parameter is converted first. */
export const parameterError = (parameter: Parameter, text: string): string | undefined => {
  const schema = resolve(parameter.schema as Schema | { $ref: string });
  const value = schema.type === 'integer' ? Number(text) : text;
  const validate = ajv.compile(
    '$ref' in parameter.schema ? { $ref: `contract${parameter.schema.$ref}` } : schema,
  );
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
};

/** Returns the pointer to the schema of a response: by status, by class (`4XX`), or `default` for errors. */
export const answerPointer = (operation: Operation, status: number): string | undefined => {
  const names = [
    String(status),
    `${Math.floor(status / 100)}XX`,
    ...(status < 400 ? [] : ['default']),
  ];
  const name = names.find((candidate) => candidate in operation.responses);
  if (!name) return undefined;
  const response = operation.responses[name];
  const base =
    response && '$ref' in response
      ? response.$ref.slice(1)
      : `${operation.pointer}/responses/${name}`;
  return `${base}/content/application~1json/schema`;
};
