import type { Problem } from '../../core/tours/rules.ts';
import type { TourDetail } from '../../core/tours/types.ts';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { useProblemSentences } from './useProblemSentences.ts';

/** Why the tour cannot be booked as it is, each sentence leading to what mends it. */
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
