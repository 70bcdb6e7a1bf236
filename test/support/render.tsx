import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { messages } from '../../locales/en/messages.po';
import base from '../../src/views/styles/base.css';
import calendar from '../../src/views/styles/calendar.css';
import page from '../../src/views/styles/page.css';
import cards from '../../src/views/styles/cards.css';
import choices from '../../src/views/styles/choices.css';
import configurator from '../../src/views/styles/configurator.css';
import codes from '../../src/views/styles/codes.css';
import filter from '../../src/views/styles/filter.css';
import form from '../../src/views/styles/form.css';
import gift from '../../src/views/styles/gift.css';
import goods from '../../src/views/styles/goods.css';
import home from '../../src/views/styles/home.css';
import lines from '../../src/views/styles/lines.css';
import offer from '../../src/views/styles/offer.css';
import shop from '../../src/views/styles/shop.css';
import totals from '../../src/views/styles/totals.css';
import toast from '../../src/views/styles/toast.css';
import tokens from '../../src/views/styles/tokens.css';

const sheets = [
  tokens,
  base,
  calendar,
  cards,
  choices,
  codes,
  filter,
  form,
  gift,
  goods,
  lines,
  offer,
  totals,
  page,
  toast,
  shop,
  home,
  configurator,
].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

const mounted = new Set<() => void>();

/** Unmounts everything: after each test, and before a test opens another shop. */
export const unmountAll = (): void => mounted.forEach((unmount) => unmount());

afterEach(unmountAll);

const beside = createRoot(document.createElement('div'));

/**
 * Runs pending effects, without which components do not follow their stores. A test may press a button sooner after its
 * render than any visitor can.
 */
export const flushEffects = (): void => flushSync(() => beside.render(Math.random()));

/**
 * Mounts a node as an embed does: in a shadow root with all style sheets, in English. It is unmounted after the test.
 * `root` is the shadow root, `container` is React's container in it, `rerender` renders another node into it.
 */
export function render(node: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets;
  const container = root.appendChild(document.createElement('div'));
  container.className = 'museum';
  container.lang = 'en';
  const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
  const tree = createRoot(container);

  const rerender = (next: ReactNode) =>
    flushSync(() => tree.render(<I18nProvider i18n={i18n}>{next}</I18nProvider>));
  const unmount = () => {
    mounted.delete(unmount);
    tree.unmount();
    host.remove();
  };
  mounted.add(unmount);
  rerender(node);
  return { host, root, container, rerender, unmount };
}
