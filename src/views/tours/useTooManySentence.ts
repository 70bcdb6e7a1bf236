import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Problem } from '../../core/tours/availability.ts';
import type { TourDetail } from '../../core/tours/types.ts';

type TooMany = Extract<Problem, { is: 'tooMany' }>;

/** Returns the sentence for too few tours, places or tickets; only whole tours are called tours. */
export function useTooManySentence(tour: TourDetail) {
  const { t } = useLingui();
  return ({ wanted, remaining, isOfTickets }: TooMany): string =>
    tour.book_complete_tour && !isOfTickets
      ? t`${plural(remaining, {
          0: 'There are no tours left at this time.',
          one: `You have chosen ${wanted} tours, but only one is left.`,
          other: `You have chosen ${wanted} tours, but only # are left.`,
        })}`
      : t`${plural(remaining, {
          0: 'There are no places left at this time.',
          one: `You have chosen ${wanted} places, but only one is left.`,
          other: `You have chosen ${wanted} places, but only # are left.`,
        })}`;
}
