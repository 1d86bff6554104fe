import type { Clock } from '@mes/client/clock';

export interface ServerClock {
  /** Null before the first answer. */
  now(): number | null;
  sync(pong: { sentAt: number | undefined; serverTime: number | undefined }): void;
}

/** After this many answers a slower one counts again: clocks drift, and PCs wake up. */
const ANSWERS_KEPT = 30;

/** The time of the server by its pongs. Of the last ones the quickest is the most exact. */
export function createServerClock(clock: Clock): ServerClock {
  let samples: readonly { readonly offset: number; readonly roundTrip: number }[] = [];
  let offset: number | null = null;
  return {
    now: () => (offset === null ? null : clock.now() + offset),
    sync({ sentAt, serverTime }) {
      if (sentAt === undefined || serverTime === undefined) return;
      const roundTrip = Math.max(0, clock.now() - sentAt);
      const sample = { roundTrip, offset: serverTime - (sentAt + roundTrip / 2) };
      samples = [...samples, sample].slice(-ANSWERS_KEPT);
      offset = samples.toSorted((one, other) => one.roundTrip - other.roundTrip)[0]!.offset;
    },
  };
}
