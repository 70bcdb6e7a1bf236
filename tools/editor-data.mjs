import { format } from 'prettier';

// What editors of code make of the list of promises (manifest.mjs): completion and help in VS Code, and types for JSX.

const withDefault = ({ description, default: byDefault }) =>
  byDefault ? `${description} (${byDefault})` : description;
const markdown = (value) => ({ kind: 'markdown', value });
const listOf = (title, lines) => (lines.length > 0 ? `\n\n${title}\n${lines.join('\n')}` : '');

/** Custom data for HTML, `html.customData` of VS Code's settings. */
export const htmlData = (elements) => ({
  version: 1.1,
  tags: elements.map(({ tagName, description, attributes, events }) => ({
    name: tagName,
    description: markdown(
      description +
        listOf(
          'Events:',
          events.map((event) => `- \`${event.name}\`: ${event.description}`),
        ),
    ),
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: markdown(attribute.description),
      ...(attribute.values && { values: attribute.values.map((name) => ({ name })) }),
      ...(attribute.type.text === 'boolean' && { valueSet: 'v' }),
    })),
  })),
});

/** Custom data for CSS, `css.customData` of VS Code's settings. */
export const cssData = (properties) => ({
  version: 1.1,
  properties: properties.map((property) => ({
    name: property.name,
    description: markdown(withDefault(property)),
  })),
});

const typeOf = ({ type }) => (type.text === 'boolean' ? 'boolean | string' : type.text);

/** The attributes of each tag as types, for JSX of any kind. */
export async function jsxTypes(elements) {
  const members = elements.map(({ tagName, description, attributes }) => {
    const lines = attributes.map(
      (attribute) =>
        `/** ${attribute.description} */\n'${attribute.name}'?: ${typeOf(attribute)} | undefined;`,
    );
    return `/** ${description} */\n'${tagName}': {\n${lines.join('\n')}\n};`;
  });
  const code = `// made by \`npm run manifest\` from the list of what is promised

/** The tags of the shop with the attributes of each. */
export interface MuseumElements {
  ${members.join('\n')}
}
`;
  return format(code, { parser: 'typescript', printWidth: 100, singleQuote: true });
}

/** JSON as it stands in a file of the project. */
export const json = (value) =>
  format(JSON.stringify(value), { parser: 'json', printWidth: 100, singleQuote: true });
