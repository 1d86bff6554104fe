import { Draft } from '../model/draft';
import { entrant, nobody, type Origin, type Plan } from '../model/plan';
import { fold, slotsFor } from '../seeding/orders';

/** Where losers of the rounds before the semifinals end; the tiers before are those of the places. */
const EARLIER_TIER = 4;

export function planSingleElimination(
  entrants: number,
  { thirdPlaceMatch }: { thirdPlaceMatch: boolean },
): Plan {
  const draft = new Draft();
  let teams: Origin[] = firstRound(Array.from({ length: entrants }, (_, index) => index));
  for (let round = 1; teams.length > 1; round++) {
    const played = playRound(draft, teams, { part: 'upper', group: null, round });
    if (teams.length === 2) {
      draft.end(played[0]!.winner, 0);
      draft.end(played[0]!.loser, 1);
    } else if (teams.length === 4 && thirdPlaceMatch) {
      const position = { part: 'third_place', group: null, round: 1, index: 0 } as const;
      const third = draft.match(position, played[0]!.loser, played[1]!.loser);
      draft.end(third.winner, 2);
      draft.end(third.loser, 3);
    } else {
      for (const { loser } of played) draft.end(loser, EARLIER_TIER + teams.length);
    }
    teams = played.map(({ winner }) => winner);
  }
  return draft.plan([Array.from({ length: entrants }, (_, index) => index)]);
}

/** Slots of a bracket for these entrants, strongest first; the strongest have the byes. */
export function firstRound(entrants: readonly number[]): Origin[] {
  return slotted(entrants, slotsFor(entrants.length));
}

export function slotted(entrants: readonly number[], slots: number): Origin[] {
  return fold(slots).map((seed) => (seed < entrants.length ? entrant(entrants[seed]!) : nobody));
}

/** Neighbours meet; one match for each two teams, from the top. */
export function playRound(
  draft: Draft,
  teams: readonly Origin[],
  { part, group, round }: { part: 'upper' | 'lower'; group: number | null; round: number },
): { winner: Origin; loser: Origin }[] {
  return Array.from({ length: teams.length / 2 }, (_, index) =>
    draft.match({ part, group, round, index }, teams[2 * index]!, teams[2 * index + 1]!),
  );
}
