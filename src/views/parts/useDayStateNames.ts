import { useLingui } from '@lingui/react/macro';
import type { DayState } from '../../core/calendar/availability.ts';

export function useDayStateNames(): Readonly<Record<DayState, string>> {
  const { t } = useLingui();
  return {
    available: t`Available`,
    few: t`Few left`,
    soldOut: t`Sold out`,
    notOffered: t`Not available`,
  };
}
