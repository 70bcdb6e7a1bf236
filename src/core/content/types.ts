export type * from '../api/wire/content.ts';
