import type { Reply } from './send.ts';
import type { Rule, Verdict } from './report.ts';

/** Result of a rule about the headers of an answer. */
export type HeaderNote = { verdict: Verdict; rule: Rule; field: string; message: string };

/** Calls whose answers change with every sale, or are personal: no cache may keep them (contract, "caching"). */
const NEVER_CACHED: readonly string[] = [
  'ticketCollect',
  'ticketCollectDay',
  'ticketCalendar',
  'tour',
  'tourCalendar',
  'tourSoldout',
  'tourSoldoutTimeslots',
  'merchandiseSelect',
  'merchandise',
  'voucherCode',
  'checkoutPending',
  'orderReview',
  'orderList',
  'customer',
  'customerFromOrder',
];

/** Headers that pages may only read if the back end exposes them. */
const EXPOSED = ['Date', 'Retry-After'];

const wordsOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Returns for how many seconds a cache may use an answer without asking again. */
function freshSeconds(headers: Headers): number {
  const directives = wordsOf(headers, 'cache-control');
  if (directives.some((each) => each === 'no-store' || each === 'no-cache')) return 0;
  const ages = directives
    .map((each) => /^(?:s-maxage|max-age)="?(\d+)/.exec(each))
    .flatMap((match) => (match ? [Number(match[1])] : []));
  if (ages.length > 0) return Math.max(...ages);
  const expires = Date.parse(headers.get('expires') ?? '');
  const sent = Date.parse(headers.get('date') ?? '') || Date.now();
  if (expires) return Math.max(0, (expires - sent) / 1000);
  // browsers guess how long they may keep an answer from its age
  return headers.has('last-modified') || directives.includes('public') ? 1 : 0;
}

/** Checks the caching headers of a successful answer. No cache stores that to a POST unless a header permits it. */
export function cachingNote(
  call: string,
  { headers }: Reply,
  { isPersonal, isPost }: { isPersonal: boolean; isPost: boolean },
): HeaderNote {
  const field = 'Cache-Control';
  const said = headers.get('cache-control');
  const rule = 'caching';
  if (!isPersonal && !NEVER_CACHED.includes(call)) {
    return said || headers.has('etag')
      ? { verdict: 'pass', rule, field, message: 'has Cache-Control or ETag' }
      : {
          verdict: 'deviation',
          rule,
          field,
          message:
            'has neither ETag nor Cache-Control, so every visitor loads it again on every page',
        };
  }
  const what = isPersonal ? 'a personal answer' : 'an answer with availability';
  if (freshSeconds(headers) > 0) {
    const message = `${what} may be cached (${said ?? 'without Cache-Control'}): send no-store`;
    return { verdict: 'violation', rule, field, message };
  }
  return isPost || wordsOf(headers, 'cache-control').includes('no-store')
    ? { verdict: 'pass', rule, field, message: 'is never cached' }
    : { verdict: 'deviation', rule, field, message: `${what} may be stored: send no-store` };
}

/** Checks whether a page of this origin can read an answer and its headers. */
export function corsNotes({ status, headers }: Reply, origin: string): HeaderNote[] {
  const rule = 'cors';
  const allowed = headers.get('access-control-allow-origin');
  const exposed = wordsOf(headers, 'access-control-expose-headers');
  // after a 304 the browser has the list of the stored answer
  const hidden =
    exposed.includes('*') || status === 304
      ? []
      : EXPOSED.filter((name) => !exposed.includes(name.toLowerCase()));
  return [
    allowed === '*' || allowed === origin
      ? {
          verdict: 'pass',
          rule,
          field: 'Access-Control-Allow-Origin',
          message: 'allows the origin',
        }
      : {
          verdict: 'violation',
          rule,
          field: 'Access-Control-Allow-Origin',
          message: allowed
            ? `allows ${allowed} instead of ${origin}, so that the page gets no answer`
            : `is missing, so that pages of ${origin} get no answer`,
        },
    ...hidden.map((name): HeaderNote => ({
      verdict: 'deviation',
      rule,
      field: 'Access-Control-Expose-Headers',
      message: `does not name ${name}, so that the shop cannot read it`,
    })),
  ];
}

/** Checks the answer to the request that a browser sends before a POST with JSON. */
export function preflightNote({ status, headers }: Reply): HeaderNote {
  const rule = 'cors';
  const field = 'Access-Control-Allow-Headers';
  const allowed = wordsOf(headers, field);
  if (status < 200 || status > 299) {
    const message = `OPTIONS is answered with ${status}, so that browsers do not send the POST`;
    return { verdict: 'violation', rule, field, message };
  }
  return allowed.includes('content-type') || allowed.includes('*')
    ? { verdict: 'pass', rule, field, message: 'allows JSON' }
    : {
        verdict: 'violation',
        rule,
        field,
        message: 'does not name Content-Type, so that browsers do not send the POST',
      };
}

/** Checks the headers that every answer has, whatever its status. */
export function commonNotes({ status, headers, json }: Reply): HeaderNote[] {
  const notes: HeaderNote[] = [];
  const type = headers.get('content-type') ?? '';
  if (json !== undefined && !/\bjson\b/i.test(type)) {
    const message = `is “${type}”, not application/json`;
    notes.push({ verdict: 'deviation', rule: 'json', field: 'Content-Type', message });
  }
  if (status === 429 && !headers.has('retry-after')) {
    const message = 'is missing in an answer with status 429';
    notes.push({ verdict: 'violation', rule: 'limits', field: 'Retry-After', message });
  }
  return notes;
}
