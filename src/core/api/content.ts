import * as v from 'valibot';
import type { StaticPage } from '../pages/types.ts';
import { id } from './decode.ts';
import { call } from './door.ts';
import type { Result } from './errors.ts';

const page: v.GenericSchema<unknown, StaticPage> = v.object({
  id,
  title: v.string(),
  html: v.string(),
});

/** `GET content/page`: a legal or information page; 404 where there is none. */
export const fetchPage = (pageId: string): Promise<Result<StaticPage>> =>
  call({ endpoint: 'content/page', query: { id: pageId }, schema: page });
