import type { CatalogueGroup, Season, Text } from './types.ts';

/** A language that tours are held in; one that the shop does not speak may be among them. */
export type TourLanguage = { key: string; name: Text };

/** A house of the museum, where tours begin. */
export type CatalogueHouse = { id: string; name: Text };

/** What a tour costs, or a place on it; in cents, gross. */
export type CatalogueTourPrice = { id: string; name: Text; priceCents: number };

/** What a participant pays besides. One with parts is one ticket, however many of each part there are. */
export type CatalogueTourTicket = CatalogueTourPrice & { subtickets?: CatalogueTourPrice[] };

/** `min` and `max` bound a number; of a text, `max` is the most characters that it may have. */
export type CatalogueQuestion = { id: string; label: Text; help?: Text; required: boolean } & (
  | { type: 'radio' | 'select' | 'checkbox'; options: { value: string; label: Text }[] }
  | { type: 'text' | 'textarea'; max: number }
  | { type: 'number'; min: number; max: number }
);

/**
 * When a tour is held. `places` are what one books: whole tours where these are booked, else places on a tour. A time may have
 * prices of its own.
 */
export type TourProgramme = Season & { times: { time: string; prices?: CatalogueTourPrice[] }[] };

/** One guided tour in one language. `poster` is the file name of its picture in `demo/museum/posters`. */
export type CatalogueTour = {
  id: string;
  name: Text;
  /** The exhibition or the place that it leads through. */
  eventName: Text;
  description: Text;
  poster: string;
  minutes: number;
  language: TourLanguage;
  /** Ids of its categories. */
  categories: CatalogueGroup['id'][];
  house: CatalogueHouse;
  /** Of a shared tour: how many one booking may bring. Of a whole tour: how many one guide takes along. */
  maxParticipants: number;
  minParticipants?: number;
  /** Each participant has a code of his own; else one code stands for all of a booking. */
  singleTicketing: boolean;
  /** Whole tours are booked; else places on a tour that is shared with others. */
  bookCompleteTour: boolean;
  /** It may be booked with fewer tickets than participants, e.g. by members, also with none. */
  bookingWithoutTickets: boolean;
  /** Of its prices and its tickets, in per cent; an order shows one rate for each line. */
  vat: 7 | 19;
  /** Empty while it cannot be booked. */
  prices: CatalogueTourPrice[];
  tickets: CatalogueTourTicket[];
  questions: CatalogueQuestion[];
  /** Missing while it has no dates. */
  programme?: TourProgramme;
};
