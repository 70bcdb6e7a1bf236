import type {
  CatalogueQuestion,
  CatalogueTour,
  CatalogueTourPrice,
} from '../museum/catalogue/tourTypes.ts';
import type { Lang } from '../museum/catalogue/types.ts';
import type { Availability } from './availability.ts';
import { picture } from './pictures.ts';
import type { Shop } from './shop.ts';
import { isTourDaily, timeOf } from './tour-places.ts';
import type { TourSlot } from './tour-places.ts';
import { wireGroup } from './wire-tickets.ts';

/** Returns the prices of all times. */
const allPrices = ({ prices, programme }: CatalogueTour): CatalogueTourPrice[] => [
  ...prices,
  ...(programme?.times ?? []).flatMap((time) => time.prices ?? []),
];

const isFree = (tour: CatalogueTour): boolean => {
  const prices = allPrices(tour);
  const tickets = tour.tickets.flatMap(({ subtickets = [], ...ticket }) => [ticket, ...subtickets]);
  return prices.length > 0 && [...prices, ...tickets].every(({ priceCents }) => priceCents === 0);
};

/** Returns the lowest price above 0: that of a whole tour, or of a place with its ticket. */
const priceFrom = (tour: CatalogueTour): number => {
  const { tickets } = tour;
  const all = allPrices(tour);
  const needsTicket = !tour.bookCompleteTour && !tour.bookingWithoutTickets && tickets.length > 0;
  const ticketCents = needsTicket ? tickets.map(({ priceCents }) => priceCents) : [0];
  const sums = all.flatMap(({ priceCents }) => ticketCents.map((cents) => cents + priceCents));
  return Math.min(...sums.filter((cents) => cents > 0));
};

/** Returns a tour in the list with what revision 2 of the contract adds there. */
export const wireListedTour = (
  shop: Shop,
  tour: CatalogueTour,
  lang: Lang,
  availability: Availability | undefined,
) => ({
  ...wireTour(shop, tour, lang),
  ...(availability && {
    ...availability,
    is_daily: isTourDaily(tour, shop.today()),
    is_free: isFree(tour),
  }),
});

/** Returns what the list and the detail of a tour have in common. */
export const wireTour = (shop: Shop, tour: CatalogueTour, lang: Lang) => {
  const price = priceFrom(tour);
  return {
    id: tour.id,
    name: tour.name[lang],
    eventName: tour.eventName[lang],
    description: tour.description[lang],
    image: picture(shop, tour.poster),
    duration: tour.minutes,
    langIdentifier: tour.language.key,
    langName: tour.language.name[lang],
    custom_groups: shop.catalogue.tourCategories
      .filter(({ id }) => tour.categories.includes(id))
      .map((category) => wireGroup(category, lang)),
    museumId: tour.site.id,
    venue: tour.site.name[lang],
    max_participants: tour.maxParticipants,
    ...(tour.minParticipants && { min_participants: tour.minParticipants }),
    single_ticketing: tour.singleTicketing,
    book_complete_tour: tour.bookCompleteTour,
    booking_without_tickets: tour.bookingWithoutTickets,
    ...(Number.isFinite(price) && { price_from: price }),
  };
};

const wirePart = ({ id, name, priceCents }: CatalogueTourPrice, lang: Lang) => ({
  id,
  name: name[lang],
  price: priceCents,
});

/** Returns prices in the order of the catalogue. */
const wirePrices = (prices: CatalogueTourPrice[], { vat }: CatalogueTour, lang: Lang) =>
  prices.map((price, index) => ({
    ...wirePart(price, lang),
    vat_value: vat,
    sequence_no: index + 1,
  }));

const wireQuestion = (question: CatalogueQuestion, lang: Lang) => ({
  id: question.id,
  type: question.type,
  label: question.label[lang],
  ...(question.help && { help: question.help[lang] }),
  required: question.required,
  ...('options' in question && {
    options: question.options.map(({ value, label }) => ({ value, label: label[lang] })),
  }),
  ...('min' in question && { min: question.min }),
  ...('max' in question && { max: question.max }),
});

/** Returns the number of available tours. A shared tour counts as one as long as it has places. */
const toursLeft = ({ bookCompleteTour }: CatalogueTour, { left }: TourSlot): number =>
  bookCompleteTour ? left : Math.min(left, 1);

/** Returns what a booking form needs. `slots` are those of the chosen day. */
export const wireTourBooking = (tour: CatalogueTour, slots: TourSlot[], lang: Lang) => ({
  priceList: wirePrices(tour.prices, tour, lang),
  schedule: Object.fromEntries(
    slots.map((slot) => [
      timeOf(slot.datetime),
      {
        tours: toursLeft(tour, slot),
        ...(slot.prices && { priceList: wirePrices(slot.prices, tour, lang) }),
      },
    ]),
  ),
  tickets: wirePrices(tour.tickets, tour, lang).map((ticket, index) => ({
    ...ticket,
    subtickets: (tour.tickets[index]?.subtickets ?? []).map((part) => wirePart(part, lang)),
  })),
  questions: tour.questions.map((question) => wireQuestion(question, lang)),
});
