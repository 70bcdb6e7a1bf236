export type { Group } from '../api/wire/group.ts';
export type * from '../api/wire/vouchers.ts';
