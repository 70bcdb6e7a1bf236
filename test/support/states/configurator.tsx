import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { choiceIn, rejectedIn } from '../../../src/core/embed/choice.ts';
import { offers, type PinnedRelease } from '../../../src/core/embed/store.ts';
import { placesBeside } from '../../../src/core/embed/script.ts';
import { activateLanguage } from '../../../src/core/app/catalogs.ts';
import { language } from '../../../src/core/page/language.ts';
import type { Finding } from '../../../src/core/doctor/types.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import type { Checked } from '../../../src/views/configurator/Check.tsx';
import { Configurator } from '../../../src/views/configurator/Configurator.tsx';
import { eventually } from '../eventually.ts';
import { resetAll } from '../resetAll.ts';
import { demo } from '../page.ts';
import { render, unmountAll } from '../render.tsx';
import { ofDemo } from '../screen.tsx';
import { type Answers, openServer } from '../server.ts';
import { type State, type View, withoutHolding } from './state.ts';

type Recipe = {
  title: string;
  /** The choice as query parameters. */
  query?: string;
  /** Answers of the test server; without them the reference server is used. */
  answers?: (lang: Lang) => Answers | Promise<Answers>;
  /** Whether the query names no back end. */
  isUnnamed?: boolean;
  presses?: readonly string[];
  /** The result of a check. */
  checked?: Checked;
  /** Data of the release, if it can be pinned. */
  release?: PinnedRelease;
  sees: string;
};

const NOTHING: Checked = { findings: [], unexamined: [] };

const HASH = `sha384-${'A'.repeat(64)}`;
const RELEASE: PinnedRelease = {
  hashes: { 'museum-shop.js': HASH, 'museum-tickets.js': HASH },
  first: {
    elements: { tickets: { list: ['museum-tickets.js'] } },
    messages: {},
    laterMessages: {},
  },
  importMap: `{"integrity":{"https://cdn.example/1.2.3/museum-tickets.js":"${HASH}"}}`,
  policyHash: `'sha256-${'A'.repeat(43)}='`,
};

/** Renders the configurator as its page does; `checked` is the result of a check. */
export async function showConfigurator(
  query: URLSearchParams,
  lang: Lang = 'en',
  checked = NOTHING,
): Promise<View & { chosen: () => string }> {
  language.lang = lang;
  await activateLanguage(lang);
  let chosen = '';
  const page = 'https://cdn.example/embed/';
  const view = render(
    <I18nProvider i18n={i18n}>
      <Configurator
        first={choiceIn(query)}
        rejected={rejectedIn(query)}
        release={{
          places: placesBeside(page, '1.2.3'),
          version: '1.2.3',
          page,
          preview: 'about:blank',
        }}
        onChoose={(choice) => {
          chosen = JSON.stringify(choice);
        }}
        onLanguage={() => undefined}
        onCheck={async () => checked}
      />
    </I18nProvider>,
  );
  return { ...view, chosen: () => chosen };
}

/** Findings of several kinds, for their sentences. */
const FINDINGS: Finding[] = [
  { is: 'cors', api: 'https://shop.example/api', origin: 'https://museum.example' },
  { is: 'invalid-response', call: 'GET event/select', field: 'data.events.0.name' },
  { is: 'several-scripts', addresses: 'https://cdn.example/1.2.3/, https://cdn.example/' },
  { is: 'unreadable-policy', address: 'https://museum.example/tickets' },
  { is: 'unknown-item', embed: '<museum-tickets item="4711">', id: '4711' },
];

const UNEXAMINED: Checked['unexamined'] = ['policy', 'links'];

const INFO = 'GET shopinfo';
const CONFIG = 'GET shopinfo/config';

const settingsOf = async (lang: Lang): Promise<Answers> => ({
  [INFO]: await ofDemo('shopinfo?shop=1', lang),
  [CONFIG]: await ofDemo('shopinfo/config?shop=1', lang),
});

const stateOf = ({ title, query = '', isUnnamed, presses = [], ...recipe }: Recipe) => ({
  title,
  show: async (lang: Lang): Promise<View> => {
    const { answers, checked, release, sees } = recipe;
    unmountAll();
    await resetAll();
    const planned = await answers?.(lang);
    const server = await openServer(planned);
    const said = new URLSearchParams(query);
    if (!isUnnamed) said.set('api', answers ? server.api : demo.api);
    offers.release = { is: 'ready', value: release };
    const view = await showConfigurator(said, lang, checked);
    for (const selector of [...presses, sees]) {
      const find = () => view.root.querySelector<HTMLElement>(selector);
      await eventually(
        `there is ${selector}`,
        () => find() !== null,
        () => view.container.innerText,
      );
      if (selector !== sees) find()!.click();
    }
    return withoutHolding(view, server, planned);
  },
});

export const configuratorStates: State[] = [
  { title: 'a configurator without a back end', isUnnamed: true, sees: '[name=api]' },
  {
    title: 'a back end that has not answered yet',
    answers: () => ({ [INFO]: { hold: 'shop' }, [CONFIG]: { hold: 'shop' } }),
    sees: '.message.info',
  },
  {
    title: 'a back end that cannot be reached',
    answers: () => ({ '*': { drop: true } }),
    sees: '.message.error',
  },
  {
    title: 'a check with findings',
    isUnnamed: true,
    presses: ['.workbench > :last-child [type=submit]'],
    checked: { findings: FINDINGS, unexamined: UNEXAMINED },
    sees: '.findings li',
  },
  {
    title: 'an area that is loading',
    query: 'to=html',
    answers: async (lang: Lang) => ({
      ...(await settingsOf(lang)),
      'GET event/select': { hold: 'events' },
    }),
    sees: '.snippet',
  },
  {
    title: 'an empty area',
    answers: async (lang: Lang) => ({
      ...(await settingsOf(lang)),
      'GET event/select': { data: { events: [] } },
    }),
    sees: '.message.info',
  },
  {
    title: 'one event with a day, a language and a theme, from a release without known hashes',
    query: 'to=drupal&item=12&date=2027-03-05&lang=en&theme=dark&release=pinned',
    sees: '[name=item] option:nth-child(3)',
  },
  {
    title: 'all events, from a pinned release, in every form',
    query: 'to=html&release=pinned',
    release: RELEASE,
    presses: ['.snippet ~ details > summary', 'section > details > summary'],
    sees: 'details[open] .snippet code',
  },
  {
    title: 'a shortcode for a plugin',
    query: 'to=wordpress-plugin&item=12',
    sees: '.snippet code',
  },
  {
    title: 'a link for editors without HTML, which leaves out settings, and colours',
    query: 'to=typo3&html=no&item=12&theme=dark&surface=%23d1e4dd&accent=%23aa0066',
    sees: '[name=item] option:nth-child(3)',
  },
  {
    title: 'a basket for an editor without HTML',
    query: 'to=site-builder&html=no&element=cart-button',
    sees: '.snippet code',
  },
  {
    title: 'a component for npm',
    query: 'to=npm&element=tours&fallback=/tours',
    sees: '.snippet code',
  },
  {
    title: 'a link to the configurator with values that are not possible',
    query: 'to=nowhere&theme=blue',
    sees: '.message.warning',
  },
  {
    title: 'tours of one category in one language',
    query:
      'to=wordpress&element=tours&category=33&tour-language=en&fallback=https://museum.example/tours',
    sees: '[name=tour-language] option:nth-child(3)',
  },
  {
    title: 'the whole shop inside a page of a CMS',
    query: 'to=joomla&element=shop&fallback=nowhere',
    sees: '[name=routing]',
  },
  {
    title: 'the whole shop at its own URL',
    query: 'to=contao&element=shop&routing=path&base=/shop&no-header=true',
    sees: '[name=no-footer]',
  },
].map(stateOf);
