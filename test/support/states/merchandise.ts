import { cart } from '../../../src/core/cart/store.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { article } from '../goods.ts';
import { articleLine } from '../samples.ts';
import type { Answer } from '../server.ts';
import { LONGEST } from './lines.ts';
import { type State, stateOf } from './state.ts';

const LIST = 'GET merchandise/select';
const ATTR = 'GET merchandise/attr';
const ARTICLE = 'GET merchandise';

const ADD = '.total-bar .primary';
const down: Answer = { status: 500 };

export const articleListStates: State[] = [
  stateOf({
    title: 'a list of articles that is loading',
    href: '/merchandise',
    answers: () => ({ [LIST]: { ...down, hold: 'articles' } }),
    sees: '.cards[aria-busy=true]',
    isWaiting: true,
  }),
  stateOf({
    title: 'a list of articles that cannot be loaded',
    href: '/merchandise',
    answers: () => ({ [LIST]: down, [ATTR]: down }),
    sees: '.message.error .button',
  }),
  stateOf({
    title: 'the empty list of a museum without articles',
    href: '/merchandise',
    answers: () => ({ [LIST]: { data: { merchandise: [] } }, [ATTR]: { data: { category: [] } } }),
    sees: '.stack.wide > p',
    isWaiting: true,
  }),
  stateOf({ title: 'the list of all articles', href: '/merchandise', sees: '.card:nth-child(60)' }),
  stateOf({
    title: 'the articles of one category, one of them out of stock',
    href: '/merchandise/45',
    sees: '.card:nth-child(10)',
  }),
  stateOf({
    title: 'the articles of the category that an editor has set',
    href: '/merchandise?category=43',
    sees: '.card:nth-child(10)',
  }),
  stateOf({
    title: 'a category without articles',
    href: '/merchandise/999',
    sees: '.actions .button',
  }),
];

export const articleStates: State[] = [
  stateOf({
    title: 'an article that is loading',
    href: '/product/4301',
    answers: () => ({ [ARTICLE]: { ...down, hold: 'article' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  stateOf({
    title: 'an article that cannot be loaded',
    href: '/product/4301',
    answers: () => ({ [ARTICLE]: { drop: true } }),
    sees: '.message.error .button',
  }),
  stateOf({ title: 'an unknown article', href: '/product/9', sees: 'h2 + .actions' }),
  stateOf({ title: 'a book with two pictures', href: '/product/4301', sees: '.thumbnail' }),
  stateOf({
    title: 'an article with warnings and a stock of one',
    href: '/product/4505',
    sees: ADD,
  }),
  stateOf({
    title: 'an article that is out of stock',
    href: '/product/4508',
    sees: '.actions .button',
  }),
  stateOf({
    title: 'an article whose whole stock is in the basket',
    href: '/product/4505',
    given: () => cart.lines.push(articleLine(1, { id: '4505', name: LONGEST })),
    sees: '.actions .button',
  }),
  stateOf({
    title: 'an article that has been added',
    href: '/product/4301',
    presses: [ADD],
    sees: '.added .button',
  }),
  stateOf({
    title: 'an article that sells out while it is being added',
    href: '/product/x',
    answers: () => ({
      [ARTICLE]: [
        { data: article({ id: 'x', name: LONGEST, stock: 1 }) },
        { data: article({ id: 'x', name: LONGEST, stock: 0 }) },
      ],
    }),
    presses: [ADD],
    sees: '.message.error',
  }),
  stateOf({
    title: 'an article with long words and a large price',
    href: '/product/x',
    answers: () => ({
      [ARTICLE]: {
        data: article({
          id: 'x',
          name: LONGEST,
          description: `<p>${LONGEST}</p>`,
          price: cents(12_345_678),
          warnings: LONGEST,
          manufacturer: { name: LONGEST, address: LONGEST, email: `${LONGEST}@m.example` },
        }),
      },
    }),
    sees: ADD,
  }),
];
