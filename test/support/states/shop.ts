import { setCustomer } from '../../../src/core/account/actions.ts';
import { ADA } from '../basket.ts';
import { eventually } from '../eventually.ts';
import { sizeOf } from '../../../src/views/app/sizes.ts';
import { ofDemo, untilLoaded } from '../screen.tsx';
import { showWhole, startWhole } from '../whole.tsx';
import type { State, View } from './state.ts';

type Recipe = {
  title: string;
  href: string;
  given?: () => void;
  shop?: Parameters<typeof startWhole>[0];
  /** HTML of the cookie notice that the test server returns. */
  says?: string;
  /** Width in px while the state is set up. */
  width?: number;
  presses?: readonly string[];
  without?: Parameters<typeof showWhole>[2];
  sees: string;
};

const PHONE = 360;
/** Height in px of a header on one line. */
const ONE_LINE = 64;
const MENU = '.menu-button';
const LANGUAGE = '.tools .disclosure:last-child button';

/** Waits for the layout of a width: the size changes one frame later, the header folds up to half a second later. */
async function follows({ root }: View, width: number): Promise<void> {
  const isSized = () => root.querySelector('.whole')!.matches(`.${sizeOf(width)}`);
  const bar = root.querySelector('.bar');
  const fits = () => !bar || bar.matches('.folded') || bar.clientHeight <= ONE_LINE;
  await eventually(`the shop adapts to ${width} px`, () => isSized() && fits());
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
      await eventually('the header is folded', () => there('.bar.folded') !== null);
    }
    for (const selector of presses) {
      await eventually(`there is ${selector}`, () => there(selector) !== null);
      there(selector)!.click();
      await new Promise(requestAnimationFrame);
    }
    await eventually(`there is ${more.sees}`, () => there(more.sees)?.checkVisibility() ?? false);
    await untilLoaded(view);
    return view;
  },
});

/** Returns the demo's content around the screens, with this cookie notice. */
async function withNotice(message: string, lang: Parameters<State['show']>[0]) {
  const { body } = await ofDemo('content/static', lang);
  const { data } = body as { data: object };
  return { 'GET content/static': { data: { ...data, cookie_warning: { message } } } };
}

const logIn = (): void => setCustomer({ ...ADA, isGuest: false });

/** The states of a whole shop: its frame, its home screen, and screens inside the frame. */
export const shopStates: State[] = [
  wholeOf({ title: 'the home page', href: '/', sees: '.dates a' }),
  wholeOf({ title: 'a list inside the frame', href: '/merchandise/43', sees: '.card a' }),
  wholeOf({ title: 'an event inside the frame', href: '/tickets/12', sees: '[role=grid]' }),
  wholeOf({
    title: 'an empty basket inside the frame',
    href: '/checkout',
    sees: '.content .actions a',
  }),
  wholeOf({
    title: 'the open menu of a folded header',
    href: '/nowhere',
    width: PHONE,
    presses: [MENU],
    sees: '.menu nav a',
  }),
  wholeOf({
    title: 'the open language menu',
    href: '/nowhere',
    presses: [LANGUAGE],
    sees: '[hreflang=da]',
  }),
  wholeOf({
    title: 'the open language menu inside the menu of a folded header',
    href: '/nowhere',
    width: PHONE,
    presses: [MENU, LANGUAGE],
    sees: '[hreflang=da]',
  }),
  wholeOf({
    title: 'the open account menu of a customer',
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
  wholeOf({
    title: 'an unknown route inside the frame',
    href: '/nowhere',
    sees: '.content .actions a',
  }),
  wholeOf({
    title: 'a shop without header and footer',
    href: '/',
    without: { isWithoutHeader: true, isWithoutFooter: true },
    sees: '.areas a',
  }),
];
