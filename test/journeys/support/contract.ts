import type { BrowserContext, Response } from 'playwright-core';
import { plainMoment } from '../../../demo/sloppy/moment-forms.ts';
import { understood } from '../../../demo/sloppy/requests.ts';
import { soldMoment } from '../../../demo/sloppy/reshape.ts';
import {
  answerPointer,
  schemaErrorAt,
  type Operation,
  operations,
} from '../../demo/support/document.ts';
import { sloppySeed } from './demo.ts';

const patternOf = ({ path }: Operation): RegExp =>
  new RegExp(`^/api/[a-z]{2}${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const known = operations.map((operation) => ({ operation, pattern: patternOf(operation) }));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function answerViolation(response: Response, pointer: string): Promise<string | undefined> {
  // the body of the last response is gone once the page has left for the provider
  const text = await response.text().catch(() => undefined);
  return text === undefined ? undefined : schemaErrorAt(pointer, parsed(text));
}

const ZONE = 'Europe/Berlin';

type Sold = { type: string; datetime?: unknown };

/** Returns the tickets in a request whose moments are not exactly those that the sloppy back end has sent. */
function changedMoments(body: unknown, seed: number): string[] {
  const { cart } = (body ?? {}) as { cart?: Sold[] | { items?: Sold[] } };
  const items = (Array.isArray(cart) ? cart : cart?.items) ?? [];
  return items
    .filter(({ type, datetime }) => type === 'ticket' && datetime !== undefined)
    .filter(({ datetime }) => soldMoment(seed, plainMoment(datetime, ZONE), ZONE) !== datetime)
    .map(({ datetime }) => `changes a moment to ${String(datetime)}`);
}

async function violationsOf(response: Response): Promise<string[]> {
  const request = response.request();
  const { pathname } = new URL(response.url());
  const call = `${request.method()} ${pathname} ${response.status()}`;
  const found = known.find(
    ({ operation, pattern }) => operation.method === request.method() && pattern.test(pathname),
  );
  if (!found) return [`${call}: the contract has no such operation`];
  const { operation } = found;
  const body = request.postDataJSON() as unknown;
  const asked =
    operation.bodyPointer &&
    schemaErrorAt(operation.bodyPointer, sloppySeed === undefined ? body : understood(body, ZONE));
  const changed = sloppySeed === undefined ? [] : changedMoments(body, sloppySeed);
  const pointer = answerPointer(operation, response.status());
  const answered = pointer
    ? sloppySeed === undefined && (await answerViolation(response, pointer))
    : 'a status that the contract does not define';
  return [asked, ...changed, answered].flatMap((violation) =>
    violation ? [`${call}: ${violation}`] : [],
  );
}

/**
 * Checks every call of a visitor to the back end against the contract's document. The answers of a sloppy back end differ
 * from it.
 */
export function watchContract(visit: BrowserContext): { violations: () => Promise<string[]> } {
  const checks: Promise<string[]>[] = [];
  visit.on('response', (response) => {
    const isCall = new URL(response.url()).pathname.startsWith('/api/');
    if (isCall && response.request().method() !== 'OPTIONS') checks.push(violationsOf(response));
  });
  return { violations: async () => (await Promise.all(checks)).flat() };
}
