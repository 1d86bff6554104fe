/** What is wrong with the start times of matches. */
import type { PlannedMatch } from './start-times';

const MINUTE_MS = 60_000;

export interface TimedMatch extends PlannedMatch {
  readonly startsAt: number | null;
}

export interface TimeConflict {
  /** The later of the two, which has to move. */
  readonly id: string;
  readonly otherId: string;
  /** A team plays both, or the other decides who plays this one. */
  readonly kind: 'team' | 'order';
  /** From when on there is no conflict with the other. */
  readonly freeAt: number;
}

/**
 * Every pair that cannot be played as planned: a team that would play twice at once, or a match that
 * starts before those that its teams come from are over. Matches without a time conflict with none.
 */
export function findConflicts(matches: readonly TimedMatch[]): TimeConflict[] {
  const timed = new Map(
    matches.flatMap((match) =>
      match.startsAt === null ? [] : [[match.id, { ...match, startsAt: match.startsAt }] as const],
    ),
  );
  const conflicts: TimeConflict[] = [];
  for (const match of timed.values()) {
    for (const otherId of match.after) {
      const other = timed.get(otherId);
      if (other && match.startsAt < endOf(other))
        conflicts.push({ id: match.id, otherId, kind: 'order', freeAt: endOf(other) });
    }
  }
  for (const ofTeam of byTeam([...timed.values()])) {
    ofTeam.sort((one, other) => one.startsAt - other.startsAt);
    for (const [place, match] of ofTeam.entries()) {
      const before = ofTeam[place - 1];
      if (!before || match.startsAt >= endOf(before)) continue;
      const isKnown = conflicts.some(({ id, otherId }) => id === match.id && otherId === before.id);
      if (!isKnown && !before.after.includes(match.id))
        conflicts.push({ id: match.id, otherId: before.id, kind: 'team', freeAt: endOf(before) });
    }
  }
  return conflicts;
}

function byTeam<M extends PlannedMatch>(matches: readonly M[]): M[][] {
  const groups = new Map<string, M[]>();
  for (const match of matches) {
    for (const team of match.teams) {
      const known = groups.get(team);
      if (known) known.push(match);
      else groups.set(team, [match]);
    }
  }
  return [...groups.values()];
}

function endOf({ startsAt, minutes }: { startsAt: number; minutes: number }): number {
  return startsAt + minutes * MINUTE_MS;
}
