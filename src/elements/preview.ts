import { choiceIn, saidIn } from '../core/embed/choice.ts';
import { startPreview } from '../core/page/preview.ts';
import { retryImport } from '../core/async/retryImport.ts';

// Script of the page in the configurator's frame: shows one embed as configured, with the bundle, and nothing else.
const OF_PAGE = ':root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:16px}';

/**
 * Returns whether all windows around this one have its origin. The address of the page can name any back end: opened
 * directly or framed by another site, the page would show a foreign shop under the museum's address.
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
    // the shop does not own the addresses of the frame
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
