/** What the scoreboard of one map, or of the whole series, shows at some moment. Pure. */
import type { CapturedMap } from '@mes/contract/capture';
import type { MatchMap, MatchPlayer, WebsiteMatch } from '@mes/contract/match-schemas';
import { type Board, momentAfter } from '@mes/domain/capture/board';
import type { LiveEvent } from '@mes/domain/capture/entries';
import type { RoundEnding } from '@mes/domain/capture/events';
import { scoreboard } from '@mes/domain/capture/scoreboard';
import type { StatLine } from '@mes/domain/scoreboard/stat-line';
import { type Side, TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';

export interface ShownPlayer {
  readonly player: MatchPlayer['player'];
  readonly line: StatLine;
  /** In the round that is played; null where no round is. */
  readonly alive: boolean | null;
}

/** A round that is over, as the timeline marks it. */
export interface RoundMark {
  readonly number: number;
  readonly winner: TeamSlot;
  readonly sideA: Side;
  readonly ending: RoundEnding;
  /** How many events of the map had happened when it ended; null while they are not loaded. */
  readonly until: number | null;
}

export interface ShownMap {
  readonly score: { readonly A: number; readonly B: number };
  /** Where team A is; null where nobody has said it. */
  readonly sideA: Side | null;
  readonly players: Readonly<Record<TeamSlot, readonly ShownPlayer[]>>;
}

/** As the match itself tells it: complete for maps that are over. */
export function asRead(map: MatchMap): ShownMap {
  return {
    score: { A: map.scoreA, B: map.scoreB },
    sideA: map.halves.at(-1)?.sideA ?? map.startingSideA,
    players: byTeam(map.players.map((each) => ({ ...each, line: each, alive: null }))),
  };
}

/** Everyone's sums over the maps that are over. */
export function asSeries({ scoreA, scoreB, players }: WebsiteMatch): ShownMap {
  return {
    score: { A: scoreA, B: scoreB },
    sideA: null,
    players: byTeam(players.map((each) => ({ ...each, line: each, alive: null }))),
  };
}

/** The map after so many of its events. */
export function asReplayed(
  { lineup, state }: Pick<CapturedMap, 'lineup' | 'state'>,
  board: Board,
  events: number,
): ShownMap {
  const moment = momentAfter(board, events);
  const known = new Map(lineup.map(({ player }) => [player.id, player]));
  // After the last round nobody is in a round any more.
  const isPlayed = events < board.events.length || state !== 'finished';
  const rows = scoreboard(moment, board.context).flatMap(({ player, opponent, line, alive }) => {
    const reference = known.get(player);
    if (!reference) return [];
    return [{ player: reference, opponent, line, alive: isPlayed ? alive : null }];
  });
  return { score: moment.score, sideA: moment.sideA, players: byTeam(rows) };
}

export function marksOf(board: Board): RoundMark[] {
  return board.moments.at(-1)!.rounds.map(({ number, winner, sideA, ending, until }) => ({
    number,
    winner,
    sideA,
    ending,
    until,
  }));
}

export function marksRead({ rounds }: WebsiteMatch, map: number): RoundMark[] {
  const found = rounds.find((each) => each.map === map)?.rounds ?? [];
  return found.map(({ number, winner, sideA, ending }) => ({
    number,
    winner,
    sideA,
    ending,
    until: null,
  }));
}

/** The event that made the moment after so many of them; none before the first. */
export function eventBefore(board: Board, events: number): LiveEvent | null {
  return board.events[events - 1] ?? null;
}

/** Best first, as scoreboards are read. */
function byTeam(
  rows: readonly (ShownPlayer & { readonly opponent: TeamSlot })[],
): ShownMap['players'] {
  const of = (team: TeamSlot) =>
    rows
      .filter(({ opponent }) => opponent === team)
      .sort(
        (one, other) =>
          other.line.kills - one.line.kills ||
          one.line.deaths - other.line.deaths ||
          one.player.name.localeCompare(other.player.name),
      );
  const [A, B] = TEAM_SLOTS;
  return { A: of(A), B: of(B) };
}
