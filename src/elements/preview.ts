import { choiceIn, saidIn } from '../core/embed/choice.ts';

// The page in the configurator's frame: one embed as it was chosen, with the bundle beside it, and nothing else.
const OF_PAGE = ':root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:16px}';

function show(query: URLSearchParams): void {
  const choice = choiceIn(query);
  const { documentElement: root } = document;
  root.lang = query.get('page-lang') ?? 'en';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OF_PAGE);
  document.adoptedStyleSheets.push(sheet);
  if (choice.accent) root.style.setProperty('--museum-accent', choice.accent);

  const element = document.createElement(`museum-${choice.element}`);
  for (const [name, value] of saidIn(choice)) element.setAttribute(name, value);
  // the frame has no addresses of its own
  if (choice.element === 'shop') element.setAttribute('routing', 'hash');
  element.setAttribute('api', choice.api);
  if (choice.shop) element.setAttribute('shop', choice.shop);
  document.body.append(element);
  void import(new URL('../museum-shop.js', import.meta.url).href);
}

show(new URLSearchParams(location.search));
