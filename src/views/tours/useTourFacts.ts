import { useLingui } from '@lingui/react/macro';
import type { Tour } from '../../core/tours/types.ts';

/** What a tour is, in a few words: its language and how long it takes. */
export function useTourFacts({
  langName,
  duration,
}: Pick<Tour, 'langName' | 'duration'>): string[] {
  const { t } = useLingui();
  return duration ? [langName, t`${duration} minutes`] : [langName];
}
