import { fill } from '../fill.ts';
import { type State, stateOf } from './state.ts';

const LIST = 'GET voucher/select/event/';
const ATTR = 'GET voucher/attr';
const FIXED = 'GET voucher/selectOne/price/6102';

const ADD = '.total-bar .primary';
const FIELD = 'input[name=amount]';

const listStates: State[] = [
  stateOf({
    title: 'a list of vouchers that is loading',
    href: '/vouchers',
    answers: () => ({ [LIST]: { status: 500, hold: 'vouchers' } }),
    sees: '.cards[aria-busy=true]',
    isWaiting: true,
  }),
  stateOf({
    title: 'a list of vouchers that cannot be loaded',
    href: '/vouchers',
    answers: () => ({ [LIST]: { status: 500 } }),
    sees: '.message.error .button',
  }),
  stateOf({
    title: 'the empty list of a museum without vouchers',
    href: '/vouchers',
    answers: () => ({ [LIST]: { data: { vouchers: [] } }, [ATTR]: { data: { group: [] } } }),
    sees: '.stack.wide > p',
    isWaiting: true,
  }),
  stateOf({ title: 'the list of vouchers by group', href: '/vouchers', sees: 'h3 ~ .cards h4 a' }),
  stateOf({
    title: 'the list of one group of vouchers',
    href: '/vouchers?category=62',
    sees: '.card h3 a',
  }),
  stateOf({
    title: 'the empty list of a group without vouchers',
    href: '/vouchers?category=99',
    sees: '.actions .button',
  }),
];

/** Returns the state after a free amount was typed and submitted. */
function typed(title: string, text: string): State {
  const state = stateOf({ title, href: '/vouchers/6101', sees: FIELD });
  return {
    ...state,
    show: async (lang) => {
      const view = await state.show(lang);
      fill(view.root.querySelector<HTMLInputElement>(FIELD)!, text);
      view.root.querySelector<HTMLElement>(ADD)!.click();
      await new Promise(requestAnimationFrame);
      return view;
    },
  };
}

const singleStates: State[] = [
  stateOf({
    title: 'a voucher that is loading',
    href: '/vouchers/6102',
    answers: () => ({ [FIXED]: { status: 500, hold: 'voucher' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  stateOf({
    title: 'a voucher that cannot be loaded',
    href: '/vouchers/6102',
    answers: () => ({ [FIXED]: { drop: true } }),
    sees: '.message.error .button',
  }),
  stateOf({ title: 'an unknown voucher', href: '/vouchers/999', sees: 'h2 + .actions' }),
  stateOf({ title: 'a voucher at a fixed price', href: '/vouchers/6102', sees: ADD }),
  stateOf({ title: 'a voucher for a free amount', href: '/vouchers/6101', sees: FIELD }),
  typed('an amount below the minimum', '1'),
  typed('an amount above the maximum', '1000000'),
  typed('an invalid amount', 'as much as you like'),
  stateOf({
    title: 'vouchers that have been added',
    href: '/vouchers/6103',
    presses: ['.step.more', ADD],
    sees: '.added .button',
  }),
];

export const voucherStates: State[] = [...listStates, ...singleStates];
