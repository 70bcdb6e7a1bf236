import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { cart } from '../../../src/core/cart/store.ts';
import { activateLanguage, i18nIn } from '../../../src/core/app/catalogs.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { showNotice } from '../../../src/core/notices/actions.ts';
import type { Notice } from '../../../src/core/notices/store.ts';
import type { ConfigError } from '../../../src/elements/attributes.ts';
import { EditorNotes } from '../../../src/elements/EditorNotes.tsx';
import { CartButton } from '../../../src/views/cart/CartButton.tsx';
import inline from '../../../src/views/styles/inline.css';
import { ADULTS } from '../basket.ts';
import { render } from '../render.tsx';
import { startShop } from '../screen.tsx';
import { type Recipe, type State, stateOf, type View } from './state.ts';

const notice = (title: string, shown: Notice): State =>
  stateOf({
    title,
    href: '/checkout',
    given: () => showNotice(shown),
    sees: '.message .button.plain',
  });

const legalPage = (recipe: Pick<Recipe, 'title' | 'answers' | 'sees'>): State =>
  stateOf({ href: '/checkout', presses: ['.legal li + li button'], isWaiting: true, ...recipe });

async function showPiece(piece: ReactNode, lang: Lang): Promise<View> {
  await activateLanguage(lang);
  const view = render(<I18nProvider i18n={i18n}>{piece}</I18nProvider>);
  view.container.lang = lang;
  return view;
}

const inlineSheet = new CSSStyleSheet();
inlineSheet.replaceSync(inline);

const button = (title: string, count: number): State => ({
  title,
  show: async (lang) => {
    await startShop();
    for (let id = 1; id <= count; id++) cart.lines.push({ ...ADULTS, id: String(id) });
    const view = await showPiece(<CartButton />, lang);
    view.root.adoptedStyleSheets.push(inlineSheet);
    return view;
  },
});

const configErrors: readonly ConfigError[] = [
  { is: 'missing-api', attribute: 'api' },
  { is: 'invalid-address', attribute: 'api', value: 'shop.example' },
  { is: 'other-site', attribute: 'checkout-url', value: 'https://shop.example/basket/of/tickets' },
  { is: 'invalid-date', attribute: 'date', value: '5.3.2027' },
  { is: 'invalid-language', attribute: 'lang', value: 'tlh' },
  { is: 'invalid-value', attribute: 'theme', value: 'blue', choices: ['light', 'dark'] },
  { is: 'conflicting-shop', attribute: 'shop', value: '7' },
  { is: 'conflicting-language', attribute: 'lang', value: 'fr' },
  { is: 'switched-off', area: 'tickets' },
];

/** The states of the parts around the screens: notices, legal pages, cart button and notes for the editor. */
export const appStates: State[] = [
  notice('a notice about a server error', {
    is: 'serverError',
    email: 'besucherbetreuung@freundeskreis-sternwarte-und-seefahrtsmuseum.example',
  }),
  notice('a notice about a busy server', { is: 'serverBusy' }),
  notice('a notice about the end of the session', { is: 'signedOut' }),
  legalPage({ title: 'a legal page', sees: 'dialog h2 + .stack > p' }),
  legalPage({
    title: 'a legal page that is loading',
    answers: () => ({ 'GET content/page': { hold: 'page' } }),
    sees: 'dialog .skeleton',
  }),
  legalPage({
    title: 'a legal page that cannot be loaded',
    answers: () => ({ 'GET content/page': { status: 500 } }),
    sees: 'dialog .message .button',
  }),
  button('the cart button of an empty basket', 0),
  button('the cart button of a basket with one ticket', 1),
  button('the cart button of a full basket', 123),
  {
    title: 'notes for the editor of a page',
    isWaiting: true,
    show: async (lang) => {
      await startShop();
      return showPiece(<EditorNotes i18n={await i18nIn(lang)} errors={configErrors} />, lang);
    },
  },
];
