/** Which match a scene is about whose address names a tournament or a round. */
import type { SceneTournament } from './scene-tournament';

interface Address {
  /** Id or name; null means the one on stream. */
  readonly tournament: string | null;
  readonly round: string | null;
}

interface OnStream {
  readonly tournament: { readonly name: string; readonly id: string | null };
  readonly round: string;
}

/** Whether what is on stream is what the address names. */
export function isAddressed({ tournament, round }: OnStream, address: Address): boolean {
  const isTournament =
    address.tournament === null ||
    isSame(address.tournament, tournament.id) ||
    isSame(address.tournament, tournament.name);
  return isTournament && (address.round === null || isSame(address.round, round));
}

/** The match of that round, or of the tournament: on now, else next, else last. Null without any. */
export function addressedMatch(
  { live, upcoming, recent, bracket }: SceneTournament,
  round: string | null,
): string | null {
  const isOfRound = (match: { readonly round: string | null }) =>
    round === null || isSame(round, match.round);
  const listed = [...live, ...upcoming, ...recent].find(isOfRound);
  if (listed) return listed.id;
  // The lists have only some of the matches.
  const rounds = (bracket?.stages ?? []).flatMap((stage) => stage.rounds);
  const named = rounds.find(({ name }) => round !== null && isSame(round, name));
  const open = named?.matches.find(({ winner }) => winner === null);
  return (open ?? named?.matches.at(-1))?.id ?? null;
}

function isSame(one: string, other: string | null): boolean {
  return other !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
}
