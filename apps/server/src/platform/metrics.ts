import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observeCall(call: string, status: number, ms: number): void;
  text(): Promise<string>;
  readonly registry: Registry;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'mes_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['call', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [registry],
  });
  // Looking a series up by its labels costs more than observing; there are few of them.
  const known = new Map<string, Map<number, ReturnType<typeof calls.labels>>>();
  const seriesOf = (call: string, status: number) => {
    const byStatus = known.get(call) ?? new Map<number, ReturnType<typeof calls.labels>>();
    known.set(call, byStatus);
    const series = byStatus.get(status) ?? calls.labels(call, String(status));
    byStatus.set(status, series);
    return series;
  };
  return {
    registry,
    observeCall: (call, status, ms) => seriesOf(call, status).observe(ms / 1_000),
    text: () => registry.metrics(),
  };
}
