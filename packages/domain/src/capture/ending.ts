import { leader, type TeamSlot } from '../series/team-slots';
import type { Board } from './board';
import { type Moment, winner } from './moment';

/** `score` ends a map when it is decided; `closed` and `open` are what staff decided instead. */
export type MapEnding = 'score' | 'closed' | 'open';

/** By the score, unless staff decided otherwise. A closed map ends once all its events are public. */
export function winnerOf(ending: MapEnding, board: Board, moment: Moment): TeamSlot | null {
  if (ending === 'open') return null;
  const decided = winner(moment, board.prepared);
  if (decided || ending === 'score') return decided;
  return moment.events === board.events.length ? leader(moment.score) : null;
}
