import type { Lang } from '../i18n/languages.ts';
import type { Endpoint } from './addressAt.ts';
import type { Schema } from './primitives.ts';

export type Call<T> = Endpoint & {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Validates the `data` of the answer and converts it to our own types. */
  schema: Schema<T>;
  /** Send the login token, if there is one. */
  withToken?: boolean;
  /** The body holds a password: sent over a safe connection only. */
  hasPassword?: boolean;
  /** The POST only reads, so it may be retried. GET is always retried, any other POST never. */
  isRepeatable?: boolean;
  /** Stops the wait of this caller; the request continues while another caller needs it. */
  signal?: AbortSignal;
  /** Replaces the language of the page. */
  lang?: Lang;
  timeoutMs?: number;
  /**
   * The next call to the same address uses the answer if it is fresh. Tried once; errors are not reported.
   */
  isPrefetch?: boolean;
  /** The visitor can do without the answer: its error is not reported. */
  isOptional?: boolean;
};

/** Returns whether a call changes nothing at the back end. */
export const isRead = ({ method, isRepeatable }: Call<unknown>): boolean =>
  method !== 'POST' || isRepeatable === true;
