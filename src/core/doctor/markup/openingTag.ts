/** Returns the opening tag of an element, for messages. */
export const openingTag = ({ localName, attributes }: Element): string =>
  markupOf(
    localName,
    [...attributes].map(({ name, value }) => [name, value] as const),
  );

/** Returns an opening tag with these attributes. */
export const markupOf = (
  tag: string,
  attributes: Iterable<readonly [name: string, value: string]>,
): string =>
  `<${tag}${[...attributes].map(([name, value]) => ` ${name}${value && `="${value}"`}`).join('')}>`;
