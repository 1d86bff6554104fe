/** A captured map at any of its moments. Pure. */
import type { CapturedMap } from '@mes/contract/capture';
import { type Board, momentAfter } from '@mes/domain/capture/board';
import type { LiveEvent } from '@mes/domain/capture/entries';
import { scoreboard } from '@mes/domain/capture/scoreboard';
import { byTeam, type RoundMark, type ShownMap } from './shown-map';

/** The map after the first `events` events. */
export function shownReplayOf(
  { lineup, state }: Pick<CapturedMap, 'lineup' | 'state'>,
  board: Board,
  events: number,
): ShownMap {
  const moment = momentAfter(board, events);
  const known = new Map(lineup.map(({ player }) => [player.id, player]));
  // After the last round there is no current round.
  const isPlayed = events < board.events.length || state !== 'finished';
  const rows = scoreboard(moment, board.context).flatMap(({ player, opponent, line, alive }) => {
    const reference = known.get(player);
    if (!reference) return [];
    return [{ player: reference, opponent, line, alive: isPlayed ? alive : null }];
  });
  return { score: moment.score, sideA: moment.sideA, players: byTeam(rows) };
}

export function roundMarksOfBoard(board: Board): RoundMark[] {
  return board.moments.at(-1)!.rounds.map(({ number, winner, sideA, ending, until }) => ({
    number,
    winner,
    sideA,
    ending,
    until,
  }));
}

/** The last of the first `events` events; null before the first. */
export function eventBefore(board: Board, events: number): LiveEvent | null {
  return board.events[events - 1] ?? null;
}
