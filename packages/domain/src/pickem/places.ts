/** The places that are left for the teams of a stage. */
import { at } from '../tournament/model/paged-array';
import { NOBODY } from '../tournament/model/plan';
import { NO_WINNER, type Stage } from '../tournament/model/state';
import { tallies } from '../tournament/model/tally';
import { groupOrders, isGroupOver } from '../tournament/stages/group-tables';
import { narrowingPlaces, type PlaceRange } from '../tournament/stages/outcome';
import { placements } from '../tournament/stages/stage';
import { isElimination } from './questions';
import type { Reach } from './reach';

/** Never narrower than the truth; both ends are the same when it is settled. */
export interface PlaceOutlook extends PlaceRange {
  /** The groups that it is or may come into; null where there are none. */
  readonly groups: ReadonlySet<number> | null;
  /** It plays the stage, and does not only have a chance to. */
  readonly isIn: boolean;
  /** It was dropped in this stage: it goes nowhere, whatever its place. */
  readonly isOut: boolean;
}

export function placesOf(input: {
  stage: Stage;
  /** The teams that each entrant is or may turn out to be. */
  entrants: readonly ReadonlySet<string>[];
  isBegun: boolean;
  reaches: readonly Reach[];
}): Map<string, PlaceOutlook> {
  if (!input.isBegun) return anyPlaces(input);
  return isElimination(input.stage.settings)
    ? bracketPlaces(input.stage)
    : groupPlaces(input.stage, input.reaches);
}

/** Nothing is played yet: every place of every group that a team may come into. */
function anyPlaces({
  stage,
  entrants,
}: {
  stage: Stage;
  entrants: readonly ReadonlySet<string>[];
}): Map<string, PlaceOutlook> {
  const { plan, settings } = stage;
  const hasGroups = settings.format === 'round_robin' || settings.format === 'gsl';
  const places = new Map<string, { worst: number; groups: Set<number> }>();
  plan.groups.forEach((members, group) => {
    for (const team of members.flatMap((entrant) => [...entrants[entrant]!])) {
      const own = places.get(team) ?? { worst: 0, groups: new Set() };
      own.worst = Math.max(own.worst, members.length);
      own.groups.add(group);
      places.set(team, own);
    }
  });
  return new Map(
    [...places].map(([team, { worst, groups }]) => [
      team,
      { best: 1, worst, groups: hasGroups ? groups : null, isIn: false, isOut: false },
    ]),
  );
}

function bracketPlaces(stage: Stage): Map<string, PlaceOutlook> {
  return new Map(
    placements(stage).map(({ team, from, to }) => [
      team,
      {
        best: from,
        worst: to,
        groups: null,
        isIn: true,
        isOut: stage.dropped.has(stage.seeds.get(team)!),
      },
    ]),
  );
}

function groupPlaces(stage: Stage, reaches: readonly Reach[]): Map<string, PlaceOutlook> {
  const tally = tallies(stage);
  const places = new Map<string, PlaceOutlook>();
  groupOrders(stage, tally).forEach((order, group) => {
    const stay = order.filter((team) => !stage.dropped.has(team));
    const isOver = isGroupOver(stage, group);
    const ranges = isOver
      ? stay.map((_, index) => ({ best: index + 1, worst: index + 1 }))
      : stage.settings.format === 'gsl'
        ? gslRanges(stage, { group, teams: stay, reaches })
        : narrowingPlaces(stage, stay, tally);
    order.forEach((team, index) => {
      const isOut = index >= stay.length;
      const last = isOver
        ? { best: index + 1, worst: index + 1 }
        : { best: stay.length + 1, worst: order.length };
      places.set(stage.entrants[team]!.team, {
        ...(isOut ? last : ranges[index]!),
        groups: stage.settings.format === 'swiss' ? null : new Set([group]),
        isIn: true,
        isOut,
      });
    });
  });
  return places;
}

/** By how far each team can still come in the bracket of its group. */
function gslRanges(
  stage: Stage,
  { group, teams, reaches }: { group: number; teams: readonly number[]; reaches: readonly Reach[] },
): PlaceRange[] {
  const anywhere = { best: 1, worst: teams.length };
  const nodes = stage.plan.nodes.flatMap(({ position }, node) =>
    position.group === group ? [node] : [],
  );
  const isUsual =
    teams.length === stage.plan.groups[group]!.length &&
    nodes.every((node) => at(stage.cells, node).verdict !== NO_WINNER);
  // A team that is out, or a match without a winner, moves others to places that the plan does not name.
  if (!isUsual) return teams.map(() => anywhere);
  const exits = nodes.flatMap((node) => exitsOf(stage, node, reaches[node]!));
  const tiers = [...new Set(exits.map(({ tier }) => tier))].sort((a, b) => a - b);
  const ends = tiers.map((tier) => exits.filter((exit) => exit.tier <= tier).length);
  return teams.map((team) => {
    const { team: id } = stage.entrants[team]!;
    const own = tiers.flatMap((tier, index) =>
      exits.some((exit) => exit.tier === tier && exit.teams.has(id)) ? [index] : [],
    );
    if (own.length === 0) return anywhere;
    return { best: 1 + (ends[own[0]! - 1] ?? 0), worst: ends[own.at(-1)!]! };
  });
}

/** The ways out of the stage that a match is, with the teams that can take them. */
function exitsOf(stage: Stage, node: number, { winners, losers }: Reach) {
  const { winnerTier, loserTier } = stage.plan.nodes[node]!;
  const { a, b } = at(stage.cells, node);
  const hasLoser = a !== NOBODY && b !== NOBODY;
  return [
    ...(winnerTier === null ? [] : [{ tier: winnerTier, teams: winners }]),
    ...(loserTier === null || !hasLoser ? [] : [{ tier: loserTier, teams: losers }]),
  ];
}
