import { i18n } from '@lingui/core';
import { expect } from 'chai';
import type { ReactNode } from 'react';
import { activateLanguage } from '../../src/core/app/catalogs.ts';
import { language } from '../../src/core/page/language.ts';
import type { Lang } from '../../src/core/i18n/languages.ts';
import { navigation, type Outlet } from '../../src/core/navigation/store.ts';
import { parseRoute } from '../../src/core/routes/routes.ts';
import { Shop } from '../../src/views/app/Shop.tsx';
import { OutletView } from '../../src/views/outlet/OutletView.tsx';
import { axeFinds, expectAccessible } from '../views/parts/look.ts';
import { isFull } from './tier.ts';
import { isBusy } from './busy.ts';
import { seenText } from './composed.ts';
import { eventually } from './eventually.ts';
import { resetAll } from './resetAll.ts';
import { demo } from './page.ts';
import { flushEffects, render, unmountAll } from './render.tsx';
import { rolesIn } from './roles.ts';
import type { Answers } from './server.ts';
import { clockAt, openShop } from './shop.ts';

type ShopOptions = NonNullable<Parameters<typeof openShop>[1]>['shop'];

export { ofDemo } from './museum.ts';

// a screen is rendered only when its messages are there
i18n.on('missing', ({ id, locale }) => {
  throw new Error(`the message ${id} has not been loaded in ${locale}`);
});

/** Opens a new shop at the time of the reference server, which also answers all calls unless `answers` is given. */
export async function startShop(answers?: Answers, shop: ShopOptions = {}) {
  unmountAll();
  await resetAll();
  clockAt(demo.now);
  return openShop(answers, {
    client: answers ? {} : { api: demo.api },
    shop: { showFewLeftBelow: 10, ...shop },
  });
}

/** Waits until no visible part is loading. */
export const untilLoaded = ({ root }: Pick<ReturnType<typeof render>, 'root'>): Promise<void> =>
  eventually(
    'nothing is loading',
    () => !root.querySelector('[aria-busy=true], .skeleton, .days-room'),
    () => seenText(root.host),
  );

/** Renders a node in an outlet of the shop, as an embed does. */
export async function showAt(outlet: Omit<Outlet, 'focusRequests'>, piece: ReactNode, lang: Lang) {
  language.lang = lang;
  await activateLanguage(lang);
  navigation.outlets[outlet.key] = { ...outlet, focusRequests: 0 };
  let isShown = false;
  const view = render(
    <Shop outlet={outlet.key} lang={lang} onShown={() => (isShown = true)}>
      {piece}
    </Shop>,
  );
  await eventually('the screen is there', () => isShown);
  const all = (role: string, name?: string | RegExp) =>
    rolesIn(view.host, role).filter((each) =>
      typeof name === 'string' ? each.name === name : !name || name.test(each.name),
    );
  /** Returns the only element with this role and name. Throws if there are none or several. */
  const one = (role: string, name?: string | RegExp): HTMLElement => {
    const found = all(role, name);
    if (found.length === 1) return found[0]!.element;
    const met = rolesIn(view.host).map((each) => `${each.role} “${each.name}”`);
    throw new Error(`${found.length} × ${role} ${name ?? ''}; there are:\n${met.join('\n')}`);
  };
  return {
    ...view,
    text: () => seenText(view.host),
    /** Waits until the text is visible. */
    reads: (text: string | RegExp): Promise<void> =>
      eventually(
        `reads ${text}`,
        () => {
          const seen = seenText(view.host);
          // `seenText` puts a space between a link and the full stop after it
          const joined = seen.replace(/ (?=[.,])/g, '');
          return typeof text === 'string'
            ? seen.includes(text) || joined.includes(text)
            : text.test(seen);
        },
        () => seenText(view.host),
      ),
    all,
    names: (role: string) => all(role).map(({ name }) => name),
    one,
    /** Waits for the only element with this role and name until it is not busy, clicks it and waits for a frame. */
    async press(role: string, name: string | RegExp): Promise<void> {
      let found: HTMLElement | undefined;
      await eventually(
        `there is ${role} ${name}`,
        () => !isBusy((found = one(role, name))),
        () => seenText(view.host),
      );
      flushEffects();
      found!.click();
      await new Promise(requestAnimationFrame);
    },
    /** The texts of all elements with this role, for messages: their text is not their name. */
    texts: (role: string) => all(role).map(({ element }) => seenText(element)),
    /**
     * Checks that there is one h2, that no heading level is skipped, and that axe finds nothing, in light and dark. In the fast
     * tier axe applies only the rule that spoken names contain the visible ones: `everyState` applies the others to each state.
     */
    async isSound(): Promise<void> {
      const levels = [...view.root.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => !heading.closest('dialog'))
        .map(({ localName }) => Number(localName[1]));
      expect(levels.filter((level) => level < 3)).to.deep.equal([2]);
      expect(levels[0]).to.equal(2);
      const skipped = levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1);
      expect(skipped).to.deep.equal([]);
      if (isFull) await expectAccessible(view);
      else expect(await axeFinds(view, 'light', 'spokenLabels')).to.deep.equal([]);
    },
  };
}

/** Renders the screen of a route, as an embed in a page does. */
export function showScreen(href: string, lang: Lang = 'en') {
  const { area } = parseRoute(href)!;
  const outlet = { key: 'screen', area, home: href, href, hostsScreens: true };
  return showAt({ ...outlet, routing: 'memory' }, <OutletView />, lang);
}

export type Screen = Awaited<ReturnType<typeof showScreen>>;
