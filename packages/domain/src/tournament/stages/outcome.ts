/** Whether a team goes on to another stage, as soon as that is certain by play. */
import { pointsOf } from '../groups/standings';
import { at } from '../model/paged-array';
import { type Stage, UNDECIDED } from '../model/state';
import type { Tally } from '../model/tally';
import { POINTS, type StageOutcome, type StageSettings } from '../model/vocabulary';

/** Of a team that ends somewhere from `best` to `worst`; null where nobody goes on. */
export function outcomeBetween(
  { advances }: StageSettings,
  { best, worst }: { best: number; worst: number },
): StageOutcome {
  if (advances.length === 0) return null;
  let inside = 0;
  for (const { from, to } of advances)
    inside += Math.max(0, Math.min(to, worst) - Math.max(from, best) + 1);
  if (inside === 0) return 'eliminated';
  return inside === worst - best + 1 ? 'advances' : null;
}

/**
 * The best and the worst place that is left for each of the teams of a table. The bounds may be
 * wider than the truth and are never narrower: of teams that might still pass, only two that need
 * the same match are known not to pass both.
 */
export function possiblePlaces(
  stage: Stage,
  teams: readonly number[],
  tally: readonly Tally[],
): PlaceRange[] {
  if (stage.tieBreaks[0] !== 'points') return teams.map(() => ({ best: 1, worst: teams.length }));
  const open = openMatches(stage, teams);
  const reach = reaches(stage, teams, { tally, open });
  return rangesByReach(reach).map(({ best, worst }, place) => ({
    best,
    worst: worst - exclusivePairs(open, reach, { place, needed: reach[place]!.least }),
  }));
}

/**
 * The same by points alone. Wider, but a result never widens them again: what was impossible stays
 * impossible.
 */
export function narrowingPlaces(
  stage: Stage,
  teams: readonly number[],
  tally: readonly Tally[],
): PlaceRange[] {
  if (stage.tieBreaks[0] !== 'points') return teams.map(() => ({ best: 1, worst: teams.length }));
  return rangesByReach(reaches(stage, teams, { tally, open: openMatches(stage, teams) }));
}

export interface PlaceRange {
  readonly best: number;
  readonly worst: number;
}

function reaches(
  stage: Stage,
  teams: readonly number[],
  { tally, open }: { tally: readonly Tally[]; open: readonly (readonly [number, number])[] },
): Reach[] {
  const left = new Int32Array(teams.length);
  for (const pair of open) for (const place of pair) left[place]! += 1;
  return teams.map((team, place) => reachOf(stage, tally[team]!, left[place]!));
}

function rangesByReach(reach: readonly Reach[]): PlaceRange[] {
  const least = reach.map((own) => own.least).sort((a, b) => a - b);
  const most = reach.map((own) => own.most).sort((a, b) => a - b);
  return reach.map((own) => {
    const above = least.length - countUpTo(least, own.most);
    const rivals = most.length - countBelow(most, own.least) - 1;
    return { best: 1 + above, worst: 1 + rivals };
  });
}

/** Points that a team can end with. */
interface Reach {
  readonly least: number;
  readonly most: number;
  /** If it does not win the next match. */
  readonly mostWithoutWin: number;
}

function reachOf(stage: Stage, tally: Tally, open: number): Reach {
  const { settings } = stage;
  const ended = (wins: number, losses: number, draws = 0) =>
    pointsOf(stage, {
      ...tally,
      points: tally.points + wins * POINTS.win + draws * POINTS.draw,
      losses: tally.losses + losses,
    });
  const undrawn = stage.plan.rounds.filter(({ nodes }) => nodes.length === 0).length;
  const left = open + undrawn;
  if (settings.format !== 'swiss' || settings.target.kind === 'rounds')
    return { least: ended(0, left), most: ended(left, 0), mostWithoutWin: ended(left - 1, 0, 1) };

  const { target } = settings;
  const toWin = target.wins - tally.wins;
  const toLose = target.losses - tally.losses;
  if (toWin <= 0 || toLose <= 0 || left === 0) {
    const now = ended(0, 0);
    return { least: now, most: now, mostWithoutWin: now };
  }
  return {
    least: ended(0, Math.min(left, toLose)),
    most: ended(Math.min(left, toWin), 0),
    // A cancelled match is not lost either.
    mostWithoutWin: ended(Math.min(left - 1, toWin), 0),
  };
}

/** Matches of these teams that can be played now or later, as places in the list of teams. */
function openMatches({ plan, cells }: Stage, teams: readonly number[]): [number, number][] {
  const places = new Map(teams.map((team, place) => [team, place]));
  return plan.nodes.flatMap((_, node): [number, number][] => {
    const { a, b, verdict } = at(cells, node);
    const pair = [places.get(a), places.get(b)] as const;
    if (verdict !== UNDECIDED || pair[0] === undefined || pair[1] === undefined) return [];
    return [[pair[0], pair[1]]];
  });
}

/** How many pairs of rivals, none in two of them, meet in a match that both would have to win. */
function exclusivePairs(
  open: readonly (readonly [number, number])[],
  reach: readonly Reach[],
  { place, needed }: { place: number; needed: number },
): number {
  const mustWin = ({ most, mostWithoutWin }: Reach) => most >= needed && mostWithoutWin < needed;
  const taken = new Set([place]);
  for (const [a, b] of open) {
    if (!mustWin(reach[a]!) || !mustWin(reach[b]!) || taken.has(a) || taken.has(b)) continue;
    taken.add(a).add(b);
  }
  return (taken.size - 1) / 2;
}

/** How many of the sorted numbers are at most `limit`. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
