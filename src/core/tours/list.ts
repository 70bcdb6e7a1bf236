import { addDays, type Day, isDay } from '../calendar/day.ts';
import { type Group, inSequence } from '../api/wire/group.ts';
import type { Tour } from './types.ts';

/** Filter of the tour list; an empty field matches all. Part of the address (`queryOfFilter`). */
export type TourFilter = {
  day?: Day | undefined;
  category?: string | undefined;
  language?: string | undefined;
  venue?: string | undefined;
};

/** Ids of the tours held on each loaded day. */
export type TourDays = Readonly<Record<Day, readonly string[]>>;

/** Number of tours that match; `undefined` while those of the day are not loaded. */
type Count = number | undefined;

/** Option of a filter, with the number of tours that match it together with the other filters. */
export type FilterOption = { value: string; name: string; count: Count };

/** Today and the next four days: five different ones, unlike in the old defect (specification, section 4). */
export const NEXT_DAYS = ['today', 'tomorrow', 'inTwoDays', 'inThreeDays', 'inFourDays'] as const;

export type NextDay = { is: (typeof NEXT_DAYS)[number]; day: Day; count: Count };

const venueKey = ({ museumId, venue }: Tour): string | undefined => museumId ?? venue;

/** Returns the tours that match a filter; none for a day that is not loaded. */
export const toursOf = (tours: readonly Tour[], filter: TourFilter, days: TourDays): Tour[] =>
  tours.filter(
    (tour) =>
      (!filter.day || days[filter.day]?.includes(tour.id)) &&
      (!filter.category || tour.custom_groups.some(({ id }) => id === filter.category)) &&
      (!filter.language || tour.langIdentifier === filter.language) &&
      (!filter.venue || venueKey(tour) === filter.venue),
  );

/** Returns the options of all filters, given the current filter. */
export function filterOptions(
  tours: readonly Tour[],
  categories: readonly Group[],
  filter: TourFilter,
  { days, today }: { days: TourDays; today: Day },
) {
  const countWith = (more: TourFilter): Count => {
    const wanted = { ...filter, ...more };
    return wanted.day && !days[wanted.day] ? undefined : toursOf(tours, wanted, days).length;
  };
  const each = (
    choices: readonly (readonly [value: string, name: string])[],
    field: 'category' | 'language' | 'venue',
  ): FilterOption[] =>
    [...new Map(choices)].map(([value, name]) => ({
      value,
      name,
      count: countWith({ [field]: value }),
    }));
  const used = categories.filter(({ id }) =>
    tours.some(({ custom_groups }) => custom_groups.some((group) => group.id === id)),
  );
  const venues = tours.flatMap((tour) => {
    const key = venueKey(tour);
    return key ? [[key, tour.venue ?? key] as const] : [];
  });
  const several = each(venues, 'venue');
  return {
    days: NEXT_DAYS.map((is, index): NextDay => {
      const day = addDays(today, index);
      return { is, day, count: countWith({ day }) };
    }),
    /** Number of tours with one filter removed, by filter. */
    any: {
      day: countWith({ day: undefined }),
      category: countWith({ category: undefined }),
      language: countWith({ language: undefined }),
      venue: countWith({ venue: undefined }),
    },
    /** Categories without tours are left out. */
    categories: each(
      inSequence(used).map(({ id, name }) => [id, name]),
      'category',
    ),
    languages: each(
      tours.map(({ langIdentifier, langName }) => [langIdentifier, langName]),
      'language',
    ),
    /** Empty if all tours start at the same venue. */
    venues: several.length > 1 ? several : [],
  };
}

/** Reads a filter from a query; an invalid day matches all. */
export function filterOfQuery(query: URLSearchParams): TourFilter {
  const day = query.get('date') ?? '';
  const text = (name: string): string | undefined => query.get(name) || undefined;
  return {
    day: isDay(day) ? day : undefined,
    category: text('group'),
    language: text('language'),
    venue: text('venue'),
  };
}

/** Reads the editor's choice of tours from a query; the visitor can filter only these. */
export const scopeOfQuery = (query: URLSearchParams): TourFilter => ({
  category: query.get('category') ?? undefined,
  language: query.get('tour-language') ?? undefined,
});

/** Returns the query for a filter and the editor's choice. */
export const queryOfFilter = (
  filter: TourFilter,
  scope: TourFilter = {},
): Record<string, string | undefined> => ({
  category: scope.category,
  'tour-language': scope.language,
  date: filter.day,
  group: filter.category,
  language: filter.language,
  venue: filter.venue,
});
