/** Whether the server can be reached, how fast it answers, and when it is tried again. */
import type { Connection } from '@mes/client/connection';
import { type Observable, observable } from '@mes/client/observable';
import { median } from './median';

export interface ServerState {
  /** Since when it is away, by the clock of this browser; null while it answers. */
  readonly awaySince: number | null;
  readonly nextTryAt: number | null;
  /** The median of the last answers. */
  readonly latencyMs: number | null;
}

export interface ServerWatch extends Observable<ServerState> {
  tryNow(): void;
  /** Returns a function that stops it. */
  start(onBack: () => void): () => void;
}

interface ServerWatchOptions {
  readonly connection: Pick<
    Connection,
    'state' | 'subscribeState' | 'subscribeLatencies' | 'connect' | 'close'
  >;
  /** Whether the server answers a small request. */
  readonly probe: () => Promise<boolean>;
  readonly now: () => number;
}

const TRY_EVERY_MS = 2_000;
const SAMPLES = 5;

export function createServerWatch({ connection, probe, now }: ServerWatchOptions): ServerWatch {
  const state = observable<ServerState>({ awaySince: null, nextTryAt: null, latencyMs: null });
  const change = (part: Partial<ServerState>) => state.set({ ...state.get(), ...part });
  let onBack = () => {};

  function leave(): void {
    const { awaySince } = state.get();
    change({ awaySince: awaySince ?? now(), nextTryAt: now() + TRY_EVERY_MS });
  }

  function comeBack(): void {
    change({ awaySince: null, nextTryAt: null });
    onBack();
  }

  async function tryNow(): Promise<void> {
    change({ nextTryAt: now() + TRY_EVERY_MS });
    if (!(await probe())) return leave();
    if (connection.state === 'connected') return comeBack();
    connection.close();
    connection.connect();
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    tryNow: () => void tryNow(),
    start(back) {
      onBack = back;
      const stopState = connection.subscribeState((next) => {
        if (next === 'connected') comeBack();
        else if (next !== 'connecting') leave();
      });
      const stopLatencies = connection.subscribeLatencies((records) => {
        const answered = records.filter(({ status }) => status === 'connected').slice(-SAMPLES);
        change({ latencyMs: median(answered.map(({ latency }) => latency)) });
      });
      const timer = setInterval(() => {
        if (state.get().awaySince !== null) void tryNow();
      }, TRY_EVERY_MS);
      return () => {
        stopState();
        stopLatencies();
        clearInterval(timer);
      };
    },
  };
}
