import { writeStored } from '../../../src/core/web/storage.ts';
import { dismissToast } from '../../../src/core/notices/toasts.ts';
import type { Answer } from '../server.ts';
import { LONGEST } from './lines.ts';
import { type Recipe, type State, stateOf } from './state.ts';

const SEND = 'form .primary';
const FIELD_ERROR = '.field-error';

const forgotten = (title: string, answer: Answer, sees: string, more: Partial<Recipe> = {}) =>
  stateOf({
    title,
    href: '/forgot-password',
    answers: () => ({ 'POST customer/pwdreset': answer }),
    fills: { email: 'ada@example.org' },
    presses: [SEND],
    sees,
    after: dismissToast,
    ...more,
  });

const recovered = (title: string, answer: Answer, sees: string, more: Partial<Recipe> = {}) =>
  stateOf({
    title,
    href: '/recover/-',
    answers: () => ({ 'POST customer/pwdconfirm': answer }),
    given: () => void writeStored('reset-key', 'k'),
    fills: { password: 'sea', passwordRepeat: 'sea' },
    presses: [SEND],
    sees,
    after: dismissToast,
    ...more,
  });

/** The states of a password reset: request, mailed link and new password. */
export const passwordStates: State[] = [
  forgotten('a forgotten password', {}, SEND, { presses: [] }),
  forgotten('a forgotten password without an address', {}, FIELD_ERROR, { fills: {} }),
  forgotten('a forgotten password with an invalid address', {}, FIELD_ERROR, {
    fills: { email: 'ada' },
  }),
  forgotten('a forgotten password whose address the server refuses', { status: 400 }, FIELD_ERROR),
  forgotten('a forgotten password of an unknown account', { status: 404 }, FIELD_ERROR),
  forgotten('a forgotten password without a connection', { drop: true }, '.message.error'),
  stateOf({
    title: 'the confirmation that a reset link was sent',
    href: '/password-reset-success',
    sees: '.button',
  }),
  recovered('the form for a new password', {}, SEND, { presses: [] }),
  recovered('new passwords that differ', {}, FIELD_ERROR, {
    fills: { password: 'sea', passwordRepeat: LONGEST },
  }),
  recovered('a new password that cannot be saved', { status: 500 }, '.message.error'),
  recovered('a reset link that has been used', { status: 400 }, '.message.error .button'),
  recovered('a reset link without its key', {}, '.message.error .button', {
    given: () => undefined,
    fills: {},
    presses: [],
  }),
  stateOf({
    title: 'the confirmation of a new password',
    href: '/recover-success',
    sees: '.button',
  }),
];
