import { ABSENT } from './odd-forms.ts';
import { type Kind, kindOf, kindOfField, type Resolved, resolved, type Schema } from './schema.ts';

/** Value of an answer, with its place and its schema. */
export type Node = {
  schema: Resolved;
  kind: Kind;
  /** Path from the root of the answer, e.g. `/events/0/name`. */
  pointer: string;
  /** Name with the schema that has it, e.g. `Event.name`; `OrderItem.details[]` for an item of a list, `.` for the root. */
  field: string;
  isEssential: boolean;
};

const rootOf = (schema: Schema): Node => {
  const root = resolved(schema);
  return { schema: root, kind: kindOf(root), pointer: '', field: '.', isEssential: true };
};

function under(parent: Node, schema: Schema, key: string | number): Node {
  const isItem = parent.kind === 'list';
  const [owner, name] = isItem
    ? [parent.field.split('.')[0], `${parent.field.split('.')[1]}[]`]
    : [parent.schema.name, parent.schema.properties ? String(key) : '{}'];
  const field = resolved(schema);
  return {
    schema: field,
    kind: kindOfField(owner, name, field),
    pointer: `${parent.pointer}/${key}`,
    field: `${owner ?? ''}.${name}`,
    isEssential: parent.schema['x-essential']?.includes(name) ?? false,
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function schemaOfKey({ properties, additionalProperties }: Schema, key: string) {
  if (properties) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

type Change = (value: unknown, node: Node) => unknown;

function rebuildNode(value: unknown, node: Node, change: Change): unknown {
  const { schema } = node;
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    const all = value.map((each, at) => rebuildNode(each, under(node, items, at), change));
    return change(
      all.filter((each) => each !== ABSENT),
      node,
    );
  }
  if (!isRecord(value)) return change(value, node);
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
    const inner = schemaOfKey(schema, key);
    return [key, inner ? rebuildNode(each, under(node, inner, key), change) : each];
  });
  return change(Object.fromEntries(entries.filter(([, each]) => each !== ABSENT)), node);
}

/** Rebuilds an answer from its innermost values outwards: each becomes what `change` returns; `ABSENT` removes it. */
export const rebuild = (answer: unknown, schema: Schema, change: Change): unknown =>
  rebuildNode(answer, rootOf(schema), change);
