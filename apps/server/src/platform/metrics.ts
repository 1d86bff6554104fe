import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createCallTimes } from './call-times';

/** A number, or one for each value of the label. */
type Reading = number | Readonly<Record<string, number>>;

interface Measurement {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  /** Called when the metrics are requested. If it fails, they lack this one. */
  read(): Reading | Promise<Reading>;
}

export interface Metrics {
  observeCall(call: string, status: number, ms: number): void;
  gauge(measurement: Measurement): void;
  /** For what only grows while the process runs. */
  counter(measurement: Measurement): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

/** Each measurement wakes the process, also at rest: a hundred in a second took a fifth of its CPU there. */
const LOOP_RESOLUTION_MS = 250;
const LAGS = ['min', 'max', 'mean', 'p50', 'p90', 'p99'];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: LOOP_RESOLUTION_MS,
  });
  leaveOutResolution(registry);
  const calls = createCallTimes();
  return {
    observeCall: calls.observe,
    gauge({ read, ...options }) {
      new Gauge({
        ...describe(options, registry),
        async collect() {
          this.reset();
          for (const [labels, value] of await readAll(read, options.label)) this.set(labels, value);
        },
      });
    },
    counter({ read, ...options }) {
      new Counter({
        ...describe(options, registry),
        async collect() {
          this.reset();
          for (const [labels, value] of await readAll(read, options.label)) this.inc(labels, value);
        },
      });
    },
    text: async () => `${await registry.metrics()}${calls.text()}`,
  };
}

/** What is measured is the time between two measurements, and not what exceeds it. */
function leaveOutResolution(registry: Registry): void {
  for (const lag of LAGS) {
    const gauge = registry.getSingleMetric(`nodejs_eventloop_lag_${lag}_seconds`) as Gauge;
    const set = gauge.set.bind(gauge);
    Object.assign(gauge, {
      set: (labels: Record<string, string>, seconds: number) =>
        set(labels, Math.max(0, seconds - LOOP_RESOLUTION_MS / 1_000)),
    });
  }
}

function describe({ name, help, label }: Omit<Measurement, 'read'>, registry: Registry) {
  return { name, help, labelNames: label === undefined ? [] : [label], registers: [registry] };
}

async function readAll(
  read: Measurement['read'],
  label: string | undefined,
): Promise<[Record<string, string>, number][]> {
  try {
    const reading = await read();
    if (typeof reading === 'number') return [[{}, reading]];
    return Object.entries(reading).map(([key, value]) => [{ [label ?? 'kind']: key }, value]);
  } catch {
    return [];
  }
}
