import type { Clock } from './clock';

const PONG_TIMEOUT_MS = 5_000;

/** Connections that only send requests ping less often, overlays and casters more often. */
export const PING_EVERY_MS = { site: 2_000, requests: 3_000, streaming: 1_000 } as const;
export type ConnectionPurpose = keyof typeof PING_EVERY_MS;

interface HeartbeatOptions {
  readonly clock: Clock;
  /** Called before each ping. */
  readonly everyMs: () => number;
  /** Sends a ping and calls `pong` when it is acknowledged. */
  readonly ping: (pong: () => void) => void;
  readonly onPong: (latency: number) => void;
  /** Called if a ping is not acknowledged within five seconds. */
  readonly onTimeout: () => void;
}

export interface Heartbeat {
  start(): void;
  stop(): void;
}

export function createHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { clock, everyMs, ping, onPong, onTimeout } = options;
  const timers = new Set<() => void>();

  function schedule(ms: number, run: () => void): () => void {
    const cancel = clock.after(ms, () => {
      timers.delete(cancel);
      run();
    });
    timers.add(cancel);
    return () => {
      timers.delete(cancel);
      cancel();
    };
  }

  function sendPing(): void {
    const sentAt = clock.now();
    const cancelTimeout = schedule(PONG_TIMEOUT_MS, onTimeout);
    ping(() => {
      cancelTimeout();
      onPong(Math.max(0, clock.now() - sentAt));
    });
    schedule(everyMs(), sendPing);
  }

  const stop = () => {
    for (const cancel of timers) cancel();
    timers.clear();
  };

  return {
    start() {
      stop();
      sendPing();
    },
    stop,
  };
}
