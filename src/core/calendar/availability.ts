/** What a day offers: places enough, few of them, none any more, or no entry at all. */
export type DayState = 'available' | 'few' | 'soldOut' | 'notOffered';
