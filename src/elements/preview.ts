import { choiceIn, saidIn } from '../core/embed/choice.ts';
import { coloursOf } from '../core/embed/colours.ts';
import { fetchThrough, receivePort } from '../core/embed/relay.ts';
import { startPreview } from '../core/page/preview.ts';
import { retryImport } from '../core/async/retryImport.ts';

// Script of the page in the configurator's frame: shows one embed as configured, with the bundle, and nothing else.
const OF_PAGE = ':root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:16px}';

function show(query: URLSearchParams): void {
  startPreview();
  const choice = choiceIn(query);
  const { documentElement: root } = document;
  root.lang = query.get('page-lang') ?? 'en';
  for (const [property, colour] of coloursOf(choice)) root.style.setProperty(property, colour);
  // the surface is that of the page around the embed
  if (choice.surface) document.body.style.background = choice.surface;

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
/*
 * The address of the page can name any back end. Opened directly or in a frame without a sandbox, the page would show a
 * foreign shop under the museum's origin, with its storage and its saved passwords.
 */
if (self !== top && self.origin === 'null') {
  receivePort((port) => {
    globalThis.fetch = fetchThrough(port);
    show(query);
  });
} else {
  void retryImport(() => import('./framedOnly.ts')).then(({ refusePreview }) =>
    refusePreview([query.get('page-lang'), ...navigator.languages]),
  );
}
