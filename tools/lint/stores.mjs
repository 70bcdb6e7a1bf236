import path from 'node:path';

const CHANGING = new Set([
  'add',
  'assign',
  'clear',
  'delete',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

/** Files that hold stores and other values shared by all bundles of a page, besides the `store.ts` of each area. */
const SHARED =
  /\/(?:store|page\/(?:language|preview|snapshot)|async\/traffic|calendar\/clock)\.ts$/;

/** The name at the start of a member expression: `cart` in `cart.lines[0]!.count`. */
function rootOf(node) {
  let each = node;
  while (each && each.type !== 'Identifier') each = each.object ?? each.expression;
  return each?.name;
}

/** A store is changed only in the folder that has it. Others call an action of that folder. */
export const stores = {
  meta: { docs: { description: 'A store is written only by its own area.' } },
  create(context) {
    const foreign = new Map();
    const check = (node, target) => {
      const source = foreign.get(rootOf(target));
      if (!source) return;
      const message = `this store belongs to ${source}: call an action of that folder instead of changing it`;
      context.report({ node, message });
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        const isOther = path.posix.dirname(source.value) !== '.';
        if (!source.value.startsWith('.') || !isOther || !SHARED.test(source.value)) return;
        for (const { local } of specifiers) foreign.set(local.name, source.value);
      },
      AssignmentExpression(node) {
        if (node.left.type === 'MemberExpression') check(node, node.left);
      },
      UpdateExpression: (node) => check(node, node.argument),
      UnaryExpression(node) {
        if (node.operator === 'delete') check(node, node.argument);
      },
      CallExpression(node) {
        const { type, object, property } = node.callee;
        if (type !== 'MemberExpression' || !CHANGING.has(property.name)) return;
        check(node, object.name === 'Object' ? node.arguments[0] : object);
      },
    };
  },
};
