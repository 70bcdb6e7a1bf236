import { choiceIn, saidIn } from '../core/embed/choice.ts';
import { startPreview } from '../core/page/preview.ts';
import { retryImport } from '../core/async/retryImport.ts';

// The page in the configurator's frame: one embed as it was chosen, with the bundle beside it, and nothing else.
const OF_PAGE = ':root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:16px}';

/**
 * Whether every window around this one is of the same origin. The address of the page names any back end: opened by itself
 * or by another site, it would show that back end's shop under the museum's address.
 */
function isFramedByOwnSite(): boolean {
  if (self === top) return false;
  try {
    // reading the address of a window of another origin throws
    for (let each: Window = self; each !== top; each = each.parent) void each.parent.location.href;
    return true;
  } catch {
    return false;
  }
}

function show(query: URLSearchParams): void {
  startPreview();
  const choice = choiceIn(query);
  const { documentElement: root } = document;
  root.lang = query.get('page-lang') ?? 'en';
  if (choice.accent) root.style.setProperty('--museum-accent', choice.accent);

  const element = document.createElement(`museum-${choice.element}`);
  for (const [name, value] of saidIn(choice)) element.setAttribute(name, value);
  if (choice.element === 'shop') {
    // the frame has no addresses of its own
    element.setAttribute('routing', 'hash');
    element.removeAttribute('base');
  }
  element.setAttribute('api', choice.api);
  if (choice.shop) element.setAttribute('shop', choice.shop);
  document.body.append(element);
  void import(new URL('../museum-shop.js', import.meta.url).href);
}

const query = new URLSearchParams(location.search);
const sheet = new CSSStyleSheet();
sheet.replaceSync(OF_PAGE);
document.adoptedStyleSheets.push(sheet);
if (isFramedByOwnSite()) {
  show(query);
} else {
  void retryImport(() => import('./framedOnly.ts')).then(({ refusePreview }) =>
    refusePreview([query.get('page-lang'), ...navigator.languages]),
  );
}
