import { account } from '../../../src/core/account/store.ts';
import { ADA } from '../basket.ts';
import { eventually } from '../eventually.ts';
import { fill } from '../fill.ts';
import { ofDemo } from '../screen.tsx';
import { type State, stateOf } from './state.ts';

const PASS = '/passes/5101';
const ADD = '.total-bar .primary';
const OWNER = 'h4 ~ .fields input[name=firstName]';
const TYPED = { firstName: 'Ada', surname: 'Lund', street: 'Kai 3', zip: '20095', city: 'Hamburg' };

/** Returns the state of a pass that was added to the basket after its owner was filled in. */
function added(title: string): State {
  const state = stateOf({ title, href: PASS, sees: OWNER });
  return {
    ...state,
    show: async (lang) => {
      const view = await state.show(lang);
      for (const [name, value] of Object.entries(TYPED)) {
        fill(view.root.querySelector<HTMLInputElement>(`.fields input[name=${name}]`)!, value);
        await new Promise(requestAnimationFrame);
      }
      view.root.querySelector<HTMLElement>(ADD)!.click();
      await eventually('it is added', () => view.root.querySelector('.added .button') !== null);
      return view;
    },
  };
}

export const passStates: State[] = [
  stateOf({ title: 'the list of annual passes', href: '/passes', sees: '.card h3 a' }),
  stateOf({
    title: 'the empty list of a museum without passes',
    href: '/passes',
    answers: () => ({
      'GET merchandise/select': { data: { merchandise: [] } },
      'GET merchandise/attr': { data: { category: [] } },
    }),
    sees: '.stack.wide > p',
    isWaiting: true,
  }),
  stateOf({ title: 'a pass with the form for its owner', href: PASS, sees: OWNER }),
  stateOf({
    title: 'a pass that is filled in with the details of a known buyer',
    href: PASS,
    given: () => (account.customer = ADA),
    presses: ['[role=group] .button'],
    sees: '[role=group] [role=status]:not(:empty)',
  }),
  stateOf({
    title: 'a pass whose owner is not filled in',
    href: PASS,
    presses: [OWNER, ADD],
    sees: '.error-summary',
  }),
  stateOf({
    title: 'passes whose two owners are not filled in',
    href: PASS,
    presses: [OWNER, '.step.more', '[role=group] + [role=group] input', ADD],
    sees: '.error-summary',
  }),
  stateOf({
    title: 'a pass whose countries cannot be loaded',
    href: PASS,
    answers: async (lang) => ({
      'GET merchandise': await ofDemo('merchandise?article=5101', lang),
      'GET customer/attr': { status: 500 },
    }),
    sees: '.message.error .button',
  }),
  stateOf({
    title: 'an unknown pass',
    href: '/passes/999',
    sees: 'h2 ~ .button, h2 + .actions',
  }),
  added('a pass that has been added'),
];
