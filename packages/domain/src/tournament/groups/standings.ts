/** Who stands before whom in a table: the tie-breaks of a stage, applied in their order. */
import { at } from '../model/paged-array';
import { A_WINS, B_WINS, DRAWN, type Stage, UNDECIDED } from '../model/state';
import type { Tally } from '../model/tally';
import { POINTS, type TieBreak } from '../model/vocabulary';

/** Results between two teams: points that the first won against the second, by `meetingKey`. */
export type Encounters = ReadonlyMap<number, number>;

/**
 * The teams from first to last. Teams that a tie-break leaves level are separated by the next one,
 * which looks at them alone; the seed comes last in any case, so the order is always total. Teams
 * that were dropped stand behind the others.
 */
export function inOrder(
  stage: Stage,
  teams: readonly number[],
  { tally, encounters }: { tally: readonly Tally[]; encounters: Encounters },
): number[] {
  const breaks: readonly TieBreak[] = [...stage.tieBreaks, 'seed'];
  const stay = teams.filter((team) => !stage.dropped.has(team));
  const left = teams.filter((team) => stage.dropped.has(team));
  return [stay, left].flatMap((some) => separate(some, breaks, { stage, tally, encounters }));
}

interface Facts {
  readonly stage: Stage;
  readonly tally: readonly Tally[];
  readonly encounters: Encounters;
}

function separate(
  teams: readonly number[],
  [first, ...rest]: readonly TieBreak[],
  facts: Facts,
): number[] {
  if (teams.length < 2 || !first) return [...teams];
  const worth = worthBy(first, teams, facts);
  const levels = new Map<number, number[]>();
  for (const team of teams) {
    const level = levels.get(worth(team));
    if (level) level.push(team);
    else levels.set(worth(team), [team]);
  }
  return [...levels].sort(([a], [b]) => b - a).flatMap(([, level]) => separate(level, rest, facts));
}

/** What a tie-break makes of each team; more is better. */
function worthBy(
  tieBreak: TieBreak,
  teams: readonly number[],
  { stage, tally, encounters }: Facts,
): (team: number) => number {
  switch (tieBreak) {
    case 'points':
      return (team) => pointsOf(stage, tally[team]!);
    case 'head_to_head':
      return headToHead(teams, encounters, stage.entrants.length);
    case 'map_difference':
      return (team) => tally[team]!.mapWins - tally[team]!.mapLosses;
    case 'round_difference':
      return (team) => tally[team]!.roundWins - tally[team]!.roundLosses;
    case 'seed':
      return (team) => -team;
  }
}

/**
 * Where teams play until a record is reached, the same wins with fewer losses are better: a loss
 * takes less than the smallest difference of points.
 */
export function pointsOf({ settings }: Stage, { points, losses }: Tally): number {
  const byRecord = settings.format === 'swiss' && settings.target.kind === 'records';
  return byRecord ? points - losses / 100 : points;
}

/** Points among the tied alone, if each has met each; otherwise it would compare different things. */
function headToHead(
  teams: readonly number[],
  encounters: Encounters,
  entrants: number,
): (team: number) => number {
  const points = new Map<number, number>();
  for (const team of teams) {
    let sum = 0;
    for (const other of teams) {
      if (other === team) continue;
      const won = encounters.get(meetingKey(team, other, entrants));
      if (won === undefined) return () => 0;
      sum += won;
    }
    points.set(team, sum);
  }
  return (team) => points.get(team)!;
}

export function meetingKey(team: number, other: number, entrants: number): number {
  return team * entrants + other;
}

/** What every two teams won against each other in decided matches. */
export function encountersOf({ plan, cells, entrants }: Stage): Encounters {
  const encounters = new Map<number, number>();
  const add = (team: number, other: number, points: number) => {
    const key = meetingKey(team, other, entrants.length);
    encounters.set(key, (encounters.get(key) ?? 0) + points);
  };
  plan.nodes.forEach((_, node) => {
    const { a, b, verdict, result } = at(cells, node);
    if (verdict === UNDECIDED || a < 0 || b < 0 || result?.kind === 'cancelled') return;
    const drawn = verdict === DRAWN ? POINTS.draw : POINTS.loss;
    add(a, b, verdict === A_WINS ? POINTS.win : drawn);
    add(b, a, verdict === B_WINS ? POINTS.win : drawn);
  });
  return encounters;
}
