import type { MatchSummary } from '@mes/contract/match-schemas';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

/** Previews of shared links are short: a team that is not decided is `TBD`. */
export function shareTitle({ teamA, teamB }: Pick<MatchSummary, 'teamA' | 'teamB'>): string {
  return interpolate(texts.shareTitle, {
    teamA: teamA?.name ?? texts.toBeDecidedShort,
    teamB: teamB?.name ?? texts.toBeDecidedShort,
  });
}
