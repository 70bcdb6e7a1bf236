import { useSnapshot } from 'valtio/react';
import { clock, deviceNow, momentAt } from '../../core/calendar/clock.ts';
import type { Moment } from '../../core/calendar/moment.ts';
import { shopConfig } from '../../core/config/store.ts';

/** Returns the museum's current time. The component renders again if the back end corrects the clock of the device. */
export const useCurrentMoment = (): Moment =>
  momentAt(deviceNow() + useSnapshot(clock).offsetMs, shopConfig().timezone);
