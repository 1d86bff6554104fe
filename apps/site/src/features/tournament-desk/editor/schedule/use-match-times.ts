import { expandBracket } from '@mes/client/bracket';
import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { findConflicts, type TimeConflict } from '@mes/domain/tournament/schedule/conflicts';
import { useMemo, useState } from 'react';
import { useCall, useWrite } from '../../../../api/use-call';
import type { AlsoSaved } from '../StepPane';
import { type DeskMatch, type PlannedRound, plannedRounds } from './planned-rounds';

/** Times that can be moved: of matches, or of rounds that are not drawn yet. */
export interface EditedTimes {
  readonly rounds: readonly PlannedRound[];
  readonly matches: readonly DeskMatch[];
  readonly conflicts: readonly TimeConflict[];
  /** By id of the match; matches that have begun stay where they are. */
  readonly move: (times: ReadonlyMap<string, number | null>) => void;
}

/** Without rounds before the bracket is drawn. */
export interface MatchTimes extends EditedTimes, AlsoSaved {
  readonly isDrawn: boolean;
  readonly isLoading: boolean;
}

interface Moved {
  readonly startsAt: number | null;
  /** The time that was shown when it was moved. */
  readonly seen: number | null;
}

/** The times of the matches with those that were moved and not saved yet. */
export function useMatchTimes({ id, state }: EditedTournament): MatchTimes {
  const isDrawn = state === 'running' || state === 'finished';
  const bracket = useCall('brackets', 'get', { id }, { enabled: isDrawn });
  const schedule = useWrite('brackets', 'schedule', { invalidates: ['tournaments', 'brackets'] });
  const [moved, setMoved] = useState<ReadonlyMap<string, Moved>>(new Map());
  const saved = useMemo(
    () => (bracket.data ? plannedRounds(expandBracket(bracket.data)) : []),
    [bracket.data],
  );
  const rounds = useMemo(
    () => saved.map((round) => ({ ...round, matches: round.matches.map(withTime(moved)) })),
    [saved, moved],
  );
  const matches = useMemo(() => rounds.flatMap((round) => round.matches), [rounds]);
  const conflicts = useMemo(() => findConflicts(matches), [matches]);
  const savedTimes = new Map(
    saved.flatMap((round) => round.matches.map((match) => [match.id, match.startsAt])),
  );
  const changes = [...moved].filter(
    ([matchId, { startsAt }]) => savedTimes.get(matchId) !== startsAt,
  );

  return {
    rounds,
    matches,
    conflicts,
    isDrawn,
    isLoading: isDrawn && bracket.isPending,
    isChanged: changes.length > 0,
    isSaving: schedule.isPending,
    error: schedule.error ?? bracket.error,
    move(times) {
      schedule.reset();
      setMoved((before) => {
        const next = new Map(before);
        for (const match of matches) {
          const startsAt = times.get(match.id);
          if (startsAt === undefined || !match.canMove) continue;
          const seen = before.get(match.id)?.seen ?? savedTimes.get(match.id) ?? null;
          next.set(match.id, { startsAt, seen });
        }
        return next;
      });
    },
    async save() {
      if (changes.length === 0) return true;
      const times = changes.map(([match, time]) => ({ match, ...time }));
      try {
        await schedule.mutateAsync({ id, times });
        await bracket.refetch();
        setMoved(new Map());
        return true;
      } catch {
        // Shown above the buttons of the step.
        return false;
      }
    },
    discard() {
      schedule.reset();
      setMoved(new Map());
    },
  };
}

function withTime(moved: ReadonlyMap<string, Moved>) {
  return (match: DeskMatch): DeskMatch => {
    const change = moved.get(match.id);
    return change && match.canMove ? { ...match, startsAt: change.startsAt } : match;
  };
}
