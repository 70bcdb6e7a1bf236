import {
  answerSchemas,
  type Kind,
  kindOf,
  kindOfField,
  resolved,
  type Schema,
} from '../../../../demo/sloppy/schema.ts';

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

const SAMPLES: Partial<Record<Kind, unknown>> = {
  Cents: 1200,
  Moment: '2027-03-05T10:00:00',
  Day: '2027-03-05',
  Time: '10:00',
  Html: '<p>Sea</p>',
  Lang: 'de',
  text: 'Sea',
  label: 'Sea',
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

function fieldsIn(given: Schema, { path, name }: At, owner?: string): Field[] {
  const schema = resolved(given);
  const kind = kindOf(schema);
  const under = (key: string | number, each: Schema, as: string): Field[] => {
    const here = { path: [...path, key], name: as };
    const isEssential = schema['x-essential']?.includes(String(key)) ?? false;
    const field = as.slice(as.lastIndexOf('.') + 1);
    return [
      {
        ...here,
        kind: kindOfField(schema.name ?? owner, field, resolved(each)),
        isEntry: kind !== 'object',
        isEssential,
      },
      ...fieldsIn(each, here, schema.name ?? owner),
    ];
  };
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, each]) =>
      under(key, each, name ? `${name}.${key}` : key),
    );
  }
  if (kind === 'list') return under(0, schema.items!, `${name}[]`);
  const { additionalProperties: value, propertyNames } = schema;
  if (typeof value !== 'object') return [];
  return under(keyOf(propertyNames), value, `${name}{}`);
}

export type ContractAnswer = { call: string; sample: unknown; fields: readonly Field[] };

/** Returns a sample answer of every call of the contract whose answer has data, with its fields. */
export const contractAnswers: readonly ContractAnswer[] = Object.entries(answerSchemas).map(
  ([call, data]) => ({
    call,
    sample: sampleOf(data, '', 1),
    fields: fieldsIn(data, { path: [], name: '' }),
  }),
);
