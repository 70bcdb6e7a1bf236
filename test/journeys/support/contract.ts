import type { BrowserContext, Response } from 'playwright-core';
import {
  answerPointer,
  schemaErrorAt,
  type Operation,
  operations,
} from '../../demo/support/document.ts';

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

async function violationsOf(response: Response): Promise<string[]> {
  const request = response.request();
  const { pathname } = new URL(response.url());
  const call = `${request.method()} ${pathname} ${response.status()}`;
  const found = known.find(
    ({ operation, pattern }) => operation.method === request.method() && pattern.test(pathname),
  );
  if (!found) return [`${call}: the contract has no such operation`];
  const { operation } = found;
  const asked =
    operation.bodyPointer &&
    schemaErrorAt(operation.bodyPointer, request.postDataJSON() as unknown);
  const pointer = answerPointer(operation, response.status());
  const answered = pointer
    ? await answerViolation(response, pointer)
    : 'a status that the contract does not define';
  return [asked, answered].flatMap((violation) => (violation ? [`${call}: ${violation}`] : []));
}

/** Checks every call of a visitor to the back end against the contract's document. */
export function watchContract(visit: BrowserContext): { violations: () => Promise<string[]> } {
  const checks: Promise<string[]>[] = [];
  visit.on('response', (response) => {
    const isCall = new URL(response.url()).pathname.startsWith('/api/');
    if (isCall && response.request().method() !== 'OPTIONS') checks.push(violationsOf(response));
  });
  return { violations: async () => (await Promise.all(checks)).flat() };
}
