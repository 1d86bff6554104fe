/** What the matches of a bracket say about a team. */
import type { Bracket, BracketMatch, BracketStage } from '@mes/client/bracket';
import type { FormResult } from '@mes/ui/FormDots.tsx';

export interface WinsAndLosses {
  readonly wins: number;
  readonly losses: number;
}

/** Series won and lost so far; null for a team that has not played. */
export function recordOf(bracket: Bracket | null, team: string): WinsAndLosses | null {
  const results = (bracket?.stages ?? []).flatMap((stage) => resultsOf(stage, team));
  if (results.length === 0) return null;
  const count = (wanted: FormResult) => results.filter((result) => result === wanted).length;
  return { wins: count('W'), losses: count('L') };
}

/** The seed of a team in the last stage that it has one in; null for none. */
export function seedOf(bracket: Bracket | null, team: string): number | null {
  for (const { rounds } of (bracket?.stages ?? []).toReversed()) {
    const slots = rounds.flatMap(({ matches }) => matches.flatMap(({ slots }) => slots));
    const seeded = slots.find((slot) => slot.team?.name === team && slot.seed !== null);
    if (seeded) return seeded.seed;
  }
  return null;
}

/** The results of a team in one group of a stage, oldest first. */
export function formOf(stage: BracketStage, group: number | null, team: string): FormResult[] {
  return resultsOf(stage, team, group);
}

function resultsOf(stage: BracketStage, team: string, group?: number | null): FormResult[] {
  return stage.rounds
    .filter((round) => group === undefined || round.group === null || round.group === group)
    .flatMap(({ matches }) => matches)
    .map((match) => resultFor(match, team))
    .filter((result) => result !== null);
}

function resultFor({ slots, state, winner }: BracketMatch, team: string): FormResult | null {
  const [a, b] = slots;
  // Nobody is beaten by a bye.
  if (a.team === null || b.team === null) return null;
  if (a.team.name !== team && b.team.name !== team) return null;
  if (winner === null) return state === 'finished' ? 'D' : null;
  return (winner === 'A' ? a : b).team?.name === team ? 'W' : 'L';
}
