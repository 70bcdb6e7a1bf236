import type { CatalogueTour } from '../../../demo/museum/catalogue/tourTypes.ts';
import type { Catalogue } from '../../../demo/server/catalogue.ts';
import { smallCatalogue } from './catalogue.ts';
import { COMMON_TOUR, EVERY_WEEKDAY, inEvery, priced } from './entries.ts';
import { FREE_SLOT } from './visitor.ts';
import type { Demo } from './demo.ts';

const common = { ...COMMON_TOUR, eventName: inEvery('Ships') };

const everyDay = { weekdays: EVERY_WEEKDAY, fromDay: 0, toDay: 30 };
const morning = { ...everyDay, times: [{ time: '10:00' }] };

const price = (id: string, priceCents: number) => priced(id, `Price ${id}`, priceCents);

const optionsOf = (...values: string[]) =>
  values.map((value) => ({ value, label: inEvery(value) }));

/** Whole tours for 3 to 12 people, two at a time, with every type of question. The evening has its own price. */
export const classTour: CatalogueTour = {
  ...common,
  id: 'class',
  name: inEvery('Class'),
  maxParticipants: 12,
  minParticipants: 3,
  bookCompleteTour: true,
  prices: [price('primary', 4500), price('secondary', 6000)],
  tickets: [price('pupil', 200), price('teacher', 0)],
  questions: [
    { id: 'school', type: 'text', label: inEvery('School'), required: true, max: 20 },
    {
      id: 'level',
      type: 'select',
      label: inEvery('Level'),
      required: true,
      options: optionsOf('low', 'high'),
    },
    { id: 'pupils', type: 'number', label: inEvery('Pupils'), required: true, min: 2, max: 12 },
    {
      id: 'coming',
      type: 'radio',
      label: inEvery('Coming'),
      required: false,
      options: optionsOf('bus', 'foot'),
    },
    {
      id: 'needs',
      type: 'checkbox',
      label: inEvery('Needs'),
      help: inEvery('Tick all'),
      required: false,
      options: optionsOf('ramp', 'loop'),
    },
    { id: 'more', type: 'textarea', label: inEvery('More'), required: false, max: 50 },
  ],
  programme: {
    ...everyDay,
    times: [{ time: '10:00' }, { time: '18:00', prices: [price('evening', 7000)] }],
    places: 2,
  },
};

/** A shared tour for at least two participants, who may already have tickets. */
export const memberTour: CatalogueTour = {
  ...common,
  id: 'members',
  name: inEvery('Members'),
  minParticipants: 2,
  bookingWithoutTickets: true,
  prices: [price('member-place', 300)],
  tickets: [price('member-adult', 900)],
  programme: { ...morning, places: 9 },
};

/** A tour with a family ticket: the family takes one place, and the parts of its ticket count its members. */
export const familyTour: CatalogueTour = {
  ...common,
  id: 'families',
  name: inEvery('Families'),
  prices: [price('family-place', 600)],
  tickets: [
    {
      ...price('family-ticket', 400),
      subtickets: [price('family-adult', 500), price('family-child', 200)],
    },
  ],
  programme: { ...morning, places: 4 },
};

/** Whole tours on which each participant gets a barcode. */
export const towerTour: CatalogueTour = {
  ...common,
  id: 'own-codes',
  name: inEvery('Tower'),
  singleTicketing: true,
  bookCompleteTour: true,
  prices: [price('tower', 11000)],
  tickets: [price('tower-adult', 450)],
  programme: { ...morning, places: 1 },
};

const undated: CatalogueTour = {
  ...common,
  id: 'undated',
  name: inEvery('Undated'),
  prices: [price('some-day', 500)],
};

const closed: CatalogueTour = {
  ...common,
  id: 'closed',
  name: inEvery('Closed'),
  prices: [],
  programme: { ...morning, places: 5 },
};

/** The small catalogue plus every kind of tour. */
export const tourCatalogue: Catalogue = {
  ...smallCatalogue,
  tours: [...smallCatalogue.tours, classTour, memberTour, familyTour, towerTour, undated, closed],
};

type Counts = Record<string, number>;

const countsOf = (counts: Counts) => Object.entries(counts).map(([id, count]) => ({ id, count }));

/** Returns a `guidedTour` item, by default for Sunday, 14 March 2027, 10:00. */
export const tour = (
  tourId: string,
  prices: Counts,
  tickets: Counts = {},
  answers: { qId: string; type: string; value: unknown }[] = [],
  datetime = FREE_SLOT,
) => ({
  type: 'guidedTour',
  tourId,
  datetime,
  answers,
  prices: countsOf(prices),
  tickets: countsOf(tickets).map((ticket) => ({ ...ticket, subtickets: [] as unknown[] })),
});

/** Returns an item for the tour `harbour` of the small catalogue, with adults only. */
export const harbourTour = (participants: number, datetime = FREE_SLOT) =>
  tour('harbour', { place: participants }, { 'tour-adult': participants }, [], datetime);

export const classAnswers = [
  { qId: 'school', type: 'text', value: 'Kai School' },
  { qId: 'level', type: 'select', value: 'high' },
  { qId: 'pupils', type: 'number', value: 9 },
];

/** Returns an item for the tour `class` with these numbers of tours and pupils. */
export const classVisit = (tours: number, pupils: number, datetime = FREE_SLOT) =>
  tour('class', { primary: tours }, { pupil: pupils }, classAnswers, datetime);

/** Returns an item for one place on the tour `families` with these numbers of adults and children. */
export const familyVisit = (adults: number, children: number) => ({
  ...tour('families', { 'family-place': 1 }),
  tickets: [
    {
      id: 'family-ticket',
      count: 1,
      subtickets: countsOf({ 'family-adult': adults, 'family-child': children }),
    },
  ],
});

/** Returns the available places, or whole tours, on a day (`YYYYMMDD`), by time. */
export const leftOfTour = async (
  demo: Demo,
  tourId: string,
  day = '20270314',
): Promise<Record<string, number>> => {
  const { body } = await demo.get(`de/tour/calendar/tour/${tourId}/range/${day};${day}`);
  const times = Object.values<Record<string, { tickets: number }>>(body.data)[0] ?? {};
  return Object.fromEntries(Object.entries(times).map(([time, { tickets }]) => [time, tickets]));
};
