/** How far each team has come in a bracket. Lower is better; 0 is the champion's. */
import { at } from './paged-array';
import { NOBODY, type Plan, type PlanNode } from './plan';
import { outgoingTeams } from './propagate';
import { A_WINS, type Cell, DRAWN, NO_WINNER, type Stage, UNDECIDED } from './state';

export interface TierStanding {
  /** Where the stage ended for the team, or would if it lost everything from now on. */
  readonly tier: number;
  readonly out: boolean;
}

/** One for each entrant. Only for stages whose matches lead to each other. */
export function standings({ plan, cells, entrants }: Stage): TierStanding[] {
  const all: TierStanding[] = entrants.map(() => ({ tier: Number.POSITIVE_INFINITY, out: true }));
  plan.nodes.forEach((planned, node) => {
    const cell = at(cells, node);
    for (const [team, standing] of standingsAfter(plan, planned, cell)) all[team] = standing;
  });
  return all;
}

/** Of the teams whose way does not lead on from this match, now or ever. */
function standingsAfter(plan: Plan, planned: PlanNode, cell: Cell): [number, TierStanding][] {
  const { a, b, verdict } = cell;
  const present = [a, b].filter((team) => team >= 0);
  if (verdict === UNDECIDED)
    return present.map((team) => [team, { tier: exitTier(plan, planned), out: false }]);
  if (verdict === NO_WINNER || verdict === DRAWN)
    return present.map((team) => [team, { tier: exitTier(plan, planned), out: true }]);

  const [winner, loser] = verdict === A_WINS ? [a, b] : [b, a];
  const outgoing = outgoingTeams(planned, cell, verdict);
  const standing: [number, TierStanding][] = [];
  if (!(planned.winnerTo && outgoing.winner >= 0))
    standing.push([winner, { tier: planned.winnerTier!, out: true }]);
  if (loser !== NOBODY && !(planned.loserTo && outgoing.loser >= 0))
    standing.push([loser, { tier: planned.loserTier!, out: true }]);
  return standing;
}

/** Where a team ends that loses this match and every later one. */
export function exitTier(plan: Plan, planned: Readonly<PlanNode>): number {
  if (planned.loserTier !== null) return planned.loserTier;
  return exitTier(plan, plan.nodes[planned.loserTo!.node]!);
}

/**
 * How many teams end in each tier: those that did and those that will if every match that is left
 * has a winner and a loser.
 */
export function population(stage: Stage, standing: readonly TierStanding[]): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (tier: number | null) => {
    if (tier !== null) counts.set(tier, (counts.get(tier) ?? 0) + 1);
  };
  for (const { tier, out } of standing) if (out) add(tier);
  stage.plan.nodes.forEach((planned, node) => {
    const { a, b, verdict } = at(stage.cells, node);
    if (verdict !== UNDECIDED || planned.endsUnlessB) return;
    add(planned.winnerTier);
    if (a !== NOBODY && b !== NOBODY) add(planned.loserTier);
  });
  return counts;
}
