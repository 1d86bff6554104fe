import { useControl, useTournament } from '../data/use-scene-data';
import { countdownOf, type RunningCountdown } from '../tournament/starting';
import { useNow } from './use-now';

const SECOND = 1_000;

/** Null where nothing is counted, or it has run out. */
export function useCountdown(): RunningCountdown | null {
  const tournament = useTournament();
  const countdown = useControl()?.countdown ?? null;
  const now = useNow(SECOND, countdown ? countdown.endsAt % SECOND : 0);
  return countdownOf({ countdown, tournament, now });
}
