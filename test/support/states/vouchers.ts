import { fill } from '../fill.ts';
import { type State, stateOf } from './state.ts';

const LIST = 'GET voucher/select/event/';
const ATTR = 'GET voucher/attr';
const FIXED = 'GET voucher/selectOne/price/6102';

const ADD = '.total-bar .primary';
const FIELD = 'input[name=amount]';

/** The states of the list of vouchers. */
const listStates: State[] = [
  stateOf({
    title: 'the list of vouchers that is loading',
    href: '/vouchers',
    answers: () => ({ [LIST]: { status: 500, hold: 'vouchers' } }),
    sees: '.cards[aria-busy=true]',
    isWaiting: true,
  }),
  stateOf({
    title: 'the list of vouchers that the server failed to send',
    href: '/vouchers',
    answers: () => ({ [LIST]: { status: 500 } }),
    sees: '.message.error .button',
  }),
  stateOf({
    title: 'the list of a museum without vouchers',
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
    title: 'the list of a group that has no vouchers',
    href: '/vouchers?category=99',
    sees: '.actions .button',
  }),
];

/** A free amount that was typed, and is to be bought. */
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

/** The states of a voucher. */
const singleStates: State[] = [
  stateOf({
    title: 'a voucher that is loading',
    href: '/vouchers/6102',
    answers: () => ({ [FIXED]: { status: 500, hold: 'voucher' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  stateOf({
    title: 'a voucher that the server failed to send',
    href: '/vouchers/6102',
    answers: () => ({ [FIXED]: { drop: true } }),
    sees: '.message.error .button',
  }),
  stateOf({ title: 'a voucher that nobody knows', href: '/vouchers/999', sees: 'h2 + .actions' }),
  stateOf({ title: 'a voucher at a fixed price', href: '/vouchers/6102', sees: ADD }),
  stateOf({ title: 'a voucher for a free amount', href: '/vouchers/6101', sees: FIELD }),
  typed('an amount below the least', '1'),
  typed('an amount above the most', '1000000'),
  typed('an amount that is none', 'as much as you like'),
  stateOf({
    title: 'vouchers that were added',
    href: '/vouchers/6103',
    presses: ['.step.more', ADD],
    sees: '.added .button',
  }),
];

export const voucherStates: State[] = [...listStates, ...singleStates];
