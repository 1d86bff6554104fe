import type { Countdown } from '@mes/contract/stream-control';
import { useControl, useTournament } from '../data/use-scene-data';
import { nextStart } from '../tournament/schedule';
import { useNow } from './use-now';

const SECOND = 1_000;

export interface CountdownNow {
  /** Empty for the scene's own words. */
  readonly label: string;
  readonly leftMs: number;
}

/** The control room's countdown, or else the time until what begins next; null while a match is played. */
export function useCountdown(): CountdownNow | null {
  const tournament = useTournament();
  const running = useControl()?.countdown ?? null;
  const now = useNow(SECOND, running ? running.endsAt % SECOND : 0);
  if (running) return { label: running.label, leftMs: leftOf(running, now) };
  if (!tournament || tournament.live.length > 0) return null;
  const startsAt = nextStart(tournament, now);
  return startsAt !== null && startsAt > now ? { label: '', leftMs: startsAt - now } : null;
}

export function leftOf({ endsAt, heldMs }: Countdown, now: number): number {
  return Math.max(0, heldMs ?? endsAt - now);
}
