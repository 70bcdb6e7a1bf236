import type { Browser, Page } from 'playwright-core';

/** Event in a trace of the browser. */
type TraceEvent = {
  name: string;
  ts: number;
  /** Processor time in microseconds. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { message?: string } };
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Scripts that begin and end a measured span. */
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
 * Returns the longest task of the page's main thread within the spans that `act` marks with `BEGIN` and `END`, in
 * milliseconds of processor time, which excludes other load on the machine.
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
