import { setCustomer } from '../../../src/core/account/actions.ts';
import { ADA } from '../basket.ts';
import { eventually } from '../eventually.ts';
import { sizeOf } from '../../../src/views/app/sizes.ts';
import { ofDemo, settled } from '../screen.tsx';
import { showWhole, startWhole } from '../whole.tsx';
import type { State, View } from './state.ts';

type Recipe = {
  title: string;
  href: string;
  given?: () => void;
  shop?: Parameters<typeof startWhole>[0];
  /** What the desk answers for the content around the screens. */
  says?: string;
  /** How wide it is while it comes about, in px. */
  width?: number;
  presses?: readonly string[];
  without?: Parameters<typeof showWhole>[2];
  sees: string;
};

const PHONE = 360;
/** How high a header of one line is, in px. */
const ONE_LINE = 64;
const MENU = '.menu-button';
const LANGUAGE = '.tools .disclosure:last-child button';

/** The size is another a frame later; the header folds half a second later, at the most. */
async function follows({ root }: View, width: number): Promise<void> {
  const isSized = () => root.querySelector('.whole')!.matches(`.${sizeOf(width)}`);
  const bar = root.querySelector('.bar');
  const fits = () => !bar || bar.matches('.folded') || bar.clientHeight <= ONE_LINE;
  await eventually(`it follows to ${width} px`, () => isSized() && fits());
}

const wholeOf = ({
  title,
  href,
  given,
  shop,
  says,
  width,
  presses = [],
  ...more
}: Recipe): State => ({
  title,
  follows,
  show: async (lang) => {
    await startWhole(shop, says ? { answers: await withNotice(says, lang) } : {});
    given?.();
    const view = await showWhole(href, lang, more.without);
    const there = (selector: string) => view.root.querySelector<HTMLElement>(selector);
    if (width) {
      view.host.style.inlineSize = `${width}px`;
      await eventually('it is folded', () => there('.bar.folded') !== null);
    }
    for (const selector of presses) {
      await eventually(`there is ${selector}`, () => there(selector) !== null);
      there(selector)!.click();
      await new Promise(requestAnimationFrame);
    }
    await eventually(`there is ${more.sees}`, () => there(more.sees)?.checkVisibility() ?? false);
    await settled(view);
    return view;
  },
});

/** The demo's own words around the screens, and what it says about cookies. */
async function withNotice(message: string, lang: Parameters<State['show']>[0]) {
  const { body } = await ofDemo('content/static', lang);
  const { data } = body as { data: object };
  return { 'GET content/static': { data: { ...data, cookie_warning: { message } } } };
}

const logIn = (): void => setCustomer({ ...ADA, isGuest: false });

/** The states of a whole shop: its frame, its first page, and screens within it. */
export const shopStates: State[] = [
  wholeOf({ title: 'the home page', href: '/', sees: '.content .picture img' }),
  wholeOf({ title: 'a list within the frame', href: '/merchandise/43', sees: '.card a' }),
  wholeOf({ title: 'an event within the frame', href: '/tickets/12', sees: '[role=grid]' }),
  wholeOf({
    title: 'an empty basket within the frame',
    href: '/checkout',
    sees: '.content .actions a',
  }),
  wholeOf({
    title: 'the opened menu of a folded header',
    href: '/nowhere',
    width: PHONE,
    presses: [MENU],
    sees: '.menu nav a',
  }),
  wholeOf({
    title: 'the opened language menu',
    href: '/nowhere',
    presses: [LANGUAGE],
    sees: '[hreflang=da]',
  }),
  wholeOf({
    title: 'the language menu within the opened menu',
    href: '/nowhere',
    width: PHONE,
    presses: [MENU, LANGUAGE],
    sees: '[hreflang=da]',
  }),
  wholeOf({
    title: 'the opened menu of a customer',
    href: '/nowhere',
    given: logIn,
    presses: ['.tools .disclosure button'],
    sees: '.tools .disclosure li a',
  }),
  wholeOf({
    title: 'a notice about cookies',
    href: '/nowhere',
    shop: { showCookieDisclaimer: true },
    says: '<p>Alte Seewarte: <a href="/shop">Alte Seewarte</a></p>',
    sees: 'section.message .button',
  }),
  wholeOf({ title: 'a page that there is not', href: '/nowhere', sees: '.content .actions a' }),
  wholeOf({
    title: 'a shop without header and footer',
    href: '/',
    without: { isWithoutHeader: true, isWithoutFooter: true },
    sees: '.areas a',
  }),
];
