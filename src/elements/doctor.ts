import type { DoctorReport } from '../core/doctor/types.ts';

/** Examines this page and its back end: nothing is changed by it. What does it is no part of what visitors load. */
export const doctor = async (): Promise<DoctorReport> =>
  (await import('./examination.ts')).examinePage();
