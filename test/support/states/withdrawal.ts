import type { ApiError } from '../../../src/core/async/result.ts';
import type { Moment } from '../../../src/core/calendar/moment.ts';
import { writeStored } from '../../../src/core/web/storage.ts';
import { account } from '../../../src/core/account/store.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { MEMBER } from '../basket.ts';
import { withdrawal } from '../../../src/core/withdrawal/store.ts';
import { REFUSED } from './answers.ts';
import { LONGEST } from './lines.ts';
import { type Recipe, type State, stateOf } from './state.ts';

const FORM = { booking_id: 'AS-4711', name: LONGEST, email: 'ada@example.org', text: LONGEST };

const typed =
  (more: object = {}) =>
  (): void => {
    writeStored('withdrawal', { form: FORM, ...more });
  };

const asOwner = (): void => {
  typed()();
  setToken('t');
  account.customer = MEMBER;
};

const at = (href: string, recipe: Omit<Recipe, 'href'>): State =>
  stateOf({ href, answers: () => ({}), ...recipe });

const failed = (error: ApiError) => (): void => {
  typed()();
  withdrawal.error = error;
};

const CONFIRM = '/withdrawal?step=confirm';

/** The states of a withdrawal, from the form to the receipt. */
export const withdrawalStates: State[] = [
  at('/withdrawal', { title: 'an empty withdrawal form', sees: 'textarea' }),
  at('/withdrawal', {
    title: 'a withdrawal with empty fields',
    presses: ['form .primary'],
    sees: '.error-summary .link',
  }),
  at('/withdrawal', {
    title: 'a withdrawal that matches no order',
    given: failed({
      is: 'status',
      status: 422,
      fields: { booking_id: [REFUSED], text: [REFUSED] },
      log: '',
    }),
    sees: '.field-error',
  }),
  ...(
    [
      ['goods', { type: 'merchandise' }],
      ['nothing but tickets', { type: 'ticket', datetime: '2027-03-06T12:00:00' }],
    ] as const
  ).map(([what, item]) =>
    at('/withdrawal', {
      title: `a withdrawal of a customer whose order has ${what}`,
      given: asOwner,
      answers: () => ({
        'GET order/list': { data: [{ id: 'k', booking_id: FORM.booking_id }] },
        'GET order/review': {
          data: {
            booking_id: FORM.booking_id,
            status: 'paid',
            total: 2400,
            items: [{ ...item, id: '1', name: LONGEST, count: 1, price: 2400, totalPrice: 2400 }],
          },
        },
      }),
      sees: '[role=status] p',
    }),
  ),
  at(CONFIRM, { title: 'a withdrawal to be confirmed', given: typed(), sees: 'dl' }),
  at(CONFIRM, {
    title: 'a withdrawal without a connection',
    given: failed({ is: 'network', log: '' }),
    sees: '.message.error',
  }),
  at(CONFIRM, {
    title: 'a withdrawal that is being sent',
    given: () => {
      typed()();
      withdrawal.isSending = true;
    },
    sees: '.primary[aria-busy=true]',
    isWaiting: true,
  }),
  at('/withdrawal', {
    title: 'the receipt of a withdrawal',
    given: typed({ received: '2027-03-02T09:00:00' as Moment }),
    sees: 'dl',
  }),
];
