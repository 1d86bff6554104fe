import { leader, type TeamSlot } from '../series/team-slots';
import type { Board } from './board';
import { type Moment, momentWinner } from './moment';

/** `score`: the map ends when its score is decided. `closed` and `open` are decisions of staff. */
export type MapEnding = 'score' | 'closed' | 'open';

/** The winner by score, unless staff decided otherwise. A closed map ends when all events are public. */
export function mapWinnerByEnding(
  ending: MapEnding,
  board: Board,
  moment: Moment,
): TeamSlot | null {
  if (ending === 'open') return null;
  const decided = momentWinner(moment, board.context);
  if (decided || ending === 'score') return decided;
  return moment.events === board.events.length ? leader(moment.score) : null;
}
