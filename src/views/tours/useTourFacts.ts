import { useLingui } from '@lingui/react/macro';
import type { Tour } from '../../core/tours/types.ts';

export function useTourFacts({
  langName,
  duration,
}: Pick<Tour, 'langName' | 'duration'>): string[] {
  const { t } = useLingui();
  return duration ? [langName, t`${duration} min`] : [langName];
}
