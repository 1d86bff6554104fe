import { collectDefaultMetrics, Registry } from 'prom-client';
import { createCallTimes } from './call-times';

export interface Metrics {
  observeCall(call: string, status: number, ms: number): void;
  text(): Promise<string>;
  readonly registry: Registry;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = createCallTimes();
  return {
    registry,
    observeCall: calls.observe,
    text: async () => `${await registry.metrics()}${calls.text()}`,
  };
}
