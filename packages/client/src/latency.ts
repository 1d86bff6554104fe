import type { Clock } from './clock';
import { type Observable, observable } from './observable';

export interface LatencyRecord {
  /** Milliseconds from ping to pong; 0 without a pong. */
  readonly latency: number;
  readonly time: number;
  readonly status: 'disconnected' | 'connected' | 'error';
}

/** Two minutes of pings: enough for a small chart. */
const MAX_RECORDS = 60;

export interface Latencies extends Observable<readonly LatencyRecord[]> {
  record(status: LatencyRecord['status'], latency?: number): void;
}

export function createLatencies(clock: Clock): Latencies {
  const records = observable<readonly LatencyRecord[]>([]);
  return {
    get: records.get,
    subscribe: records.subscribe,
    record(status, latency = 0) {
      const record = { latency, time: clock.now(), status };
      records.set([...records.get().slice(1 - MAX_RECORDS), record]);
    },
  };
}
