import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { isMap, LineCounter, parseDocument } from 'yaml';

type Node = Record<string, unknown>;

/** Call of the contract. `pointer` leads to it in openapi.yaml. */
export type Operation = {
  name: string;
  method: 'GET' | 'POST';
  /** Path after the language: `/event/select`. */
  path: string;
  pointer: string;
  responses: Node;
};

/** Difference of an answer from its schema. `path` has the keys and positions from the whole body on. */
export type SchemaError = { path: string[]; message: string; pointer: string };

export type Contract = {
  version: string;
  operations: Readonly<Record<string, Operation>>;
  /** Line of openapi.yaml, from 1, at a JSON pointer. */
  lineOf: (pointer: string) => number;
  /** Returns the pointer to the schema of an answer; `undefined` if the contract does not name its status. */
  schemaOf: (operation: Operation, status: number) => string | undefined;
  errorsIn: (schema: string, body: unknown) => SchemaError[];
};

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const nodeAt = (root: unknown, pointer: string): Node =>
  keysOf(pointer).reduce((node, key) => (node as Node)?.[key], root) as Node;

function operationsIn(document: Node): Record<string, Operation> {
  const all = Object.entries(document.paths as Record<string, Record<string, Node>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, responses }]): [string, Operation] => [
        operationId as string,
        {
          name: operationId as string,
          method: method.toUpperCase() as Operation['method'],
          path,
          pointer: `/paths/${escaped(path)}/${method}`,
          responses: responses as Node,
        },
      ]),
  );
  return Object.fromEntries(all);
}

/** Returns the pointer to the schema of a value inside an answer, as near to it as the contract describes it. */
function fieldSchema(document: Node, pointer: string, path: readonly string[]): string {
  const node = nodeAt(document, pointer);
  if (typeof node?.$ref === 'string' && path.length > 0) {
    return fieldSchema(document, node.$ref.slice(1), path);
  }
  const [key, ...rest] = path;
  if (key === undefined || !node) return pointer;
  const { properties = {}, items, additionalProperties } = node as Record<string, Node>;
  if (key in properties!) {
    return fieldSchema(document, `${pointer}/properties/${escaped(key)}`, rest);
  }
  if (items) return fieldSchema(document, `${pointer}/items`, rest);
  for (const form of ['allOf', 'oneOf', 'anyOf']) {
    for (const index of ((node[form] ?? []) as unknown[]).keys()) {
      const inner = `${pointer}/${form}/${index}`;
      const found = fieldSchema(document, inner, path);
      if (found !== inner) return found;
    }
  }
  return typeof additionalProperties === 'object'
    ? fieldSchema(document, `${pointer}/additionalProperties`, rest)
    : pointer;
}

const FORMS = ['oneOf', 'anyOf'];

/** Drops the errors of single forms of a value: that it has none of the allowed ones is enough. */
function withoutForms(errors: readonly ErrorObject[]): ErrorObject[] {
  const formless = errors.filter(({ keyword }) => FORMS.includes(keyword));
  return errors.filter(
    ({ keyword, instancePath }) =>
      FORMS.includes(keyword) ||
      !formless.some((each) => `${instancePath}/`.startsWith(`${each.instancePath}/`)),
  );
}

const MESSAGES: Partial<Record<string, string>> = {
  required: 'is missing',
  oneOf: 'has none of the allowed forms',
  anyOf: 'has none of the allowed forms',
};

function messageOf({ keyword, message = 'is wrong', params }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'propertyNames') return `has a key of another form: ${params.propertyName}`;
  return MESSAGES[keyword] ?? message;
}

const pathOf = ({ instancePath, keyword, params }: ErrorObject): string[] => [
  ...keysOf(instancePath),
  ...(keyword === 'required' ? [params.missingProperty as string] : []),
];

function linesOf(text: string): (pointer: string) => number {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return (pointer) => {
    const keys = keysOf(pointer);
    const parent = document.getIn(keys.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === keys.at(-1))
      : undefined;
    const node = (pair?.key ?? document.getIn(keys, true)) as { range?: [number] } | undefined;
    return counter.linePos(node?.range?.[0] ?? 0).line;
  };
}

/** Reads the contract, the text of openapi.yaml. */
export function readContract(text: string): Contract {
  const document = parseDocument(text).toJS() as Node;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajvFormats.default(ajv);
  ajv.addSchema(document, 'contract');
  const validators = new Map<string, ValidateFunction>();
  return {
    version: (document.info as { version: string }).version,
    operations: operationsIn(document),
    lineOf: linesOf(text),
    schemaOf: ({ pointer, responses }, status) => {
      const names = [
        `${status}`,
        `${Math.floor(status / 100)}XX`,
        ...(status < 400 ? [] : ['default']),
      ];
      const name = names.find((each) => each in responses);
      if (!name) return undefined;
      const { $ref } = responses[name] as { $ref?: string };
      return `${$ref?.slice(1) ?? `${pointer}/responses/${name}`}/content/application~1json/schema`;
    },
    errorsIn: (schema, body) => {
      const validate =
        validators.get(schema) ?? ajv.compile({ $ref: `contract#${encodeURI(schema)}` });
      validators.set(schema, validate);
      if (validate(body)) return [];
      return withoutForms(validate.errors ?? []).map((error) => {
        const path = pathOf(error);
        return { path, message: messageOf(error), pointer: fieldSchema(document, schema, path) };
      });
    },
  };
}
