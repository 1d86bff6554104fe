/** What a match of a bracket decides for its winner and its loser, before it is played. */
import { type BracketPart, MOST_TEAMS, type StageSettings } from '../model/vocabulary';
import { outcomeBetween } from './outcome';

export type Stake =
  /** Another match of the same stage. */
  | { readonly kind: 'match' }
  | { readonly kind: 'advances' }
  | { readonly kind: 'out' }
  /** The final place of the tournament. */
  | { readonly kind: 'place'; readonly place: number }
  /** Wins the tournament as the winner of the upper bracket; else there is a second final. */
  | { readonly kind: 'title_or_reset' };

/** Null where a table decides, or where places that the match leaves open do. */
export interface Stakes {
  readonly winner: Stake | null;
  readonly loser: Stake | null;
}

interface StakesInput {
  readonly settings: StageSettings;
  /** Its places are those of the tournament: no other stage ends one. */
  readonly isLastStage: boolean;
  readonly part: BracketPart;
  readonly group: number | null;
  /** The part that each goes on to within the stage. */
  readonly next: { readonly winner: BracketPart | null; readonly loser: BracketPart | null };
}

export function stakesOf({ settings, isLastStage, part, group, next }: StakesInput): Stakes {
  if (part === 'group' || part === 'swiss') return { winner: null, loser: null };
  if (part === 'grand_final' && next.winner !== null)
    return { winner: { kind: 'title_or_reset' }, loser: null };
  const places = placesOf(part, next);
  const stakeOf = (side: 'winner' | 'loser'): Stake | null => {
    if (next[side] !== null) return { kind: 'match' };
    const { best, worst } = places[side];
    if (settings.advances.length > 0) {
      const outcome = outcomeBetween(settings, { best, worst });
      return outcome && { kind: outcome === 'advances' ? 'advances' : 'out' };
    }
    if (isLastStage && group === null && best === worst) return { kind: 'place', place: best };
    return side === 'loser' ? { kind: 'out' } : null;
  };
  return { winner: stakeOf('winner'), loser: stakeOf('loser') };
}

/** Of those who play no further match in the stage. */
function placesOf(part: BracketPart, next: StakesInput['next']) {
  const exactly = (place: number) => ({ best: place, worst: place });
  const from = (best: number) => ({ best, worst: MOST_TEAMS });
  if (part === 'third_place') return { winner: exactly(3), loser: exactly(4) };
  if (part === 'lower') {
    // In a group, the last match of the lower bracket decides who is second.
    const isLast = next.winner === null || next.winner === 'grand_final';
    return { winner: exactly(2), loser: isLast ? exactly(3) : from(4) };
  }
  return { winner: exactly(1), loser: next.winner === null ? exactly(2) : from(3) };
}
