/** What the matches of a bracket say about a team. */
import type { Bracket, BracketMatch, BracketStage } from '@mes/contract/brackets';

export interface WinsAndLosses {
  readonly wins: number;
  readonly losses: number;
}

/** Series won and lost so far; null for a team that has not played. */
export function recordOf(bracket: Bracket | null, team: string): WinsAndLosses | null {
  const results = (bracket?.stages ?? []).flatMap((stage) => resultsOf(stage, team));
  if (results.length === 0) return null;
  const wins = results.filter((result) => result === 'W').length;
  return { wins, losses: results.length - wins };
}

/** The results of a team in one group of a stage, oldest first. */
export function formOf(stage: BracketStage, group: number | null, team: string): ('W' | 'L')[] {
  return resultsOf(stage, team, group);
}

function resultsOf(stage: BracketStage, team: string, group?: number | null): ('W' | 'L')[] {
  return stage.rounds
    .filter((round) => group === undefined || round.group === null || round.group === group)
    .flatMap(({ matches }) => matches)
    .map((match) => resultFor(match, team))
    .filter((result) => result !== null);
}

function resultFor({ slots, winner }: BracketMatch, team: string): 'W' | 'L' | null {
  if (winner === null) return null;
  const [a, b] = slots;
  // Nobody is beaten by a bye.
  if (a.team === null || b.team === null) return null;
  if (a.team.name === team) return winner === 'A' ? 'W' : 'L';
  if (b.team.name === team) return winner === 'B' ? 'W' : 'L';
  return null;
}
