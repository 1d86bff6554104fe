/** A match from the view of one of its teams. Pure. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import { type FormLetter, formLetter } from '@mes/domain/series/form';

export interface TeamResult {
  /** Null if both teams forfeited: nobody won, and it is no draw. */
  readonly letter: FormLetter | null;
  readonly isForfeit: boolean;
  readonly own: number;
  readonly theirs: number;
  readonly opponent: MatchSummary['teamA'];
}

export function resultOf(match: MatchSummary, teamName: string): TeamResult {
  const slot = match.teamA?.name === teamName ? 'A' : 'B';
  const isForfeit = match.state === 'forfeited';
  return {
    letter: isForfeit && match.winner === null ? null : formLetter(match.winner, slot),
    isForfeit,
    own: slot === 'A' ? match.scoreA : match.scoreB,
    theirs: slot === 'A' ? match.scoreB : match.scoreA,
    opponent: slot === 'A' ? match.teamB : match.teamA,
  };
}
