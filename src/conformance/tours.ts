import { addDays, type Day } from '../core/calendar/day.ts';
import type { Time } from '../core/calendar/time.ts';
import type { Tour, TourDetail, TourPrice, TourSlot } from '../core/api/wire/tours.ts';
import { checkIds, isEmpty, MOST_ITEMS, type Offer } from './offers.ts';
import type { Shop } from './shop.ts';
import type { Suite } from './types.ts';

const DAYS_AHEAD = 30;

/** Returns the offer of a tour at a time; none if a question has to be answered, whose right answer is unknown. */
function offerOf(
  tour: TourDetail,
  prices: readonly TourPrice[],
  datetime: string,
  { timeslotId, tickets }: TourSlot,
): Offer[] {
  const [price] = prices;
  const isSimple = tour.questions.every(({ required }) => !required);
  const [ticket] = tour.tickets.filter(({ subtickets }) => subtickets.length === 0);
  const least = Math.max(1, tour.min_participants ?? 1);
  if (!price || !isSimple || (tour.tickets.length > 0 && !ticket)) return [];
  const people = (count: number) => (tour.book_complete_tour ? least * count : count);
  return [
    {
      name: tour.name,
      remaining: tickets,
      item: (count) => ({
        type: 'guidedTour',
        tourId: tour.id,
        datetime,
        timeslotId,
        answers: [],
        prices: [{ id: price.id, count: tour.book_complete_tour ? count : Math.max(count, least) }],
        tickets: ticket
          ? [{ id: ticket.id, count: Math.max(people(count), least), subtickets: [] }]
          : [],
      }),
    },
  ];
}

async function examineTour(suite: Suite, { id }: Tour, today: Day): Promise<Offer[]> {
  const { value: life } = await suite.ask('tourLifetime', [id]);
  const from = life && life.first > today ? life.first : today;
  const to = addDays(from, DAYS_AHEAD);
  const { value: calendar = {} } = await suite.ask('tourCalendar', [id, from, to]);
  await suite.ask('tourSoldout', [id, from, to]);
  const days = Object.entries(calendar as Record<Day, Record<Time, TourSlot>>).toSorted();
  const found = days
    .flatMap(([day, times]) => Object.entries(times).map(([time, slot]) => ({ day, time, slot })))
    .find(({ slot }) => slot.tickets > 0 && !slot.soldout);
  if (!found) {
    const message = `no places for tour ${id} from ${from} to ${to}`;
    suite.say('untested', 'tour', { rule: 'answer', message });
    return [];
  }
  const day = found.day as Day;
  await suite.ask('tourSoldoutTimeslots', [id, day]);
  const { value: tour } = await suite.ask('tour', [id, day]);
  if (!tour) return [];
  if (tour.id !== id) {
    const message = `is ${tour.id}, but the tour ${id} was asked for`;
    suite.say('violation', 'tour', { rule: 'consistency', field: 'id', message });
  }
  const ofTime = tour.schedule[found.time as Time]?.priceList ?? [];
  const prices = ofTime.length > 0 ? ofTime : tour.priceList;
  return offerOf(tour, prices, `${day}T${found.time}:00`, found.slot);
}

/** Examines guided tours, and returns what can be booked. */
export async function examineTours(suite: Suite, { config, today }: Shop): Promise<Offer[]> {
  if (isEmpty(suite, 'tourSelect', 'hasGuidedTours', config.hasGuidedTours)) return [];
  const { value: tours = [] } = await suite.ask('tourSelect', []);
  await suite.ask('tourAttr', []);
  await suite.ask('tourOverview', [today, 4]);
  if (isEmpty(suite, 'tour', 'hasGuidedTours', true, tours)) return [];
  checkIds(suite, 'tourSelect', 'tours', tours);
  const offers: Offer[] = [];
  for (const tour of tours.slice(0, MOST_ITEMS)) {
    offers.push(...(await examineTour(suite, tour, today)));
  }
  return offers;
}
