const TRANSLATED = /^(?:Trans|Plural|Select|SelectOrdinal)$/;
const READ_ALOUD_OR_SHOWN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|hint|text|message)$/;

/** Names and addresses are the same in all languages. */
const NAME = /^(?:IBAN|https?:.*)$/;

const isText = (text) => /\p{L}{2}/u.test(text) && !NAME.test(text.trim());

const isTranslated = (node) =>
  node.type === 'JSXElement' && TRANSLATED.test(node.openingElement.name.name);

function isInTranslated(node) {
  for (let each = node.parent; each; each = each.parent) if (isTranslated(each)) return true;
  return false;
}

/** Returns the strings that an expression can have as its value. */
function stringsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis;
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)];
    case 'LogicalExpression':
      return [...stringsIn(node.left), ...stringsIn(node.right)];
    case 'JSXExpressionContainer':
      return stringsIn(node.expression);
    default:
      return [];
  }
}

const textOf = ({ value }) => value?.cooked ?? value;

/** Texts in elements, and in attributes that visitors read or hear, are messages of lingui. */
export const translated = {
  meta: { docs: { description: 'A text for visitors is translated.' } },
  create(context) {
    const check = (node) => {
      if (!isText(textOf(node)) || isInTranslated(node)) return;
      context.report({ node, message: `translate “${textOf(node).trim()}” with <Trans> or t` });
    };
    return {
      JSXText: check,
      JSXAttribute({ name, value }) {
        if (READ_ALOUD_OR_SHOWN.test(name.name)) for (const each of stringsIn(value)) check(each);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute') return;
        for (const each of stringsIn(node)) check(each);
      },
    };
  },
};
