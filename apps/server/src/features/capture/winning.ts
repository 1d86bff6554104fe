import type { Board } from '@mes/domain/capture/board';
import { type Moment, winner } from '@mes/domain/capture/moment';
import { leader, type TeamSlot } from '@mes/domain/series/team-slots';
import type { MapEnding } from './tables';

/** By its score, unless staff said otherwise. A map that was closed ends when all of it is out. */
export function winnerOf(ending: MapEnding, board: Board, moment: Moment): TeamSlot | null {
  if (ending === 'open') return null;
  const decided = winner(moment, board.prepared);
  if (decided || ending === 'score') return decided;
  return moment.events === board.events.length ? leader(moment.score) : null;
}
