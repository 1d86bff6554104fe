import type { Board } from '../capture/board';
import type { FinishedRound } from '../capture/finished-round';
import type { ClipKind } from './clips';

/** Something in a captured round that is worth a clip. */
export interface ClipMoment {
  readonly kind: ClipKind;
  readonly player: string;
  readonly round: number;
  readonly kills: number;
  /** The first kill of the player in the round; its end without one. */
  readonly startedAt: number;
  /** The end of the round. */
  readonly at: number;
}

const ACE_KILLS = 5;
const MULTI_KILLS = 4;

/**
 * Aces, clutches and rounds with four kills of the rounds that ended by `until`, in order of play. A
 * player has at most one moment a round: an ace counts more than a clutch, and that more than four kills.
 */
export function findMoments(board: Board, until = Number.POSITIVE_INFINITY): ClipMoment[] {
  const rounds = board.moments.at(-1)?.rounds ?? [];
  return rounds.flatMap((round, index) =>
    round.endedAt <= until ? momentsOfRound(board, round, rounds[index - 1]?.until ?? 0) : [],
  );
}

/** `first` is the number of events of the map before the round. */
function momentsOfRound(board: Board, round: FinishedRound, first: number): ClipMoment[] {
  const { number, clutch, endedAt, until } = round;
  // The last moment in which the round was open has all of its deaths.
  const deaths = board.moments[until - 1]?.round.deaths ?? [];
  const events = board.events.slice(first, until).map(({ event }) => event);
  const kills = new Map<string, number>();
  for (const { killer } of deaths) if (killer) kills.set(killer, (kills.get(killer) ?? 0) + 1);
  const players = new Set([...kills.keys(), ...(clutch === null ? [] : [clutch])]);
  return [...players].flatMap((player): ClipMoment[] => {
    const count = kills.get(player) ?? 0;
    const kind = kindOf({ kills: count, isClutch: player === clutch });
    if (!kind) return [];
    const kill = events.find((event) => event.kind === 'elimination' && event.killer === player);
    const startedAt = kill?.at ?? endedAt;
    return [{ kind, player, round: number, kills: count, startedAt, at: endedAt }];
  });
}

function kindOf({ kills, isClutch }: { kills: number; isClutch: boolean }): ClipKind | null {
  if (kills >= ACE_KILLS) return 'ace';
  if (isClutch) return 'clutch';
  return kills >= MULTI_KILLS ? 'multi_kill' : null;
}
