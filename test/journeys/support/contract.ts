import type { Page, Response } from 'playwright-core';
import { answerPointer, faultAt, type Operation, operations } from '../../demo/support/document.ts';

const patternOf = ({ path }: Operation): RegExp =>
  new RegExp(`^/api/[a-z]{2}${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const known = operations.map((operation) => ({ operation, pattern: patternOf(operation) }));

async function faultsOf(response: Response): Promise<string[]> {
  const request = response.request();
  const { pathname } = new URL(response.url());
  const call = `${request.method()} ${pathname} ${response.status()}`;
  const found = known.find(
    ({ operation, pattern }) => operation.method === request.method() && pattern.test(pathname),
  );
  if (!found) return [`${call}: no operation of the document`];
  const { operation } = found;
  const asked =
    operation.bodyPointer && faultAt(operation.bodyPointer, request.postDataJSON() as unknown);
  const pointer = answerPointer(operation, response.status());
  const answered = pointer
    ? faultAt(pointer, await response.json().catch(() => undefined))
    : 'a status that the document does not know';
  return [asked, answered].flatMap((fault) => (fault ? [`${call}: ${fault}`] : []));
}

/** Holds everything that passes between the shop and its server against the contract's document. */
export function watchContract(page: Page): { faults: () => Promise<string[]> } {
  const checks: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const isCall = new URL(response.url()).pathname.startsWith('/api/');
    // an answer that the journey made itself, or to a page that is gone, is not the server's
    if (isCall && response.request().method() !== 'OPTIONS' && !response.fromServiceWorker()) {
      checks.push(faultsOf(response).catch(() => []));
    }
  });
  return { faults: async () => (await Promise.all(checks)).flat() };
}
