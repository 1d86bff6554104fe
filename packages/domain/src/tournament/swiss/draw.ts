/** Drawing the next round of a Swiss stage, by the rules or as people named it. */

import type { Stage } from '../model/state';
import { allDecided } from '../model/state';
import { tallies } from '../model/tally';
import type { Contender } from './pair-weight';
import { pairRound } from './pairing';
import { hasRoundToDraw, remainingTeams } from './remaining-teams';
import { drawnRounds, type Pairing } from './rounds';

/** Two teams, or one and null for the bye. */
export type NamedPairing = readonly [string, string | null];

/** Why the next round cannot be drawn (as named, if pairings are given), or null. */
export function drawProblem(stage: Stage, named?: readonly NamedPairing[]): string | null {
  if (stage.settings.format !== 'swiss') return 'Only rounds of a Swiss stage are drawn.';
  if (!allDecided(stage)) return 'The round before is not over.';
  if (!hasRoundToDraw(stage)) return 'No round is left to be drawn.';
  return named ? namedProblem(stage, named) : null;
}

export function nextRound(stage: Stage, named?: readonly NamedPairing[]): Pairing[] {
  if (!named) return pairRound(contenders(stage), meetings(stage));
  return named.map(([a, b]) => [stage.seeds.get(a)!, b === null ? null : stage.seeds.get(b)!]);
}

function namedProblem(stage: Stage, named: readonly NamedPairing[]): string | null {
  const teams = named.flat().filter((team) => team !== null);
  const expected = new Set(remainingTeams(stage).map((team) => stage.entrants[team]!.team));
  const stranger = teams.find((team) => !expected.has(team));
  if (stranger !== undefined) return `${stranger} does not play in this round.`;
  const twice = teams.find((team, place) => teams.indexOf(team) < place);
  if (twice !== undefined) return `${twice} is named twice.`;
  const missing = [...expected].find((team) => !teams.includes(team));
  if (missing !== undefined) return `${missing} has no opponent.`;
  if (named.filter(([, b]) => b === null).length > 1) return 'Only one team can have the bye.';
  return null;
}

/** Best first: by points, then fewer losses, then seed. */
function contenders(stage: Stage): Contender[] {
  const tally = tallies(stage);
  return remainingTeams(stage)
    .map((team) => ({ team, ...tally[team]! }))
    .sort((a, b) => b.points - a.points || a.losses - b.losses || a.team - b.team);
}

/** How often two entrants have been drawn against each other. */
function meetings({ plan, entrants }: Stage): (a: number, b: number) => number {
  const counts = new Map<number, number>();
  for (const pairings of drawnRounds(plan)) {
    for (const [a, b] of pairings) {
      if (b === null) continue;
      const key = Math.min(a, b) * entrants.length + Math.max(a, b);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (a, b) => counts.get(Math.min(a, b) * entrants.length + Math.max(a, b)) ?? 0;
}
