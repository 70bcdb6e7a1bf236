/** Times and statuses of calls by their kind. */
export type Figures = {
  record: (kind: string, status: number, ms: number) => void;
  /** Returns how often each status was answered, over all kinds or for some. */
  statuses: (isCounted?: (kind: string) => boolean) => Record<string, number>;
  print: () => void;
};

type Kind = { times: number[]; statuses: Map<number, number> };

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const ms = (value: number): string => `${Math.round(value)}`.padStart(7);

export const createFigures = (): Figures => {
  const kinds = new Map<string, Kind>();

  const statuses: Figures['statuses'] = (isCounted = () => true) => {
    const counts: Record<string, number> = {};
    for (const [name, kind] of kinds) {
      if (!isCounted(name)) continue;
      for (const [status, count] of kind.statuses) counts[status] = (counts[status] ?? 0) + count;
    }
    return counts;
  };

  return {
    statuses,
    record: (name, status, time) => {
      const kind = kinds.get(name) ?? { times: [], statuses: new Map<number, number>() };
      kind.times.push(time);
      kind.statuses.set(status, (kind.statuses.get(status) ?? 0) + 1);
      kinds.set(name, kind);
    },
    print: () => {
      console.log(`  ${'ms'.padEnd(22)}${'calls'.padStart(7)}    p50    p95    p99  statuses`);
      for (const [name, { times }] of kinds) {
        const sorted = times.toSorted((a, b) => a - b);
        const shown = [0.5, 0.95, 0.99].map((share) => ms(percentile(sorted, share))).join('');
        const answered = Object.entries(statuses((kind) => kind === name))
          .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
          .join(', ');
        console.log(`  ${name.padEnd(22)}${String(times.length).padStart(7)}${shown}  ${answered}`);
      }
    },
  };
};
