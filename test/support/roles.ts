import axe from 'axe-core';

type Node = { actualNode: Element; children: Node[] };
type Commons = {
  aria: { getRole(node: Node): string | null };
  text: { accessibleTextVirtual(node: Node): string };
  dom: { isVisibleToScreenReaders(node: Node): boolean };
};

export type Role = { role: string; name: string; element: HTMLElement };

/** Roles that screen readers do not announce. */
const SILENT = new Set([
  'generic',
  'presentation',
  'none',
  'paragraph',
  'strong',
  'row',
  'rowgroup',
]);

/**
 * Returns the roles and names that a screen reader finds below an element, in order; with `wanted`, only those with this
 * role, which is faster, because it takes long to compute a name.
 */
export function rolesIn(host: Element, wanted?: string): Role[] {
  const commons = (axe as unknown as { commons: Commons }).commons;
  const top = axe.setup(host) as unknown as Node;
  const collect = (node: Node): Role[] => {
    const { actualNode: element } = node;
    if (element.nodeType !== 1 || !commons.dom.isVisibleToScreenReaders(node)) return [];
    const role = commons.aria.getRole(node);
    const below = node.children.flatMap(collect);
    if (!role || (wanted ? role !== wanted : SILENT.has(role))) return below;
    const name = commons.text.accessibleTextVirtual(node).replace(/\s+/g, ' ').trim();
    return [{ role, name, element: element as HTMLElement }, ...below];
  };
  const found = collect(top);
  axe.teardown();
  return found;
}
