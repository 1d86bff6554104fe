/** Durations of calls as a Prometheus histogram. Recording one is very cheap. */

export interface CallTimes {
  observe(call: string, status: number, ms: number): void;
  /** In the text format of Prometheus. */
  text(): string;
}

interface Series {
  readonly labels: string;
  /** Calls per bucket, not cumulative. The last bucket has no upper bound. */
  readonly counts: number[];
  sum: number;
}

const NAME = 'mes_call_seconds';
const BOUNDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2];

/** Not prom-client's Histogram: that looks up its labels on every observation, and this runs on every call. */
export function createCallTimes(): CallTimes {
  const byCall = new Map<string, Map<number, Series>>();

  const findOrCreateSeries = (call: string, status: number) => {
    const found = byCall.get(call)?.get(status);
    if (found) return found;
    const created = {
      labels: `call="${call}",status="${status}"`,
      counts: [...BOUNDS.map(() => 0), 0],
      sum: 0,
    };
    byCall.set(call, (byCall.get(call) ?? new Map<number, Series>()).set(status, created));
    return created;
  };

  return {
    observe(call, status, ms) {
      const series = findOrCreateSeries(call, status);
      const seconds = ms / 1_000;
      let bucket = 0;
      while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket++;
      series.counts[bucket]!++;
      series.sum += seconds;
    },
    text: () =>
      [
        `# HELP ${NAME} Time to answer a call`,
        `# TYPE ${NAME} histogram`,
        ...[...byCall.values()].flatMap((byStatus) => [...byStatus.values()].flatMap(toLines)),
        '',
      ].join('\n'),
  };
}

function toLines({ labels, counts, sum }: Series): string[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return `${NAME}_bucket{le="${BOUNDS[index] ?? '+Inf'}",${labels}} ${total}`;
  });
  return [...buckets, `${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${total}`];
}
