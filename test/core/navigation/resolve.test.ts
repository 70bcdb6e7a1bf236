import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type PageState, type Resolution, resolve } from '../../../src/core/navigation/resolve.ts';
import { parseRoute } from '../../../src/core/routes/routes.ts';

const outlet = (key: PageState['outlets'][number]['area'], hostsScreens = true) => ({
  key,
  area: key,
  hostsScreens,
});
const TICKETS = outlet('tickets');
const SECOND_TICKETS = { ...TICKETS, key: 'tickets-2' };
const TOURS = outlet('tours');
const CHECKOUT = outlet('checkout');
const SHOP = outlet('shop');
/** The cart button shows no screens. */
const BUTTON = { ...outlet('checkout', false), key: 'button' };

const EMPTY: PageState = {
  outlets: [],
  active: undefined,
  pending: [],
  pages: {},
  address: 'https://museum.example/visit',
  language: { lang: 'de', own: 'de' },
};

const inOutlet = (key: string): Resolution => ({ is: 'outlet', key });
const onPage = (address: string): Resolution => ({ is: 'otherPage', address });
const afterLoading = (area: string): Resolution => ({ is: 'pending', area });

type Case = [title: string, page: Partial<PageState>, href: string, is: Resolution, from?: string];

const CASES: Case[] = [
  ['uses the outlet of its area', { outlets: [TOURS, TICKETS] }, '/tickets/7', inOutlet('tickets')],
  [
    'prefers the first of two outlets of its area',
    { outlets: [SECOND_TICKETS, TICKETS] },
    '/tickets',
    inOutlet('tickets-2'),
  ],
  [
    "prefers the visitor's own outlet of its area",
    { outlets: [TICKETS, SECOND_TICKETS] },
    '/tickets',
    inOutlet('tickets-2'),
    'tickets-2',
  ],
  [
    'prefers an outlet of its area to one used last',
    { outlets: [TICKETS, TOURS], active: 'tours' },
    '/tickets',
    inOutlet('tickets'),
    'tours',
  ],
  [
    'waits for a pending embed of its area, although a whole shop is ready',
    { outlets: [SHOP], pending: ['tours'] },
    '/guided-tours',
    afterLoading('tours'),
  ],
  [
    'uses a whole shop if no embed has its area',
    { outlets: [TICKETS, SHOP], pages: { shopUrl: '/shop' } },
    '/guided-tours',
    inOutlet('shop'),
    'tickets',
  ],
  [
    'goes to the page configured for the checkout',
    { outlets: [TICKETS], pages: { checkoutUrl: '/basket', shopUrl: '/shop' } },
    '/checkout',
    onPage('https://museum.example/basket#/checkout'),
  ],
  [
    'goes to the page configured for the account',
    { outlets: [TICKETS], pages: { accountUrl: 'https://other.example/me' } },
    '/login',
    onPage('https://other.example/me#/login'),
  ],
  [
    'names the language for another page if it differs from the own one',
    {
      outlets: [TICKETS],
      pages: { checkoutUrl: '/basket' },
      language: { lang: 'fr', own: 'de' },
    },
    '/checkout',
    onPage('https://museum.example/basket#/fr/checkout'),
  ],
  [
    'always names the language for the page of a whole shop',
    { outlets: [TICKETS], pages: { shopUrl: '/shop' } },
    '/vouchers',
    onPage('https://museum.example/shop#/de/vouchers'),
  ],
  [
    'stays here if the configured page is this one',
    { outlets: [TICKETS], pages: { checkoutUrl: '/visit?a=1' } },
    '/checkout',
    inOutlet('tickets'),
  ],
  [
    'waits for a pending embed of its area instead of leaving the page',
    { outlets: [TICKETS], pending: ['checkout'], pages: { checkoutUrl: '/basket' } },
    '/checkout',
    afterLoading('checkout'),
  ],
  [
    "uses the visitor's outlet if nothing has its area",
    { outlets: [TICKETS, TOURS], active: 'tickets' },
    '/checkout',
    inOutlet('tours'),
    'tours',
  ],
  [
    'uses the outlet used last for a link in the cart button',
    { outlets: [BUTTON, TICKETS, TOURS], active: 'tours' },
    '/checkout',
    inOutlet('tours'),
    'button',
  ],
  [
    'uses the first outlet that can host screens if none has been used',
    { outlets: [BUTTON, TOURS, TICKETS] },
    '/checkout',
    inOutlet('tours'),
    'button',
  ],
  [
    'loads the first pending embed if no outlet can host screens',
    { outlets: [BUTTON], pending: ['tours', 'tickets'] },
    '/checkout',
    afterLoading('tours'),
    'button',
  ],
  [
    'finds nothing on a page with a cart button alone',
    { outlets: [BUTTON] },
    '/checkout',
    { is: 'none' },
  ],
  [
    'does not take the cart button for an outlet of the checkout',
    { outlets: [BUTTON, CHECKOUT] },
    '/checkout',
    inOutlet('checkout'),
    'button',
  ],
];

describe('resolving a route', () => {
  for (const [title, page, href, resolution, from] of CASES) {
    it(title, () => {
      expect(resolve({ ...EMPTY, ...page }, parseRoute(href)!, from)).to.deep.equal(resolution);
    });
  }
});
