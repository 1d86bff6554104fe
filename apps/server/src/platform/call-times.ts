/** How long calls take, as a Prometheus histogram that costs next to nothing to add to. */

export interface CallTimes {
  observe(call: string, status: number, ms: number): void;
  /** In Prometheus' text format. */
  text(): string;
}

interface Series {
  readonly labels: string;
  /** How many took no longer than each bound, but longer than the one before; the last had no bound. */
  readonly counts: number[];
  sum: number;
}

const NAME = 'mes_call_seconds';
const BOUNDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2];

/** Made here because every call passes through it, and a general one looks its labels up each time. */
export function createCallTimes(): CallTimes {
  const byCall = new Map<string, Map<number, Series>>();

  const seriesOf = (call: string, status: number) => {
    const found = byCall.get(call)?.get(status);
    if (found) return found;
    const made = {
      labels: `call="${call}",status="${status}"`,
      counts: [...BOUNDS.map(() => 0), 0],
      sum: 0,
    };
    byCall.set(call, (byCall.get(call) ?? new Map<number, Series>()).set(status, made));
    return made;
  };

  return {
    observe(call, status, ms) {
      const series = seriesOf(call, status);
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
        ...[...byCall.values()].flatMap((byStatus) => [...byStatus.values()].flatMap(linesOf)),
        '',
      ].join('\n'),
  };
}

function linesOf({ labels, counts, sum }: Series): string[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return `${NAME}_bucket{le="${BOUNDS[index] ?? '+Inf'}",${labels}} ${total}`;
  });
  return [...buckets, `${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${total}`];
}
