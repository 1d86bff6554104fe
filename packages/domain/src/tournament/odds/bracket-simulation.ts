import { at } from '../model/paged-array';
import { NOBODY, type PlanNode, type Target } from '../model/plan';
import { type Stage, UNDECIDED } from '../model/state';
import { standings } from '../model/tiers';
import type { Luck } from './luck';
import { EMPTY, type Field, type Simulation } from './simulation';

/** A match that is not decided, with its slots as indices into one array: node * 2 + side. */
interface Open {
  readonly node: number;
  readonly round: number;
  readonly winnerTo: number;
  readonly loserTo: number;
  readonly winnerRank: number;
  readonly loserRank: number;
  readonly endsUnlessB: boolean;
}

const NOWHERE = -1;

/** Single and double elimination and GSL groups. */
export function simulateBracket(stage: Stage, { teams: teamCount, luck }: Field): Simulation {
  const { plan, cells, entrants } = stage;
  const start = new Int32Array(plan.nodes.length * 2);
  plan.nodes.forEach((_, node) => {
    const { a, b } = at(cells, node);
    start[node * 2] = a;
    start[node * 2 + 1] = b;
  });
  const ranks = rankOfTiers(stage);
  const known = Int32Array.from(standings(stage), ({ tier }) => ranks.get(tier)!);
  const slots = new Int32Array(start.length);
  const reached = new Int32Array(entrants.length);
  const open = openMatches(stage, ranks);
  const appearances = new Float64Array(plan.rounds.length * teamCount);
  const groups = plan.groups.map((group) => Int32Array.from(group));
  const orders = groups.map(({ length }) => new Int32Array(length));

  return {
    orders,
    appearances,
    run(teams) {
      slots.set(start);
      reached.set(known);
      for (const match of open) {
        let a = slots[match.node * 2]!;
        let b = slots[match.node * 2 + 1]!;
        if (a >= 0 && teams[a] === EMPTY) a = NOBODY;
        if (b >= 0 && teams[b] === EMPTY) b = NOBODY;
        if (a >= 0 && b >= 0) {
          appearances[match.round * teamCount + teams[a]!]! += 1;
          appearances[match.round * teamCount + teams[b]!]! += 1;
        }
        const aWins = a >= 0 && (b < 0 || isBeaten(stage, { a, b, teams, luck }));
        const winner = aWins ? a : b;
        const loser = aWins ? b : a;
        const over = match.endsUnlessB && (aWins || a < 0);
        if (over || match.winnerTo === NOWHERE) {
          if (winner >= 0) reached[winner] = match.winnerRank;
        }
        if (over || match.loserTo === NOWHERE) {
          if (loser >= 0) reached[loser] = match.loserRank;
        }
        if (match.winnerTo !== NOWHERE) slots[match.winnerTo] = over ? NOBODY : winner;
        if (match.loserTo !== NOWHERE) slots[match.loserTo] = over ? NOBODY : loser;
      }
      for (let index = 0; index < groups.length; index++) {
        const order = orders[index]!;
        byRank(groups[index]!, { reached, ranks: ranks.size, teams, order });
      }
    },
  };
}

/** Whoever was dropped loses what is left. */
function isBeaten(
  { dropped }: Stage,
  { a, b, teams, luck }: { a: number; b: number; teams: Int32Array; luck: Luck },
): boolean {
  if (dropped.size > 0) {
    const leftA = dropped.get(a) ?? Number.POSITIVE_INFINITY;
    const leftB = dropped.get(b) ?? Number.POSITIVE_INFINITY;
    if (leftA !== leftB) return leftB < leftA;
  }
  return luck.beats(teams[a]!, teams[b]!);
}

function openMatches({ plan, cells }: Stage, ranks: ReadonlyMap<number, number>): Open[] {
  const roundOf = new Map(
    plan.rounds.flatMap(({ nodes }, round) => nodes.map((node) => [node, round])),
  );
  const rankOf = (tier: number | null) => (tier === null ? 0 : ranks.get(tier)!);
  return plan.nodes.flatMap((planned: Readonly<PlanNode>, node): Open[] => {
    if (at(cells, node).verdict !== UNDECIDED) return [];
    return [
      {
        node,
        round: roundOf.get(node)!,
        winnerTo: slotOf(planned.winnerTo),
        loserTo: slotOf(planned.loserTo),
        winnerRank: rankOf(planned.winnerTier),
        loserRank: rankOf(planned.loserTier),
        endsUnlessB: planned.endsUnlessB,
      },
    ];
  });
}

/** Tiers as whole numbers from 0, best first. */
function rankOfTiers({ plan }: Stage): Map<number, number> {
  const tiers = new Set(plan.nodes.flatMap(({ winnerTier, loserTier }) => [winnerTier, loserTier]));
  const sorted = [...tiers].filter((tier) => tier !== null).sort((a, b) => a - b);
  return new Map(sorted.map((tier, rank) => [tier, rank]));
}

function slotOf(target: Target | null): number {
  return target ? target.node * 2 + target.side : NOWHERE;
}

/** Best rank first, by counting; equal ranks stay in order of seed. */
function byRank(
  group: Int32Array,
  {
    reached,
    ranks,
    teams,
    order,
  }: { reached: Int32Array; ranks: number; teams: Int32Array; order: Int32Array },
): void {
  let filled = 0;
  for (let rank = 0; rank < ranks; rank++) {
    for (const entrant of group)
      if (reached[entrant] === rank && teams[entrant] !== EMPTY) order[filled++] = teams[entrant]!;
  }
  order.fill(EMPTY, filled);
}
