import { encountersOf, inOrder } from '../groups/standings';
import { at } from '../model/paged-array';
import { groupName } from '../model/rounds';
import { type Stage, UNDECIDED } from '../model/state';
import { type Tally, tallies } from '../model/tally';
import { standings } from '../model/tiers';
import type { StageOutcome } from '../model/vocabulary';
import { isFinished } from './finished';
import { outcomeBetween, possiblePlaces } from './outcome';

export interface TableRow extends Omit<Readonly<Tally>, 'byes'> {
  readonly place: number;
  readonly team: string;
  /** As the results stand: a later drop or correction can still change it. */
  readonly outcome: StageOutcome;
}

export interface Table {
  readonly group: number;
  readonly name: string;
  readonly rows: readonly TableRow[];
}

/** The tables of groups, or of a Swiss stage, which is one group. Brackets have none. */
export function tables(stage: Stage): Table[] {
  const { format } = stage.settings;
  if (format === 'single_elimination' || format === 'double_elimination') return [];
  const tally = tallies(stage);
  return groupOrders(stage, tally).map((order, group) => {
    const outcomes = outcomesOf(stage, { order, group, tally });
    return {
      group,
      name: format === 'swiss' ? 'Standings' : groupName(group),
      rows: order.map((team, index) =>
        rowOf(tally[team]!, {
          place: index + 1,
          team: stage.entrants[team]!.team,
          outcome: outcomes[index]!,
        }),
      ),
    };
  });
}

/** Entrants of each group from first to last, as it stands. */
export function groupOrders(stage: Stage, tally = tallies(stage)): number[][] {
  const { plan, settings } = stage;
  if (settings.format === 'gsl') return plan.groups.map((group) => byBracket(stage, group, tally));
  const encounters = encountersOf(stage);
  return plan.groups.map((group) => inOrder(stage, group, { tally, encounters }));
}

/** Whether a group has no open match left. */
export function isGroupOver(stage: Stage, group: number): boolean {
  if (stage.settings.format === 'swiss') return isFinished(stage);
  return stage.plan.rounds.every(
    (round) =>
      round.group !== group ||
      round.nodes.every((node) => at(stage.cells, node).verdict !== UNDECIDED),
  );
}

function byBracket(stage: Stage, group: readonly number[], tally: readonly Tally[]): number[] {
  const standing = standings(stage);
  const left = (team: number) => (stage.dropped.has(team) ? 1 : 0);
  const out = (team: number) => (standing[team]!.out ? 1 : 0);
  const balance = (team: number) => tally[team]!.wins - tally[team]!.losses;
  return group.toSorted(
    (a, b) =>
      left(a) - left(b) ||
      standing[a]!.tier - standing[b]!.tier ||
      out(a) - out(b) ||
      balance(b) - balance(a) ||
      a - b,
  );
}

/** In the order of the table. Whoever was dropped stands last and goes nowhere. */
function outcomesOf(
  stage: Stage,
  { order, group, tally }: { order: readonly number[]; group: number; tally: readonly Tally[] },
): StageOutcome[] {
  const { settings, dropped } = stage;
  const stay = order.filter((team) => !dropped.has(team));
  const places = isGroupOver(stage, group)
    ? stay.map((_, index) => ({ best: index + 1, worst: index + 1 }))
    : settings.format === 'gsl'
      ? placesInBracket(stage, stay)
      : possiblePlaces(stage, stay, tally);
  return order.map((_, index) => {
    if (index < stay.length) return outcomeBetween(settings, places[index]!);
    return settings.advances.length > 0 ? 'eliminated' : null;
  });
}

/** A team that is out is behind all whose worst is better, and before all whose best is worse. */
function placesInBracket(
  stage: Stage,
  teams: readonly number[],
): { best: number; worst: number }[] {
  const standing = standings(stage);
  const bestTier = (team: number) => (standing[team]!.out ? standing[team]!.tier : 0);
  return teams.map((team) => {
    const others = teams.filter((other) => other !== team);
    const above = others.filter((other) => standing[other]!.tier < bestTier(team));
    const notBelow = others.filter((other) => bestTier(other) <= standing[team]!.tier);
    return { best: 1 + above.length, worst: 1 + notBelow.length };
  });
}

function rowOf(tally: Tally, head: Pick<TableRow, 'place' | 'team' | 'outcome'>): TableRow {
  const { byes: _, ...counts } = tally;
  return { ...head, ...counts };
}
