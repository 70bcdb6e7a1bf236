const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** One constructed style sheet per text and document; a sheet cannot be adopted in another document than its own. */
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

/** Gives a shadow root its style sheets, in this order. */
export function adoptSheets(root: ShadowRoot, texts: Iterable<string>): void {
  root.adoptedStyleSheets = [...texts].map((css) => sheetOf(css, root.ownerDocument));
}
