import { cart } from '../../../src/core/cart/store.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { daysOf } from '../../../src/core/tickets/days.ts';
import { loading } from '../../../src/core/async/asyncState.ts';
import { ADULTS } from '../basket.ts';
import { moment, month, ticket } from '../samples.ts';
import { ofDemo } from '../screen.tsx';
import type { Answer, Answers } from '../server.ts';
import { type State, stateOf } from './state.ts';

const EVENTS = 'GET event/select';
const CALENDAR = 'GET ticket/calendar/event/12/range/20270301;20270430';
const LIFETIME = 'GET ticket/calendar/event/12/lifetime';
const SATURDAY = 'GET ticket/collect/event/12/date/20270306';
const NOON = '[value="2027-03-06T12:00:00"]';
const MARCH = month('2027-03');
const FOUR_LEFT = '[value="2027-03-07T14:30:00"]';
const FAMILIES = '.stack.tight + .stack.tight';
const TIME = '.choice [value*=T]:not(:disabled)';
const ADD = '.total-bar .primary';

/** Returns the reference server's answers for event 12, overridden by others. */
const withDemo =
  (answers: Answers) =>
  async (lang: Lang): Promise<Answers> => ({
    [EVENTS]: await ofDemo('event/select', lang),
    [CALENDAR]: await ofDemo('ticket/calendar/event/12/range/20270301;20270430', lang),
    ...answers,
  });

const saturday = (lang: Lang) => ofDemo('ticket/collect/event/12/date/20270306', lang);

/** Returns the Saturday of the reference server, and a changed one from the second call on. */
const saturdayThen =
  (then: (answer: Answer) => Answer) =>
  async (lang: Lang): Promise<Answers> => {
    const now = await saturday(lang);
    return withDemo({ [SATURDAY]: [now, then(now)] })(lang);
  };

const down: Answer = { status: 500 };

export const listStates: State[] = [
  stateOf({
    title: 'a list of events that is loading',
    href: '/tickets',
    answers: () => ({ [EVENTS]: { hold: 'events' } }),
    sees: '.cards[aria-busy=true]',
    isWaiting: true,
  }),
  stateOf({
    title: 'a list of events that cannot be loaded',
    href: '/tickets',
    answers: () => ({ [EVENTS]: down }),
    sees: '.message.error .button',
  }),
  stateOf({
    title: 'a list of events without a connection',
    href: '/tickets',
    answers: () => ({ [EVENTS]: { drop: true } }),
    sees: '.message.error .button',
  }),
  stateOf({
    title: 'the empty list of a museum without events',
    href: '/tickets',
    answers: () => ({ [EVENTS]: { data: [] } }),
    sees: '.stack.wide > p:not(.small)',
    isWaiting: true,
  }),
  stateOf({ title: 'the list of all events', href: '/tickets', sees: '.card' }),
  stateOf({
    title: 'the list of the category that an editor has set',
    href: '/tickets?category=4',
    sees: '.card',
  }),
  stateOf({
    title: 'the list of the category that a visitor has chosen',
    href: '/tickets?group=3',
    sees: '.card',
  }),
  stateOf({
    title: 'the list of a category without events',
    href: '/tickets?category=99',
    sees: '.actions .button',
  }),
];

export const eventStates: State[] = [
  stateOf({
    title: 'an event that is loading',
    href: '/tickets/12',
    answers: () => ({ [EVENTS]: { hold: 'events' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  stateOf({
    title: 'an event that cannot be loaded',
    href: '/tickets/12',
    answers: () => ({ [EVENTS]: down }),
    sees: '.message.error .button',
  }),
  stateOf({ title: 'an unknown event', href: '/tickets/99', sees: 'h2 + .actions' }),
  stateOf({ title: 'an event that is over', href: '/tickets/23', sees: '.message.info .button' }),
  stateOf({
    title: 'an event that is sold out for months',
    href: '/tickets/24',
    sees: '.message.info',
  }),
  stateOf({
    title: 'an event whose picture cannot be loaded',
    href: '/tickets/12?date=2027-03-06',
    answers: async (lang) => {
      const { body } = await ofDemo('event/select', lang);
      const text = JSON.stringify(body).replaceAll(/"https?:[^"]*\.svg"/g, '"data:image/png,none"');
      return {
        ...(await withDemo({ [SATURDAY]: await saturday(lang) })(lang)),
        [EVENTS]: { body: JSON.parse(text) as unknown },
      };
    },
    sees: '.choice',
  }),
];

export const dayStates: State[] = [
  stateOf({
    title: 'a calendar that is loading',
    href: '/tickets/12',
    given: () => {
      daysOf('12').months = { [MARCH]: loading };
    },
    sees: 'h3 + .days-room',
    isWaiting: true,
  }),
  stateOf({
    title: 'a calendar that cannot be loaded',
    href: '/tickets/12',
    answers: withDemo({ [CALENDAR]: down, [LIFETIME]: down }),
    sees: '.month-message .button',
  }),
  stateOf({
    title: 'a day that is loading',
    href: '/tickets/12?date=2027-03-06',
    answers: withDemo({ [SATURDAY]: { ...down, hold: 'day' } }),
    sees: '.offer:has(.month) h3 + .skeleton',
    isWaiting: true,
  }),
  stateOf({
    title: 'a day that cannot be loaded',
    href: '/tickets/12?date=2027-03-06',
    answers: withDemo({ [SATURDAY]: down }),
    sees: 'h3 + .message.error .button',
  }),
  stateOf({
    title: 'a day without visits',
    href: '/tickets/12?date=2027-03-08',
    sees: 'h3 + .message .button',
  }),
  stateOf({
    title: 'a day that is sold out',
    href: '/tickets/12?date=2027-03-05',
    sees: 'h3 + .message .button',
  }),
  stateOf({
    title: 'a day without a later one',
    href: '/tickets/12?date=2027-12-24',
    sees: 'h3 + .message',
  }),
];

export const timeStates: State[] = [
  stateOf({
    title: 'a day with many times',
    href: '/tickets/12?date=2027-03-06',
    sees: NOON,
  }),
  stateOf({
    title: 'a day with a time that is sold out and one with few places',
    href: '/tickets/12?date=2027-03-07',
    sees: `.choice :disabled`,
  }),
  stateOf({
    title: 'a time whose places are all in the basket',
    href: '/tickets/12?date=2027-03-07',
    given: () => {
      cart.lines.push({ ...ADULTS, datetime: moment('2027-03-07T14:30:00'), totalCount: 4 });
    },
    sees: `${FOUR_LEFT}:disabled`,
  }),
  stateOf({
    title: 'a time without tickets',
    href: '/tickets/12?date=2027-03-06',
    answers: withDemo({
      [SATURDAY]: {
        data: {
          tickets: [
            ticket({ schedule: [{ datetime: moment('2027-03-06T10:00:00'), max_tickets: 9 }] }),
          ],
          timeslot: ['10:00', '12:00'].map((time) => ({
            datetime: moment(`2027-03-06T${time}:00`),
            max_tickets: 9,
          })),
        },
      },
    }),
    presses: [NOON],
    sees: '.choices ~ * .message.info',
  }),
];

export const ticketStates: State[] = [
  stateOf({
    title: 'a chosen time',
    href: '/tickets/12?date=2027-03-06',
    presses: [NOON],
    sees: ADD,
  }),
  stateOf({
    title: 'chosen tickets',
    href: '/tickets/12?date=2027-03-06',
    presses: [NOON, '.step.more', '.step.more', 'li + li .step.more'],
    sees: `${ADD}:not([aria-disabled])`,
  }),
  stateOf({
    title: 'tickets for all places that are left',
    href: '/tickets/12?date=2027-03-07',
    presses: [FOUR_LEFT, '.step.more', '.step.more', '.step.more', '.step.more'],
    sees: '[role=group] > p[role=status]',
  }),
  stateOf({
    title: 'tickets that are being added',
    href: '/tickets/12?date=2027-03-06',
    answers: saturdayThen((answer) => ({ ...answer, hold: 'adding' })),
    presses: [NOON, '.step.more', ADD],
    sees: `.offer:has(.month) ${ADD}[aria-busy=true]`,
    isWaiting: true,
  }),
  stateOf({
    title: 'more tickets than are left',
    href: '/tickets/12?date=2027-03-06',
    answers: saturdayThen(({ body }) => ({
      body: JSON.parse(
        JSON.stringify(body).replaceAll(/"max_tickets":\d+/g, '"max_tickets":1'),
      ) as unknown,
    })),
    presses: [NOON, '.step.more', '.step.more', ADD],
    sees: '.message.error',
  }),
  stateOf({
    title: 'a ticket that has been added',
    href: '/tickets/12?date=2027-03-06',
    presses: [NOON, '.step.more', ADD],
    sees: '.added:focus',
  }),
  stateOf({
    title: 'tickets that have been added',
    href: '/tickets/12?date=2027-03-06',
    presses: [NOON, '.step.more', '.step.more', ADD],
    sees: '.added:focus',
  }),
];

export const kindStates: State[] = [
  stateOf({
    title: 'family tickets with open details',
    href: '/tickets/14?date=2027-03-06',
    presses: [TIME, `${FAMILIES} .step.more`, `${FAMILIES} > .lines > li:last-child .step.more`],
    sees: '.lines > li:last-child .family',
  }),
  stateOf({ title: 'day tickets', href: '/tickets/20?date=2027-03-06', sees: ADD }),
  stateOf({
    title: 'the only ticket of an event',
    href: '/tickets/21?date=2027-03-06',
    presses: ['.step.more'],
    sees: `${ADD}:not([aria-disabled])`,
  }),
  stateOf({
    title: 'concerts, each with its own places',
    href: '/tickets/22?date=2027-03-06',
    presses: [TIME, '.step.more'],
    sees: `${ADD}:not([aria-disabled])`,
  }),
  stateOf({
    title: 'a ticket whose price is a fee',
    href: '/tickets/25?date=2027-03-06',
    presses: [TIME, '.step.more'],
    sees: `${ADD}:not([aria-disabled])`,
  }),
  stateOf({
    title: 'a ticket with another VAT rate',
    href: '/tickets/18?date=2027-03-06',
    presses: [TIME, '.step.more'],
    sees: `${ADD}:not([aria-disabled])`,
  }),
];
