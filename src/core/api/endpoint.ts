import type { Lang } from '../i18n/languages.ts';
import type { Query, Target } from './addressAt.ts';
import type { Schema } from './primitives.ts';

type Traits<T> = {
  /** Validates the `data` of the answer and converts it to our own types. */
  schema: Schema<T>;
  /** The call carries or returns personal data or a password: sent over a safe connection only, from a safe page. */
  isPersonal?: boolean;
  /** The POST only reads, so it may be retried like a GET. */
  isRepeatable?: boolean;
  /** The POST has the same effect and answer if it is repeated, so it is retried if no answer can be read. */
  isIdempotent?: boolean;
  /** The call only adds something: a back end that answers 404 does not have it, and this counts as its answer. */
  whenMissing?: () => T;
  /** The visitor can do without the answer: its error is not reported. */
  isOptional?: boolean;
  timeoutMs?: number;
};

type Parts<A extends readonly unknown[], T> = Traits<T> & {
  /** Path after the language, as in openapi.yaml: `tour/lifetime/tour/{id}`. */
  path: string;
  /** Parameters by name: those in braces in the path fill it, the others are the query. */
  params?: (...args: A) => Query;
  body?: (...args: A) => unknown;
  /** Send the login token, if there is one. */
  withToken?: boolean | ((...args: A) => boolean);
};

type Method = 'GET' | 'POST';

/** Call of the contract: the arguments `A` make its request, and its answer is a `T`. */
export type Endpoint<A extends readonly unknown[], T> = Parts<A, T> & { method: Method };

/** Call of an endpoint with its arguments. */
export type Call<T> = Traits<T> &
  Target & {
    method: Method;
    body?: unknown;
    withToken?: boolean;
    /** Stops the wait of this caller; the request continues while another caller needs it. */
    signal?: AbortSignal;
    /** Replaces the language of the page. */
    lang?: Lang;
    /** The next call to the same address uses the answer if it is fresh. Tried once; errors are not reported. */
    isPrefetch?: boolean;
  };

/** Returns an endpoint; its method is GET unless it is a POST. */
export const endpoint = <A extends readonly unknown[] = [], T = unknown>(
  parts: Parts<A, T> & { method?: 'POST' },
): Endpoint<A, T> => ({ method: 'GET', ...parts });

/** Returns the call of an endpoint with these arguments. */
export function callTo<A extends readonly unknown[], T>(
  { path, params, body, withToken, ...rest }: Endpoint<A, T>,
  args: A,
): Call<T> {
  const query = { ...params?.(...args) };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(query[name]);
    delete query[name];
    return encodeURIComponent(value);
  });
  return {
    ...rest,
    path: filled,
    query,
    body: body?.(...args),
    withToken: typeof withToken === 'function' ? withToken(...args) : withToken,
  };
}

/** Returns whether a call changes nothing at the back end. */
export const isRead = ({ method, isRepeatable }: Pick<Call<unknown>, 'method' | 'isRepeatable'>) =>
  method === 'GET' || isRepeatable === true;
