/** The rounds of a Swiss stage: drawn one after the other, so its plan grows. */
import { entrant, nobody, type Plan, type PlanNode } from '../model/plan';
import { positionKey, type SwissTarget } from '../model/vocabulary';

/** Indices of entrants; the second is null for the team that has the bye. */
export type Pairing = readonly [number, number | null];

/** A team cannot play more rounds than this without reaching a target. */
export function roundCount(target: SwissTarget): number {
  return target.kind === 'rounds' ? target.rounds : target.wins + target.losses - 1;
}

/** Whether a team with this record is still drawn. */
export function playsOn(
  { wins, losses }: { wins: number; losses: number },
  target: SwissTarget,
): boolean {
  return target.kind === 'rounds' || (wins < target.wins && losses < target.losses);
}

export function planSwiss(
  entrants: number,
  { target, drawn }: { target: SwissTarget; drawn: readonly (readonly Pairing[])[] },
): Plan {
  const nodes = drawn.flatMap((pairings, place) =>
    pairings.map(([a, b], index): PlanNode => {
      const round = place + 1;
      return {
        position: { part: 'swiss', group: null, round, index },
        origins: [entrant(a), b === null ? nobody : entrant(b)],
        sources: [{ type: 'pairing' }, { type: b === null ? 'bye' : 'pairing' }],
        winnerTo: null,
        loserTo: null,
        winnerTier: null,
        loserTier: null,
        endsUnlessB: false,
      };
    }),
  );
  const of = roundCount(target);
  let next = 0;
  return {
    nodes,
    rounds: Array.from({ length: of }, (_, place) => ({
      part: 'swiss' as const,
      group: null,
      round: place + 1,
      of,
      wave: place + 1,
      nodes: (drawn[place] ?? []).map(() => next++),
    })),
    groups: [Array.from({ length: entrants }, (_, index) => index)],
    byPosition: new Map(nodes.map(({ position }, node) => [positionKey(position), node])),
  };
}

/** What was drawn, read back from the plan. */
export function drawnRounds({ nodes, rounds }: Plan): Pairing[][] {
  return rounds
    .filter((round) => round.nodes.length > 0)
    .map((round) =>
      round.nodes.map((node): Pairing => {
        const [a, b] = nodes[node]!.origins;
        if (a.type !== 'entrant' || b.type !== 'entrant')
          throw new TypeError('A Swiss match has drawn teams.');
        return [a.entrant, b.entrant < 0 ? null : b.entrant];
      }),
    );
}

/** About how many matches each round will have, if equal records win half of their matches. */
export function expectedMatches(target: SwissTarget, teams: number): number[] {
  // How many teams there are by their number of wins; the rest of the rounds are losses.
  let byWins = [teams];
  return Array.from({ length: roundCount(target) }, (_, played) => {
    const active = byWins.map((count, wins) =>
      playsOn({ wins, losses: played - wins }, target) ? count : 0,
    );
    const next: number[] = Array(active.length + 1).fill(0);
    active.forEach((count, wins) => {
      next[wins + 1]! += Math.ceil(count / 2);
      next[wins]! += Math.floor(count / 2);
    });
    byWins = next;
    return Math.floor(active.reduce((sum, count) => sum + count, 0) / 2);
  });
}
