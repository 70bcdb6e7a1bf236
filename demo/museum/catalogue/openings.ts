/** ISO weekdays of the special exhibitions, which are closed on Mondays. */
export const tuesdayToSunday = [2, 3, 4, 5, 6, 7];

/** Returns times of day in a range (inclusive), e.g. `timesBetween('10:00', '12:00', 30)`. */
export function timesBetween(first: string, last: string, stepMinutes: number): string[] {
  const minutesOf = (time: string): number => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  };
  const times: string[] = [];
  for (let minute = minutesOf(first); minute <= minutesOf(last); minute += stepMinutes) {
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
    times.push(`${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
  }
  return times;
}
