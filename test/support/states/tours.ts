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

export const tourListStates: State[] = [
  stateOf({
    title: 'a list of tours that is loading',
    href: '/guided-tours',
    answers: () => ({ [LIST]: { ...down, hold: 'tours' } }),
    sees: '.cards[aria-busy=true]',
    isWaiting: true,
  }),
  stateOf({
    title: 'a list of tours that cannot be loaded',
    href: '/guided-tours',
    answers: () => ({ [LIST]: down }),
    sees: '.message.error .button',
  }),
  stateOf({
    title: 'the empty list of a museum without tours',
    href: '/guided-tours',
    answers: () => ({ [LIST]: { data: { tours: [] } }, [ATTR]: { data: { category: [] } } }),
    sees: '.stack.wide > p:not(.small)',
    isWaiting: true,
  }),
  stateOf({ title: 'the list of all tours', href: '/guided-tours', sees: '.card' }),
  stateOf({
    title: 'the list of tours filtered by day, language and venue',
    href: '/guided-tours?date=2027-03-06&language=de&venue=2&group=31',
    sees: '.card',
  }),
  stateOf({
    title: 'the list of tours of the category and language that an editor has set',
    href: '/guided-tours?category=32&tour-language=en',
    sees: '.card',
  }),
  stateOf({
    title: 'a filter without matching tours',
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
    title: 'a day whose tours cannot be loaded',
    href: '/guided-tours?date=2027-04-10',
    answers: async (lang) => ({
      [LIST]: await ofDemo('tour/select/event', lang),
      [ATTR]: await ofDemo('tour/attr', lang),
      [OVERVIEW]: down,
    }),
    sees: '.message.error .button',
  }),
];

export const tourStates: State[] = [
  stateOf({
    title: 'a tour that is loading',
    href: '/guided-tours/102',
    answers: () => ({ [TOUR]: { ...down, hold: 'tour' } }),
    sees: '.skeleton',
    isWaiting: true,
  }),
  stateOf({
    title: 'a tour that cannot be loaded',
    href: '/guided-tours/102',
    answers: () => ({ [TOUR]: { drop: true }, [LIFETIME]: { drop: true } }),
    sees: '.message.error .button',
  }),
  stateOf({ title: 'an unknown tour', href: '/guided-tours/999', sees: 'h2 + .actions' }),
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
    title: 'a tour that cannot be booked',
    href: '/guided-tours/118',
    sees: '.message .button',
  }),
  stateOf({
    title: 'a tour whose calendar cannot be loaded',
    href: '/guided-tours/102?date=2027-03-06',
    answers: async (lang) => ({
      [TOUR]: await ofDemo('tour?tour=102', lang),
      [LIFETIME]: await ofDemo('tour/lifetime/tour/102', lang),
      [MARCH]: { drop: true },
    }),
    sees: '.message .button',
  }),
];

export const bookingStates: State[] = [
  stateOf({
    title: 'a tour before anything is chosen',
    href: '/guided-tours/102?date=2027-03-06',
    sees: MORE,
  }),
  stateOf({
    title: 'a tour that is sold out on the requested day',
    href: '/guided-tours/101?date=2027-03-04',
    sees: MORE,
  }),
  stateOf({
    title: 'a tour with a time that is sold out',
    href: '/guided-tours/101?date=2027-03-03',
    sees: '.choice :disabled',
  }),
  stateOf({
    title: 'a tour with fewer tickets than people',
    href: '/guided-tours/102?date=2027-03-06',
    presses: [MORE, ADD],
    sees: '.error-summary',
  }),
  stateOf({
    title: 'a tour that has been added',
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
    title: 'a tour with family tickets',
    href: '/guided-tours/113',
    presses: [MORE],
    sees: '.family',
  }),
];
