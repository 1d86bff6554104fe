import { type Bracket, expandBracket } from '@mes/client/bracket';
import type { CompactBracket } from '@mes/contract/bracket-schemas';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRevealed, useSpoiler } from '../../components/spoilers/use-spoiler';
import { hideResults } from '../brackets/hide-results';

/** A tournament with its bracket as components show it. */
export interface ShownTournament extends Omit<WebsiteTournament, 'bracket'> {
  readonly bracket: Bracket | null;
}

export function useShownTournament(tournament: WebsiteTournament): ShownTournament {
  const [expand] = useState(createExpand);
  const shown = useMemo(
    () => ({ ...tournament, bracket: expand(tournament.bracket) }),
    [tournament, expand],
  );
  const isRevealed = useRevealed();
  const hasResults = tournament.state === 'running' || tournament.state === 'finished';
  const { isHidden } = useSpoiler(hasResults ? tournament.id : null);
  return isHidden && isRevealed ? withoutResults(shown, isRevealed) : shown;
}

function withoutResults(
  tournament: ShownTournament,
  isRevealed: (matchId: string) => boolean,
): ShownTournament {
  const { bracket } = tournament;
  return {
    ...tournament,
    bracket: bracket && hideResults(bracket, isRevealed),
    winner: null,
    placements: [],
  };
}

/** Matches that are the same as before stay the same objects, so that only changed ones are rendered. */
function createExpand() {
  let last: Bracket | null = null;
  return (bracket: CompactBracket | null): Bracket | null => {
    last = replaceEqualDeep(last, bracket && expandBracket(bracket));
    return last;
  };
}
