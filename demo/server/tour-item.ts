import * as v from 'valibot';
import type { CartLine } from './cart-line.ts';
import { findTour } from './catalogue.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { peopleOf } from './family.ts';
import type { Part } from './family.ts';
import { idCountForm, momentForm } from './item-forms.ts';
import { inEveryLanguage } from './languages.ts';
import type { Shop } from './shop.ts';
import { readAnswers } from './tour-answers.ts';
import { readCounts, readTourTickets } from './tour-counts.ts';
import { participantsOf, participantsRefusal } from './tour-participants.ts';
import { pricesAt, timeslotIdOf } from './tour-places.ts';

const tourItem = v.object({
  tourId: v.string(),
  datetime: momentForm,
  timeslotId: v.optional(v.string()),
  answers: v.array(
    v.object({
      qId: v.string(),
      type: v.string(),
      value: v.union([v.string(), v.number(), v.array(v.string())]),
    }),
  ),
  prices: v.array(idCountForm),
  tickets: v.array(v.object({ ...idCountForm.entries, subtickets: v.array(idCountForm) })),
});

const shownPart = ({ name, count }: Part) => inEveryLanguage((lang) => `${count} × ${name[lang]}`);

/** Reads a `guidedTour` item. Whether the tour takes place then and has places is checked when they are held. */
export const readTourItem = (shop: Shop, item: unknown): Outcome<CartLine> => {
  const form = v.safeParse(tourItem, item);
  if (!form.success) return refused('NOT_UNDERSTOOD');
  const { tourId, datetime, timeslotId } = form.output;
  const tour = findTour(shop.catalogue, tourId);
  if (!tour) return refused('TOUR_UNKNOWN');
  const isOfTime = timeslotId === undefined || timeslotId === timeslotIdOf(tour, datetime);
  if (!isOfTime) return refused('TOUR_CHANGED', { tour: tour.name });
  const offered = pricesAt(tour, datetime);
  if (offered.length === 0) return refused('TOUR_NOT_BOOKABLE', { tour: tour.name });

  const prices = readCounts(tour, offered, form.output.prices);
  if (prices.is === 'refused') return prices;
  const booked = peopleOf(prices.value);
  const tickets = readTourTickets(tour, booked, form.output.tickets);
  if (tickets.is === 'refused') return tickets;
  const size = { booked, tickets: tickets.value.count };
  const refusal = participantsRefusal(tour, size);
  if (refusal) return refusal;
  const answers = readAnswers(tour, form.output.answers);
  if (answers.is === 'refused') return answers;

  const parts = [...prices.value, ...tickets.value.parts];
  return fine({
    type: 'guidedTour',
    id: tourId,
    name: tour.name,
    details: [
      inEveryLanguage((lang) => `${tour.eventName[lang]} (${tour.language.name[lang]})`),
      tour.site.name,
      ...parts.map(shownPart),
      ...answers.value.map(({ shown }) => shown),
    ],
    count: tour.singleTicketing ? participantsOf(tour, size) : 1,
    priceCents: 0,
    vat: tour.vat,
    datetime,
    isTicket: true,
    parts,
    tourClaim: { tourId, datetime, count: booked },
    answers: answers.value.map(({ answer }) => answer),
  });
};
