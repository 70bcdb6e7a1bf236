import { useLingui } from '@lingui/react/macro';
import type { Day } from '../../core/calendar/day.ts';
import type { Group } from '../../core/tours/types.ts';
import {
  type FilterOption,
  filterOptions,
  type TourDays,
  type TourFilter as Filter,
} from '../../core/tours/list.ts';
import type { Tour } from '../../core/tours/types.ts';
import { DayFilter } from './DayFilter.tsx';
import { FilterSelect } from './FilterSelect.tsx';

export type TourFilterProps = {
  tours: readonly Tour[];
  categories: readonly Group[];
  filter: Filter;
  days: TourDays;
  today: Day;
  onChange: (filter: Filter) => void;
};

/** Filters by day, category, language and venue; filters with a single option are hidden unless set. */
export function TourFilter(props: TourFilterProps) {
  const { tours, categories, filter, days, today, onChange } = props;
  const { t } = useLingui();
  const offered = filterOptions(tours, categories, filter, { days, today });
  const select = (
    field: 'category' | 'language' | 'venue',
    options: readonly FilterOption[],
    label: string,
    anyName: string,
  ) =>
    (options.length > 1 || filter[field]) && (
      <FilterSelect
        label={label}
        options={[{ value: '', name: anyName, count: offered.any[field] }, ...options]}
        value={filter[field] ?? ''}
        onChange={(value) => onChange({ ...filter, [field]: value || undefined })}
      />
    );
  return (
    <div className="stack filter" role="group" aria-label={t`Find a tour`}>
      <DayFilter
        anyCount={offered.any.day}
        next={offered.days}
        chosen={filter.day}
        today={today}
        onChange={(day) => onChange({ ...filter, day })}
      />
      <div className="filter-selects">
        {select('category', offered.categories, t`Category`, t`All categories`)}
        {select('language', offered.languages, t`Language`, t`All languages`)}
        {select('venue', offered.venues, t`Location`, t`All locations`)}
      </div>
    </div>
  );
}
