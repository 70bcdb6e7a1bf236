import { writeStored } from '../../../src/core/web/storage.ts';
import { dismissToast } from '../../../src/core/notices/toasts.ts';
import type { Answer } from '../server.ts';
import { LONGEST } from './lines.ts';
import { type Recipe, type State, stateOf } from './state.ts';

/** The toast that tells of it is a state of its own. */
export const isTold = (): boolean => {
  dismissToast();
  return true;
};

const SEND = 'form .primary';
const TOLD = '.field-error';

const forgotten = (title: string, answer: Answer, sees: string, more: Partial<Recipe> = {}) =>
  stateOf({
    title,
    href: '/forgot-password',
    answers: () => ({ 'POST customer/pwdreset': answer }),
    fills: { email: 'ada@example.org' },
    presses: [SEND],
    sees,
    hasCome: isTold,
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
    hasCome: isTold,
    ...more,
  });

/** The states of the way to a new password. */
export const passwordStates: State[] = [
  forgotten('a forgotten password', {}, SEND, { presses: [] }),
  forgotten('a forgotten password of nobody', {}, TOLD, { fills: {} }),
  forgotten('a forgotten password of no address', {}, TOLD, { fills: { email: 'ada' } }),
  forgotten('a forgotten password whose address the server does not take', { status: 400 }, TOLD),
  forgotten('a forgotten password that cannot be recovered', { status: 404 }, TOLD),
  forgotten('a forgotten password for which there is no line', { drop: true }, '.message.error'),
  stateOf({ title: 'a link that was asked for', href: '/password-reset-success', sees: '.button' }),
  recovered('a new password', {}, SEND, { presses: [] }),
  recovered('new passwords that differ', {}, TOLD, {
    fills: { password: 'sea', passwordRepeat: LONGEST },
  }),
  recovered('a new password that the server failed to save', { status: 500 }, '.message.error'),
  recovered('a link that is used up', { status: 400 }, '.message.error .button'),
  recovered('a link without its key', {}, '.message.error .button', {
    given: () => undefined,
    fills: {},
    presses: [],
  }),
  stateOf({ title: 'a new password that is set', href: '/recover-success', sees: '.button' }),
];
