const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Returns the style sheet of a text, one per document: a sheet can only be adopted in the document that made it. */
function sheetOf(css: string, owner: Document): CSSStyleSheet {
  const sheets = made.get(owner) ?? new Map<string, CSSStyleSheet>();
  made.set(owner, sheets);
  const View = owner.defaultView ?? window;
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new (View as typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Sets the style sheets of a shadow root, in this order. */
export function adoptSheets(root: ShadowRoot, texts: Iterable<string>): void {
  root.adoptedStyleSheets = [...texts].map((css) => sheetOf(css, root.ownerDocument));
}
