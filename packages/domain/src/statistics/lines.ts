/** The statistics line of a player on a map, and the totals of lines. */
import type { DefuseMap } from '../maps/maps';
import { rate } from '../rating/rating';
import { type Counts, manualLine } from '../scoreboard/stat-line';
import type { Side, TeamSlot } from '../series/team-slots';
import { type KastCounts, NO_KAST } from './kast';
import type { WeaponKills } from './weapons';

type LineCounts = Omit<Counts, 'multiKills'> &
  KastCounts & {
    readonly twoKills: number;
    readonly threeKills: number;
    readonly fourKills: number;
    readonly fiveKills: number;
    readonly roundWins: number;
    readonly roundLosses: number;
  };

/** Repeats the columns that statistics filter by, so that reads need no joins. */
export interface StatisticsLine extends LineCounts {
  readonly match: string;
  /** The index of the map in order of play. */
  readonly map: number;
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly team: string | null;
  readonly versus: string | null;
  readonly gameMap: DefuseMap;
  readonly tournament: string | null;
  readonly season: number | null;
  readonly at: number;
  readonly won: boolean | null;
  /** True if its rounds were captured. A line that was typed in has no rating. */
  readonly captured: boolean;
  /** In thousandths; null if no rounds were captured. */
  readonly rating: number | null;
  /** The counts for each side of the team; null if no rounds were captured. */
  readonly sides: Readonly<Record<Side, Counts>> | null;
  /** Kills whose weapon is known; null if they were not counted. */
  readonly weapons: WeaponKills | null;
}

/** Sums of the lines of a player over a scope: `all`, a season or a tournament. */
export type StatisticsTotals = Record<(typeof TOTAL_COLUMNS)[number], number> & {
  readonly scope: string;
  readonly player: string;
};

/** The counts of a player on a map, without the context of the map. */
export interface PlayerCounts {
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly counts: Counts;
  /** Null if it was typed in. */
  readonly sides: Readonly<Record<Side, Counts>> | null;
  readonly kast: KastCounts;
  readonly weapons: WeaponKills | null;
}

/** Counts that were typed in instead of captured. */
export interface ManualPlayerInput {
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
}

/** A series, as far as lines need it. Matches outside of tournaments have no season. */
export interface LineSeries {
  readonly id: string;
  readonly teamA: string | null;
  readonly teamB: string | null;
  readonly tournament: string | null;
  readonly season: number | null;
  readonly finishedAt: number | null;
}

export interface LineMap {
  readonly index: number;
  readonly map: DefuseMap;
  readonly winner: TeamSlot | null;
  readonly scoreA: number;
  readonly scoreB: number;
  readonly finishedAt: number | null;
}

export function toStatisticsLine(
  series: LineSeries,
  map: LineMap,
  { player, opponent, counts, sides, kast, weapons }: PlayerCounts,
): StatisticsLine {
  const { multiKills, ...rest } = counts;
  const rating = rate(counts);
  return {
    player,
    ...rest,
    ...kast,
    twoKills: multiKills.two,
    threeKills: multiKills.three,
    fourKills: multiKills.four,
    fiveKills: multiKills.five,
    rating: rating === null ? null : Math.round(rating * 1_000),
    captured: sides !== null,
    sides,
    weapons,
    ...contextOf(series, map, opponent),
  };
}

/** The same counts after a change of the series. */
export function withContext(
  line: StatisticsLine,
  series: LineSeries,
  map: LineMap,
): StatisticsLine {
  return { ...line, ...contextOf(series, map, line.opponent) };
}

export function countsFromInput({
  player,
  opponent,
  kills,
  deaths,
  assists,
}: ManualPlayerInput): PlayerCounts {
  const { rating: _, ...counts } = manualLine({ kills, deaths, assists });
  return { player, opponent, counts, sides: null, kast: NO_KAST, weapons: null };
}

function contextOf(series: LineSeries, map: LineMap, opponent: TeamSlot) {
  const isA = opponent === 'A';
  return {
    match: series.id,
    map: map.index,
    opponent,
    team: isA ? series.teamA : series.teamB,
    versus: isA ? series.teamB : series.teamA,
    gameMap: map.map,
    tournament: series.tournament,
    season: series.season,
    at: endTime(series, map),
    won: map.winner === null ? null : map.winner === opponent,
    roundWins: isA ? map.scoreA : map.scoreB,
    roundLosses: isA ? map.scoreB : map.scoreA,
  };
}

/** The earlier of both times: maps of a series that is entered days later have the time of entry. */
function endTime({ finishedAt }: LineSeries, map: LineMap): number {
  return Math.min(map.finishedAt ?? Number.POSITIVE_INFINITY, finishedAt ?? map.finishedAt ?? 0);
}

/** What totals add up of the counts of lines. */
export const LINE_COLUMNS = [
  'rounds',
  'kills',
  'deaths',
  'assists',
  'headshots',
  'plants',
  'defuses',
  'openingKills',
  'openingDeaths',
  'twoKills',
  'threeKills',
  'fourKills',
  'fiveKills',
  'clutches',
  'kastRounds',
  'kastOf',
  'roundWins',
  'roundLosses',
] as const satisfies readonly (keyof StatisticsLine)[];

/** The columns of totals. */
export const TOTAL_COLUMNS = [
  ...LINE_COLUMNS,
  'maps',
  'mapWins',
  'mapLosses',
  'capturedKills',
  'ratedRounds',
  'ratingSum',
] as const;

export function scopesOf({
  season,
  tournament,
}: Pick<StatisticsLine, 'season' | 'tournament'>): string[] {
  return [
    'all',
    ...(season === null ? [] : [`season:${season}`]),
    ...(tournament === null ? [] : [`tournament:${tournament}`]),
  ];
}

/** The change of totals when lines are replaced. Integers, so the order does not matter. */
export function diffTotals(
  removed: readonly StatisticsLine[],
  added: readonly StatisticsLine[],
): StatisticsTotals[] {
  const changes = new Map<string, StatisticsTotals>();
  for (const line of removed) addLine(changes, line, -1);
  for (const line of added) addLine(changes, line, 1);
  return [...changes.values()]
    .filter((change) => TOTAL_COLUMNS.some((column) => change[column] !== 0))
    .sort((a, b) => compare(a.scope, b.scope) || compare(a.player, b.player));
}

function addLine(changes: Map<string, StatisticsTotals>, line: StatisticsLine, sign: 1 | -1): void {
  const added = countsOfTotals(line);
  for (const scope of scopesOf(line)) {
    const key = `${scope} ${line.player}`;
    const totals = changes.get(key) ?? { ...NO_TOTALS, scope, player: line.player };
    for (const column of TOTAL_COLUMNS) totals[column] += sign * added[column];
    changes.set(key, totals);
  }
}

type TotalCounts = Record<(typeof TOTAL_COLUMNS)[number], number>;

/** The sums of some lines of one player. */
export function sumTotals(lines: readonly StatisticsLine[]): TotalCounts {
  const totals = { ...NO_TOTALS };
  for (const line of lines) {
    const added = countsOfTotals(line);
    for (const column of TOTAL_COLUMNS) totals[column] += added[column];
  }
  return totals;
}

/** What one line adds to totals. Typed lines have kills without rounds, so these are apart. */
function countsOfTotals(line: StatisticsLine): TotalCounts {
  const rated = line.rating === null ? 0 : line.rounds;
  return {
    ...(Object.fromEntries(LINE_COLUMNS.map((column) => [column, line[column]])) as TotalCounts),
    maps: 1,
    mapWins: line.won === true ? 1 : 0,
    mapLosses: line.won === false ? 1 : 0,
    capturedKills: line.rounds === 0 ? 0 : line.kills,
    ratedRounds: rated,
    ratingSum: (line.rating ?? 0) * rated,
  };
}

const NO_TOTALS = Object.fromEntries(TOTAL_COLUMNS.map((column) => [column, 0])) as TotalCounts;

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
