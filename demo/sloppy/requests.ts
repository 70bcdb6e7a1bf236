import { isRecord } from './rebuild.ts';
import { plainMoment } from './moment-forms.ts';

/**
 * Returns the body of a request with its moments in the form of the reference server. A back end understands the moments
 * that it has sent, and the client sends back exactly these.
 */
export function understood(body: unknown, zone: string): unknown {
  if (Array.isArray(body)) return body.map((each) => understood(each, zone));
  if (!isRecord(body)) return body;
  const entries = Object.entries(body).map(([key, value]): [string, unknown] => [
    key,
    key === 'datetime' ? plainMoment(value, zone) : understood(value, zone),
  ]);
  return Object.fromEntries(entries);
}
