import type { Clock } from './clock';

const REPLY_WITHIN_MS = 5_000;

/** Pages ping at the first pace, requests-only connections slower, overlays and casters faster. */
export const PING_EVERY_MS = { site: 2_000, requests: 3_000, streaming: 1_000 } as const;
export type Use = keyof typeof PING_EVERY_MS;

interface HeartbeatOptions {
  readonly clock: Clock;
  readonly everyMs: number;
  /** Sends a ping; `pong` is to be called when it is acknowledged. */
  readonly ping: (pong: () => void) => void;
  readonly onReply: (latency: number) => void;
  /** A ping has had no reply for five seconds. */
  readonly onSilence: () => void;
}

export interface Heartbeat {
  start(): void;
  stop(): void;
}

export function createHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { clock, everyMs, ping, onReply, onSilence } = options;
  const timers = new Set<() => void>();

  function later(ms: number, run: () => void): () => void {
    const callOff = clock.after(ms, () => {
      timers.delete(callOff);
      run();
    });
    timers.add(callOff);
    return () => {
      timers.delete(callOff);
      callOff();
    };
  }

  function beat(): void {
    const sentAt = clock.now();
    const forget = later(REPLY_WITHIN_MS, onSilence);
    ping(() => {
      forget();
      onReply(Math.max(0, clock.now() - sentAt));
    });
    later(everyMs, beat);
  }

  const stop = () => {
    for (const callOff of timers) callOff();
    timers.clear();
  };

  return {
    start() {
      stop();
      beat();
    },
    stop,
  };
}
