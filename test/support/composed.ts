/** The children of a node in the flattened tree: through shadow roots and slots. */
function drawnChildren(node: Node): Iterable<Node> {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.childNodes;
  const element = node as Element;
  if (element.shadowRoot) return element.shadowRoot.childNodes;
  if (element.localName !== 'slot') return element.childNodes;
  const assigned = (element as HTMLSlotElement).assignedNodes();
  return assigned.length > 0 ? assigned : element.childNodes;
}

const isDrawn = (element: Element): boolean => {
  const style = element.ownerDocument.defaultView!.getComputedStyle(element);
  return style.display !== 'none' && style.visibility !== 'hidden';
};

/** Returns the visible text below a node, through shadow roots and slots, with single spaces. */
export function seenText(node: Node): string {
  const collect = (each: Node): string => {
    if (each.nodeType === Node.TEXT_NODE) return each.textContent ?? '';
    if (each.nodeType === Node.ELEMENT_NODE) {
      const element = each as Element;
      if (['script', 'style', 'template'].includes(element.localName)) return '';
      // a `display: contents` box, such as a slot, has no size of its own
      if (!isDrawn(element)) return '';
    }
    return ` ${[...drawnChildren(each)].map(collect).join('')} `;
  };
  return collect(node).replace(/\s+/g, ' ').trim();
}

/** Returns all elements below a node that match, through shadow roots. */
export function findAll<E extends Element = HTMLElement>(
  node: Element | Document | ShadowRoot,
  selector: string,
): E[] {
  return [...node.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element as E] : []),
    ...(element.shadowRoot ? findAll<E>(element.shadowRoot, selector) : []),
  ]);
}
