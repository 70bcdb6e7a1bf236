import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { nameOf, resolved } from './document.ts';
import type { Parameter, Schema } from './document.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns a text of the contract, in which backticks mark code. */
export const inline = (text = ''): Html =>
  raw(escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>'));

/** Returns a text with paragraphs and a list, as the contract writes them. */
export function prose(text = ''): Html[] {
  const lines = text.trim().split(/\n(?=- |\n)/);
  const items = lines.filter((line) => line.trim().startsWith('- '));
  const others = lines.filter((line) => line.trim() && !line.trim().startsWith('- '));
  return [
    ...others.map((line) => html`<p>${inline(line)}</p>`),
    ...(items.length > 0
      ? [
          html`<ul>
            ${items.map((line) => html`<li>${inline(line.trim().slice(2))}</li>`)}
          </ul>`,
        ]
      : []),
  ];
}

const link = (name: string): Html => html`<a href="#schema-${name}">${name}</a>`;

const joined = (parts: Html[], between: string): Html[] =>
  parts.flatMap((part, index) => (index > 0 ? [html`${between}`, part] : [part]));

/** Returns the type of a schema in words, with links to the schemas it names. */
export function typeOf(schema: Schema): Html {
  const name = nameOf(schema);
  if (name) return link(name);
  const { type, items, additionalProperties, allOf, oneOf, anyOf } = schema;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) {
    const values = schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`);
    return html`${joined(values, ' | ')}`;
  }
  if (allOf) return html`${joined(allOf.map(typeOf), ' and ')}`;
  const forms = oneOf ?? anyOf;
  if (forms && !schema.properties) return html`${joined(forms.map(typeOf), ' or ')}`;
  if (type === 'array') return html`list of ${items ? typeOf(items) : 'anything'}`;
  if (type === 'object' && typeof additionalProperties === 'object') {
    return html`map of ${typeOf(additionalProperties)}`;
  }
  const types = Array.isArray(type) ? type.join(' or ') : (type ?? 'anything');
  return html`${types}${schema.format ? ` (${schema.format})` : ''}`;
}

type Row = { name: string; isRequired: boolean; schema: Schema; description?: string | undefined };

const table = (caption: string, rows: Row[]): Html =>
  html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, isRequired, schema, description }) =>
          html`<tr>
            <th scope="row"><code>${name}</code>${isRequired ? ' (required)' : ''}</th>
            <td>${typeOf(schema)}</td>
            <td>${inline(description ?? schema.description)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** Returns the table of a call's parameters. */
export const parameterTable = (parameters: Parameter[]): Html =>
  table(
    'Parameters',
    parameters.map(resolved).map(({ name, in: place, required = false, schema, description }) => ({
      name: place === 'path' ? `{${name}}` : name,
      isRequired: required,
      schema,
      description,
    })),
  );

/** Returns the table of a schema's fields, if it has fields. */
export function fieldTable({ properties, required = [] }: Schema): Html | '' {
  if (!properties) return '';
  const rows = Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema,
  }));
  return table('Fields', rows);
}
