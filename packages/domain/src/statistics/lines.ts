/** The line of a player on a map of a series, and what lines add to totals. */
import type { DefuseMap } from '../maps/maps';
import { rate } from '../rating/rating';
import { type Counts, typedLine } from '../scoreboard/stat-line';
import type { Side, TeamSlot } from '../series/team-slots';

type LineCounts = Omit<Counts, 'multiKills'> & {
  readonly twoKills: number;
  readonly threeKills: number;
  readonly fourKills: number;
  readonly fiveKills: number;
  readonly roundWins: number;
  readonly roundLosses: number;
};

/** It repeats what statistics filter by, so that no page has to join or to read single events. */
export interface StatisticsLine extends LineCounts {
  readonly match: string;
  /** Index in the order of play. */
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
  /** Its rounds were captured; a line typed in by hand has no rating. */
  readonly captured: boolean;
  /** Thousandths; null where no rounds were captured. */
  readonly rating: number | null;
  /** The counts for each side of the team; null where no rounds were captured. */
  readonly sides: Readonly<Record<Side, Counts>> | null;
}

/** Sums of the lines of a player over a scope: `all`, a season or a tournament. */
export type StatisticsTotals = Record<(typeof SUMMED)[number], number> & {
  readonly scope: string;
  readonly player: string;
};

/** What is known of a player on a map, before the line says which map that was. */
export interface CountedPlayer {
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly counts: Counts;
  /** Null where it was typed in. */
  readonly sides: Readonly<Record<Side, Counts>> | null;
}

/** What was typed in instead of captured. */
export interface TypedPlayer {
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
}

/** A series as lines need it. Matches outside tournaments belong to no season. */
export interface PlayedSeries {
  readonly id: string;
  readonly teamA: string | null;
  readonly teamB: string | null;
  readonly tournament: string | null;
  readonly season: number | null;
  readonly finishedAt: number | null;
}

export interface PlayedMap {
  readonly index: number;
  readonly map: DefuseMap;
  readonly winner: TeamSlot | null;
  readonly scoreA: number;
  readonly scoreB: number;
  readonly finishedAt: number | null;
}

export function toStatisticsLine(
  series: PlayedSeries,
  map: PlayedMap,
  { player, opponent, counts, sides }: CountedPlayer,
): StatisticsLine {
  const { multiKills, ...rest } = counts;
  const rating = rate(counts);
  return {
    player,
    ...rest,
    twoKills: multiKills.two,
    threeKills: multiKills.three,
    fourKills: multiKills.four,
    fiveKills: multiKills.five,
    rating: rating === null ? null : Math.round(rating * 1_000),
    captured: sides !== null,
    sides,
    ...contextOf(series, map, opponent),
  };
}

/** The same counts where the series around them has changed. */
export function withContext(
  line: StatisticsLine,
  series: PlayedSeries,
  map: PlayedMap,
): StatisticsLine {
  return { ...line, ...contextOf(series, map, line.opponent) };
}

export function countTyped({
  player,
  opponent,
  kills,
  deaths,
  assists,
}: TypedPlayer): CountedPlayer {
  const { rating: _, ...counts } = typedLine({ kills, deaths, assists });
  return { player, opponent, counts, sides: null };
}

function contextOf(series: PlayedSeries, map: PlayedMap, opponent: TeamSlot) {
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
    at: endOf(series, map),
    won: map.winner === null ? null : map.winner === opponent,
    roundWins: isA ? map.scoreA : map.scoreB,
    roundLosses: isA ? map.scoreB : map.scoreA,
  };
}

/** The earlier one: maps of a series that is entered days later carry the time of the entry. */
function endOf({ finishedAt }: PlayedSeries, map: PlayedMap): number {
  return Math.min(map.finishedAt ?? Number.POSITIVE_INFINITY, finishedAt ?? map.finishedAt ?? 0);
}

const ADDED = [
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
  'roundWins',
  'roundLosses',
] as const satisfies readonly (keyof StatisticsLine)[];

/** The columns of totals that add up. */
export const SUMMED = [
  ...ADDED,
  'maps',
  'mapWins',
  'mapLosses',
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

/** By how much totals change when lines are replaced. Integers, so the order does not matter. */
export function diffTotals(
  removed: readonly StatisticsLine[],
  added: readonly StatisticsLine[],
): StatisticsTotals[] {
  const changes = new Map<string, StatisticsTotals>();
  for (const line of removed) addLine(changes, line, -1);
  for (const line of added) addLine(changes, line, 1);
  return [...changes.values()]
    .filter((change) => SUMMED.some((column) => change[column] !== 0))
    .sort((one, other) => compare(one.scope, other.scope) || compare(one.player, other.player));
}

function addLine(changes: Map<string, StatisticsTotals>, line: StatisticsLine, sign: 1 | -1): void {
  const rated = line.rating === null ? 0 : line.rounds;
  const added = {
    ...Object.fromEntries(ADDED.map((column) => [column, line[column]])),
    maps: 1,
    mapWins: line.won === true ? 1 : 0,
    mapLosses: line.won === false ? 1 : 0,
    ratedRounds: rated,
    ratingSum: (line.rating ?? 0) * rated,
  } as Record<(typeof SUMMED)[number], number>;
  for (const scope of scopesOf(line)) {
    const key = `${scope} ${line.player}`;
    const known = changes.get(key) ?? { ...NO_TOTALS, scope, player: line.player };
    for (const column of SUMMED) known[column] += sign * added[column];
    changes.set(key, known);
  }
}

const NO_TOTALS = Object.fromEntries(SUMMED.map((column) => [column, 0])) as Record<
  (typeof SUMMED)[number],
  number
>;

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
