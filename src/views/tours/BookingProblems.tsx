import type { Problem } from '../../core/tours/availability.ts';
import type { TourDetail } from '../../core/tours/types.ts';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { useProblemSentences } from './useProblemSentences.ts';

/** Lists why the tour cannot be booked as chosen, with links to the controls to correct. */
export function BookingProblems({
  tour,
  formId,
  problems,
}: {
  tour: TourDetail;
  formId: string;
  problems: readonly Problem[];
}) {
  const sentences = useProblemSentences(formId, tour);
  return <ErrorSummary errors={sentences.of(problems)} />;
}
