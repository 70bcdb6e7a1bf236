import type { Browser, Page } from 'playwright-core';

/** What the browser writes down of its own work. */
type TraceEvent = {
  name: string;
  ts: number;
  /** Processor time in microseconds. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { message?: string } };
};

/** What it has to write down. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Begins and ends a span of time that is looked at. */
export const BEGIN = "console.timeStamp('begins')";
export const END = "console.timeStamp('ends')";

function longestIn(events: readonly TraceEvent[]): number {
  const marks = events.filter(({ name }) => name === 'TimeStamp').toSorted((a, b) => a.ts - b.ts);
  const isBegin = ({ args }: TraceEvent): boolean => args.data?.message === 'begins';
  const spans = marks.flatMap((mark, index) =>
    isBegin(mark) && marks[index + 1] ? [[mark.ts, marks[index + 1]!.ts]] : [],
  );
  const tasks = events.filter(
    ({ name, ts, pid, tid }) =>
      name === 'RunTask' &&
      pid === marks[0]?.pid &&
      tid === marks[0].tid &&
      spans.some(([begins, ends]) => ts > begins! && ts < ends!),
  );
  if (tasks.length === 0) throw new Error('the browser has traced no task');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/**
 * The longest task of the page's main thread within the spans that `act` marks with `BEGIN` and `END`, in milliseconds of
 * processor time: what the machine does beside it does not count.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return longestIn(trace.traceEvents);
}
