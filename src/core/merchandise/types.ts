export type { Group } from '../api/wire/group.ts';
export * from '../api/wire/merchandise.ts';
