import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRelease } from '../core/embed/actions.ts';
import { type Choice, choiceIn, queryFor, rejectedIn } from '../core/embed/choice.ts';
import { placesBeside } from '../core/embed/script.ts';
import { activateLanguage } from '../core/app/catalogs.ts';
import { setLanguage } from '../core/page/language.ts';
import { chooseLanguage, type Lang, LANGUAGES } from '../core/i18n/languages.ts';
import { Configurator } from '../views/configurator/Configurator.tsx';
import base from '../views/styles/base.css';
import choices from '../views/styles/choices.css';
import configurator from '../views/styles/configurator.css';
import form from '../views/styles/form.css';
import tokens from '../views/styles/tokens.css';
import { adoptSheets } from './sheets.ts';
import { retryImport } from '../core/async/retryImport.ts';

// Script of the page at `embed/`, on which editors configure an embed. Visitors never load it.
const OF_PAGE = ':root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:0}';
const LANGUAGE = 'hl';

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="museum-shop-${name}"]`)?.content ?? '';

async function showIn(lang: Lang): Promise<void> {
  await activateLanguage(lang);
  setLanguage(lang, lang, '');
  document.documentElement.lang = lang;
}

function rememberIn(name: string, query: string): void {
  const kept = new URLSearchParams(location.search).get(name);
  const own = new URLSearchParams(query);
  if (kept) own.set(name, kept);
  history.replaceState(history.state, '', `?${own}`);
}

async function show(host: Element): Promise<void> {
  const query = new URLSearchParams(location.search);
  const first = choiceIn(query);
  const version = meta('release');
  const page = new URL(location.pathname, location.href).href;
  const places = placesBeside(page, version);
  void loadRelease(places.pinned);
  await showIn(chooseLanguage([query.get(LANGUAGE), ...navigator.languages], LANGUAGES, 'en'));

  const root = host.attachShadow({ mode: 'open' });
  adoptSheets(root, [tokens, base, choices, form, configurator]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OF_PAGE);
  document.adoptedStyleSheets.push(sheet);
  const ground = root.appendChild(document.createElement('div'));
  ground.className = 'museum';

  createRoot(ground).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Configurator
          first={{ ...first, api: first.api || meta('api') }}
          rejected={rejectedIn(query)}
          release={{ places, version, page, preview: 'preview.html' }}
          onChoose={(choice: Choice) => rememberIn(LANGUAGE, queryFor(choice))}
          onCheck={async (where) =>
            (await retryImport(() => import('./doctor.ts'))).checkAddress(where)
          }
          onLanguage={(lang) => {
            const chosen = new URLSearchParams(location.search);
            chosen.set(LANGUAGE, lang);
            history.replaceState(history.state, '', `?${chosen}`);
            void showIn(lang);
          }}
        />
      </I18nProvider>
    </StrictMode>,
  );
}

void show(document.querySelector('#configurator')!);
