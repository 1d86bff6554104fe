import { type Bracket, expandBracket } from '@mes/client/bracket';
import type { CompactBracket } from '@mes/contract/bracket-schemas';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/** A tournament with its bracket as components show it. */
export interface ShownTournament extends Omit<WebsiteTournament, 'bracket'> {
  readonly bracket: Bracket | null;
}

export function useShownTournament(tournament: WebsiteTournament): ShownTournament {
  const [expand] = useState(createExpand);
  return useMemo(
    () => ({ ...tournament, bracket: expand(tournament.bracket) }),
    [tournament, expand],
  );
}

/** Matches that are the same as before stay the same objects, so that only changed ones are rendered. */
function createExpand() {
  let last: Bracket | null = null;
  return (bracket: CompactBracket | null): Bracket | null => {
    last = replaceEqualDeep(last, bracket && expandBracket(bracket));
    return last;
  };
}
