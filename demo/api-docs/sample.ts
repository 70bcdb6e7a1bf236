import { nameOf, resolved } from './document.ts';
import type { Schema } from './document.ts';

/** Samples of the schemas that are no object. */
const SCALARS: Record<string, unknown> = {
  Id: '7',
  Cents: 1200,
  Percentage: 7,
  Day: '2027-03-14',
  AddressDay: '20270314',
  Time: '10:00',
  Moment: '2027-03-14T10:00:00',
  Html: '<p>Life between high and low water</p>',
  Image: 'https://shop.example.org/pictures/{width}/tides.jpg',
  CartId: 'x9Fk2LmQ7tRb4VnY1sPz6w',
  SessionKey: 'a1B2c3D4e5F6',
  ReviewId: 'kX8dQ2vTz5Lr9Wb3Nf7Hm1',
  RedirectAddress: 'https://pay.example.org/p/4711',
  PasswordHash: '5f4dcc3b5aa765d61d8327deb882cf99',
};

/** Samples of fields whose schema is only a text or a number. */
const FIELDS: Record<string, unknown> = {
  currencySymbol: 'EUR',
  timezone: 'Europe/Berlin',
  payartId: 171,
  payart: 171,
  product_kind_ref: 0,
  country: 'DE',
  zip: '20095',
  phone: '+49 40 123456',
};

const FORMATS: Record<string, unknown> = {
  email: 'ada@example.org',
  uri: 'https://museum.example.org/visit.html',
};

const typeOf = ({ type, properties }: Schema): string | undefined =>
  properties ? 'object' : Array.isArray(type) ? type[0] : type;

const object = (parts: object[]): unknown => Object.assign({}, ...parts) as unknown;

/** Makes a sample of a schema, with all of its fields. `name` is that of the field. */
export function sampleOf(given: Schema, name = ''): unknown {
  const known = nameOf(given);
  if (known !== undefined && known in SCALARS) return SCALARS[known];
  const schema = resolved(given);
  const { allOf, oneOf, anyOf, properties, items, additionalProperties, propertyNames } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (allOf) {
    const parts = allOf.map((part) => sampleOf(part, name));
    return typeof parts[0] === 'object' ? object(parts as object[]) : parts[0];
  }
  const [form] = [oneOf?.at(-1), anyOf?.[0]].filter((each) => each !== undefined);
  if (form && !properties) return sampleOf(form, name);
  if (properties) {
    const fields = Object.entries(properties).map(([key, each]) => [key, sampleOf(each, key)]);
    return Object.fromEntries(fields) as unknown;
  }
  switch (typeOf(schema)) {
    case 'array':
      return items ? [sampleOf(items, name)] : [];
    case 'object':
      return typeof additionalProperties === 'object'
        ? {
            [String(propertyNames ? sampleOf(propertyNames) : name)]:
              sampleOf(additionalProperties),
          }
        : {};
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return FIELDS[name] ?? 1;
    default:
      return FIELDS[name] ?? FORMATS[schema.format ?? ''] ?? (name || 'text');
  }
}
