import { ofDemo } from '../screen.tsx';
import type { Answer } from '../server.ts';
import { type State, stateOf } from './state.ts';

const LIST = 'GET tour/select/event';
const ATTR = 'GET tour/attr';
const OVERVIEW = 'GET tour/overview';
const TOUR = 'GET tour';
const LIFETIME = 'GET tour/lifetime/tour/102';
const MARCH = 'GET tour/calendar/tour/102/range/20270301;20270331';

const MORE = '.step.more:not([aria-disabled])';
const SECOND_MORE = 'h4 ~ .lines + * .step.more, [role=group] + [role=group] .step.more';
const ADD = '.total-bar .primary';
const down: Answer = { status: 500 };

/** The states of the list of guided tours. */
export const tourListStates: State[] = [
  stateOf({
    title: 'the list of tours that is loading',
    href: '/guided-tours',
    answers: () => ({ [LIST]: { ...down, hold: 'tours' } }),
    sees: '.cards[aria-busy=true]',
    isWaiting: true,
  }),
  stateOf({
    title: 'the list of tours that the server failed to send',
    href: '/guided-tours',
    answers: () => ({ [LIST]: down }),
    sees: '.message.error .button',
  }),
  stateOf({
    title: 'the list of a museum without tours',
    href: '/guided-tours',
    answers: () => ({ [LIST]: { data: { tours: [] } }, [ATTR]: { data: { category: [] } } }),
    sees: '.stack.wide > p:not(.small)',
    isWaiting: true,
  }),
  stateOf({ title: 'the list of all tours', href: '/guided-tours', sees: '.card' }),
  stateOf({
    title: 'the list of tours by day, language and place',
    href: '/guided-tours?date=2027-03-06&language=de&venue=2&group=31',
    sees: '.card',
  }),
  stateOf({
    title: 'the list of tours that an editor has narrowed',
    href: '/guided-tours?category=32&tour-language=en',
    sees: '.card',
  }),
  stateOf({
    title: 'a filter that no tour fits',
    href: '/guided-tours?date=2027-12-24',
    sees: '.actions .button',
  }),
  stateOf({
    title: 'a day whose tours are loading',
    href: '/guided-tours?date=2027-04-10',
    answers: async (lang) => ({
      [LIST]: await ofDemo('tour/select/event', lang),
      [ATTR]: await ofDemo('tour/attr', lang),
      [OVERVIEW]: { ...down, hold: 'overview' },
    }),
    sees: '.cards[aria-busy=true]',
    isWaiting: true,
  }),
  stateOf({
    title: 'a day whose tours the server failed to send',
    href: '/guided-tours?date=2027-04-10',
    answers: async (lang) => ({
      [LIST]: await ofDemo('tour/select/event', lang),
      [ATTR]: await ofDemo('tour/attr', lang),
      [OVERVIEW]: down,
    }),
    sees: '.message.error .button',
  }),
];

/** The states of a tour as a whole. */
export const tourStates: State[] = [
  stateOf({
    title: 'a tour that is loading',
    href: '/guided-tours/102',
    answers: () => ({ [TOUR]: { ...down, hold: 'tour' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  stateOf({
    title: 'a tour that the server failed to send',
    href: '/guided-tours/102',
    answers: () => ({ [TOUR]: { drop: true }, [LIFETIME]: { drop: true } }),
    sees: '.message.error .button',
  }),
  stateOf({ title: 'a tour that nobody knows', href: '/guided-tours/999', sees: 'h2 + .actions' }),
  stateOf({
    title: 'a tour that is sold out',
    href: '/guided-tours/116',
    sees: '.message .button',
  }),
  stateOf({
    title: 'a tour without dates',
    href: '/guided-tours/117',
    sees: '.message .button',
  }),
  stateOf({
    title: 'a tour that cannot be booked at present',
    href: '/guided-tours/118',
    sees: '.message .button',
  }),
  stateOf({
    title: 'a tour whose calendar fails',
    href: '/guided-tours/102?date=2027-03-06',
    answers: async (lang) => ({
      [TOUR]: await ofDemo('tour?tour=102', lang),
      [LIFETIME]: await ofDemo('tour/lifetime/tour/102', lang),
      [MARCH]: { drop: true },
    }),
    sees: '.message .button',
  }),
];

/** The states of what is booked of it. */
export const bookingStates: State[] = [
  stateOf({
    title: 'a tour of which nothing is chosen yet',
    href: '/guided-tours/102?date=2027-03-06',
    sees: MORE,
  }),
  stateOf({
    title: 'a tour that is sold out on the day that was asked for',
    href: '/guided-tours/101?date=2027-03-04',
    sees: MORE,
  }),
  stateOf({
    title: 'a tour with a time that is sold out',
    href: '/guided-tours/101?date=2027-03-03',
    sees: '.choice :disabled',
  }),
  stateOf({
    title: 'a tour of which nothing was chosen before it was to be added',
    href: '/guided-tours/102?date=2027-03-06',
    presses: [ADD],
    sees: '.error-summary',
  }),
  stateOf({
    title: 'a tour with fewer tickets than people',
    href: '/guided-tours/102?date=2027-03-06',
    presses: [MORE, ADD],
    sees: '.error-summary',
  }),
  stateOf({
    title: 'a tour that was added',
    href: '/guided-tours/102?date=2027-03-06',
    presses: [MORE, SECOND_MORE, ADD],
    sees: '.added .button',
  }),
  stateOf({
    title: 'a whole tour with questions',
    href: '/guided-tours/105?date=2027-03-09',
    presses: [MORE],
    sees: 'textarea',
  }),
  stateOf({
    title: 'a whole tour whose questions are not answered',
    href: '/guided-tours/105?date=2027-03-09',
    presses: [MORE, ADD],
    sees: '.field-error',
  }),
  stateOf({
    title: 'a tour with tickets that have parts',
    href: '/guided-tours/113',
    presses: [MORE],
    sees: '.family',
  }),
];
