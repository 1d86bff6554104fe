import { encountersOf, inOrder } from '../groups/standings';
import type { Stage } from '../model/state';
import { tallies } from '../model/tally';
import { population, standings, type TierStanding } from '../model/tiers';
import { groupOrders, isGroupOver } from './group-tables';

export interface Placement {
  readonly team: string;
  /** Its place among all teams of the stage: 1 to n, no two the same. */
  readonly place: number;
  /** What people call it: 5 to 8 for the losers of a quarterfinal, 1 to 4 for the winners of four groups. */
  readonly from: number;
  readonly to: number;
  /** Null outside groups. */
  readonly group: number | null;
  /** Its place in the group, or in the stage where there are no groups. */
  readonly groupPlace: number;
  /** No match can change it any more. Until then `from` and `to` are what is possible or stands. */
  readonly isFinal: boolean;
}

/** Every team of the stage, best first. */
export function placements(stage: Stage): Placement[] {
  const { format } = stage.settings;
  return format === 'single_elimination' || format === 'double_elimination'
    ? bracketPlacements(stage)
    : groupPlacements(stage);
}

function bracketPlacements(stage: Stage): Placement[] {
  const standing = standings(stage);
  const counts = population(stage, standing);
  const order = stage.entrants
    .map((_, team) => team)
    .sort((a, b) => compare(standing[a]!, standing[b]!) || a - b);
  const last = (tier: number) =>
    [...counts].reduce((sum, [other, count]) => (other <= tier ? sum + count : sum), 0);
  return order.map((team, index): Placement => {
    const { tier, out } = standing[team]!;
    const to = last(tier);
    return {
      team: stage.entrants[team]!.team,
      place: index + 1,
      from: out ? to - counts.get(tier)! + 1 : 1,
      to,
      group: null,
      groupPlace: index + 1,
      isFinal: out,
    };
  });
}

/** Who is still in stands before those who are out in the tier that it has for certain. */
function compare(a: TierStanding, b: TierStanding): number {
  return a.tier - b.tier || Number(a.out) - Number(b.out);
}

/** All firsts of their groups, then all seconds, and so on. */
function groupPlacements(stage: Stage): Placement[] {
  const tally = tallies(stage);
  const encounters = encountersOf(stage);
  const orders = groupOrders(stage, tally);
  const groupOf = new Map(orders.flatMap((order, group) => order.map((team) => [team, group])));
  const over = orders.map((_, group) => isGroupOver(stage, group));
  const placed: Placement[] = [];
  for (let row = 0; placed.length < stage.entrants.length; row++) {
    const level = orders.flatMap((order) => order[row] ?? []);
    const from = placed.length + 1;
    for (const team of inOrder(stage, level, { tally, encounters })) {
      const group = groupOf.get(team)!;
      placed.push({
        team: stage.entrants[team]!.team,
        place: placed.length + 1,
        from,
        to: from + level.length - 1,
        group: stage.settings.format === 'swiss' ? null : group,
        groupPlace: row + 1,
        isFinal: over[group]!,
      });
    }
  }
  return placed;
}
