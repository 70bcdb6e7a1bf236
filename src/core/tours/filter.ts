import { addDays, type Day, isDay } from '../calendar/day.ts';
import type { Group } from '../group.ts';
import type { Tour } from './types.ts';

/** What a visitor looks for; an empty field is any. It stands in the address (`queryOfFilter`). */
export type TourFilter = {
  day?: Day | undefined;
  category?: string | undefined;
  language?: string | undefined;
  venue?: string | undefined;
};

/** The tours held on each day that is known. */
export type TourDays = Readonly<Record<Day, readonly string[]>>;

/** One choice of a filter, with the number of tours that it leaves beside the other filters. */
export type FilterOption = { value: string; name: string; count: number };

/** Today and the four days after it: five different days (specification, section 4, tells of the old defect). */
export const NEXT_DAYS = ['today', 'tomorrow', 'inTwoDays', 'inThreeDays', 'inFourDays'] as const;

export type NextDay = { is: (typeof NEXT_DAYS)[number]; day: Day; count: number };

const venueKey = ({ museumId, venue }: Tour): string | undefined => museumId ?? venue;

/** The tours that a filter leaves; on a day of which nothing is known, none. */
export const toursOf = (tours: readonly Tour[], filter: TourFilter, days: TourDays): Tour[] =>
  tours.filter(
    (tour) =>
      (!filter.day || days[filter.day]?.includes(tour.id)) &&
      (!filter.category || tour.custom_groups.some(({ id }) => id === filter.category)) &&
      (!filter.language || tour.langIdentifier === filter.language) &&
      (!filter.venue || venueKey(tour) === filter.venue),
  );

/** What the filters offer, given what is chosen already. */
export function filterOptions(
  tours: readonly Tour[],
  categories: readonly Group[],
  filter: TourFilter,
  { days, today }: { days: TourDays; today: Day },
) {
  const countWith = (more: TourFilter): number =>
    toursOf(tours, { ...filter, ...more }, days).length;
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
    /** How many tours each filter leaves while nothing is chosen in it. */
    any: {
      day: countWith({ day: undefined }),
      category: countWith({ category: undefined }),
      language: countWith({ language: undefined }),
      venue: countWith({ venue: undefined }),
    },
    /** Those without tours are not shown. */
    categories: each(
      used.toSorted((a, b) => a.sequence_no - b.sequence_no).map(({ id, name }) => [id, name]),
      'category',
    ),
    languages: each(
      tours.map(({ langIdentifier, langName }) => [langIdentifier, langName]),
      'language',
    ),
    /** None where all tours begin at the same house. */
    venues: several.length > 1 ? several : [],
  };
}

/** The filter that an address holds; a day that is none is any. */
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

/** What the page's editor shows of the tours; the visitor chooses among these. */
export const scopeOfQuery = (query: URLSearchParams): TourFilter => ({
  category: query.get('category') ?? undefined,
  language: query.get('tour-language') ?? undefined,
});

/** A filter, and what the editor shows, as they stand in an address. */
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
