import type { CatalogueGroup, Season, Text } from './types.ts';

/** A language in which tours are held. The shop may not have this language. */
export type TourLanguage = { key: string; name: Text };

/** A site of the museum where tours begin. */
export type CatalogueSite = { id: string; name: Text };

/** Price of a tour, or of a place on it, in cents, gross. */
export type CatalogueTourPrice = { id: string; name: Text; priceCents: number };

/** A ticket that a participant also pays. A ticket with parts counts as one, however many of each part there are. */
export type CatalogueTourTicket = CatalogueTourPrice & { subtickets?: CatalogueTourPrice[] };

/** `min` and `max` are the limits of a number. For a text, `max` is the maximum number of characters. */
export type CatalogueQuestion = { id: string; label: Text; help?: Text; required: boolean } & (
  | { type: 'radio' | 'select' | 'checkbox'; options: { value: string; label: Text }[] }
  | { type: 'text' | 'textarea'; max: number }
  | { type: 'number'; min: number; max: number }
);

/** When a tour is held. `places` counts whole tours, or places on a shared tour. A time may have its own prices. */
export type TourProgramme = Season & { times: { time: string; prices?: CatalogueTourPrice[] }[] };

/** One guided tour in one language. `poster` is the file name of its picture in `demo/museum/posters`. */
export type CatalogueTour = {
  id: string;
  name: Text;
  /** The exhibition or site that it leads through. */
  eventName: Text;
  description: Text;
  poster: string;
  minutes: number;
  language: TourLanguage;
  /** Ids of its categories. */
  categories: CatalogueGroup['id'][];
  site: CatalogueSite;
  /** Maximum number of participants: per booking on a shared tour, per guide on a whole tour. */
  maxParticipants: number;
  minParticipants?: number;
  /** Whether each participant has their own code, instead of one code for the booking. */
  singleTicketing: boolean;
  /** Whether whole tours are booked, instead of places on a shared tour. */
  bookCompleteTour: boolean;
  /** Whether it may be booked with fewer tickets than participants, e.g. by members, or without tickets. */
  bookingWithoutTickets: boolean;
  /** VAT of its prices and tickets, in per cent. An order shows one rate for each line. */
  vat: 7 | 19;
  /** Empty while the tour cannot be booked. */
  prices: CatalogueTourPrice[];
  tickets: CatalogueTourTicket[];
  questions: CatalogueQuestion[];
  /** Missing while it has no dates. */
  programme?: TourProgramme;
};
