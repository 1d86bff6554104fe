/** What a player's line on a map repeats of the series, and what it adds to totals. Pure. */
import { rate } from '@mes/domain/rating/rating';
import { type Counts, typedLine } from '@mes/domain/scoreboard/stat-line';
import type { Side, TeamSlot } from '@mes/domain/series/team-slots';
import type { StatLineInput } from '../matches/changes/service';
import type { MapRow, Series } from '../matches/tables';
import type { playerMaps, playerTotals } from './tables';

export type LineRow = typeof playerMaps.$inferSelect;
export type TotalsRow = Omit<typeof playerTotals.$inferSelect, 'rating' | 'kd'>;

/** What is known of a player on a map, before it is said which map that was. */
export interface CountedPlayer {
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly counts: Counts;
  /** Null where it was typed in. */
  readonly sides: Readonly<Record<Side, Counts>> | null;
}

/** A series as lines need it. Matches outside tournaments belong to no season. */
export interface PlayedSeries
  extends Pick<Series, 'id' | 'teamA' | 'teamB' | 'tournament' | 'finishedAt'> {
  readonly season: number | null;
}

export function lineOf(
  series: PlayedSeries,
  map: MapRow,
  { player, opponent, counts, sides }: CountedPlayer,
): LineRow {
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
export function withContext(line: LineRow, series: PlayedSeries, map: MapRow): LineRow {
  return { ...line, ...contextOf(series, map, line.opponent) };
}

export function countTyped({ player, opponent, ...shown }: StatLineInput): CountedPlayer {
  const { rating: _, ...counts } = typedLine(shown);
  return { player, opponent, counts, sides: null };
}

function contextOf(series: PlayedSeries, map: MapRow, opponent: TeamSlot) {
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

/** A series that is entered long after it was played has maps that were written down today. */
function endOf({ finishedAt }: PlayedSeries, map: MapRow): number {
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
] as const satisfies readonly (keyof LineRow & keyof TotalsRow)[];

/** The columns of totals that add up. */
export const SUMMED = [
  ...ADDED,
  'maps',
  'mapWins',
  'mapLosses',
  'ratedRounds',
  'ratingSum',
] as const satisfies readonly (keyof TotalsRow)[];

export function scopesOf({ season, tournament }: Pick<LineRow, 'season' | 'tournament'>): string[] {
  return [
    'all',
    ...(season === null ? [] : [`season:${season}`]),
    ...(tournament === null ? [] : [`tournament:${tournament}`]),
  ];
}

/** What totals change by when lines go and others come. Integers: no order of changes matters. */
export function totalsChange(gone: readonly LineRow[], come: readonly LineRow[]): TotalsRow[] {
  const changes = new Map<string, TotalsRow>();
  for (const line of gone) addLine(changes, line, -1);
  for (const line of come) addLine(changes, line, 1);
  return [...changes.values()]
    .filter((change) => SUMMED.some((column) => change[column] !== 0))
    .sort((one, other) => compare(one.scope, other.scope) || compare(one.player, other.player));
}

function addLine(changes: Map<string, TotalsRow>, line: LineRow, sign: 1 | -1): void {
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
