/** What is counted down to, and what a scene says beside it. All of it follows from one value. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Countdown } from '@mes/contract/stream-control';
import type { SceneTournament } from './scene-tournament';
import { nextMatch, nextStart } from './schedule';

type Schedule = Pick<SceneTournament, 'live' | 'upcoming' | 'recent' | 'startsAt'>;

export interface StartingFacts {
  /** Of the control room; it counts before the schedule. */
  readonly countdown: Countdown | null;
  readonly tournament: Schedule | null;
  readonly now: number;
}

export interface RunningCountdown {
  /** Empty for the scene's own text. */
  readonly label: string;
  /** Above zero. */
  readonly leftMs: number;
}

export interface Starting {
  /** Null where nothing is counted, or it has run out. */
  readonly countdown: RunningCountdown | null;
  /** When it starts, for the day; null while that is not known. */
  readonly at: number | null;
  /** The match that is on, or the first one to come. */
  readonly match: MatchSummary | null;
  /** The time of that match; null where it would contradict the countdown. */
  readonly matchAt: number | null;
}

export function startingOf(facts: StartingFacts): Starting {
  const { tournament, now } = facts;
  const at = startOf(facts);
  const live = tournament?.live[0] ?? null;
  const match = live ?? (tournament && nextMatch(tournament, now));
  const plannedAt = live ? null : (match?.startsAt ?? null);
  // A match that was planned for an earlier time is late: its start is not known.
  const isLate = plannedAt !== null && plannedAt < (at ?? now);
  return {
    countdown: countdownOf(facts),
    at,
    match,
    matchAt: isLate ? null : plannedAt,
  };
}

/** The control room's countdown, or else the time until what begins next; null while a match is played. */
export function countdownOf(facts: StartingFacts): RunningCountdown | null {
  const { countdown, tournament, now } = facts;
  if (!countdown && (tournament?.live.length ?? 0) > 0) return null;
  const at = startOf(facts);
  const leftMs = at === null ? 0 : at - now;
  return leftMs > 0 ? { label: countdown?.label ?? '', leftMs } : null;
}

/** On hold, it shows the remaining time. */
export function leftOf({ endsAt, heldMs }: Countdown, now: number): number {
  return Math.max(0, heldMs ?? endsAt - now);
}

/** What is live is played today, whenever it was meant to start. */
function startOf({ countdown, tournament, now }: StartingFacts): number | null {
  if (countdown) return now + leftOf(countdown, now);
  if (!tournament) return null;
  return tournament.live.length > 0 ? now : nextStart(tournament, now);
}
