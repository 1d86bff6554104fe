/** What the page of a player shows of the maps that pass its filters; lines are oldest first. */
import type { DefuseMap } from '../maps/maps';
import { combineRatings } from '../rating/rating';
import { createLine, type StatLine, sumLines } from '../scoreboard/stat-line';
import { SIDES, type Side, type TeamSlot } from '../series/team-slots';
import { type StatisticsLine, sumTotals } from './lines';
import { type FigureTotals, meanRating } from './player-figures';

export interface LineFilter {
  /** Epoch milliseconds. */
  readonly from?: number;
  readonly tournamentId?: string;
  /** The id of the other team. */
  readonly versusId?: string;
  readonly gameMap?: DefuseMap;
}

export function filterLines<Line extends StatisticsLine>(
  lines: readonly Line[],
  { from, tournamentId, versusId, gameMap }: LineFilter,
): Line[] {
  return lines.filter(
    (line) =>
      (from === undefined || line.at >= from) &&
      (tournamentId === undefined || line.tournament === tournamentId) &&
      (versusId === undefined || line.versus === versusId) &&
      (gameMap === undefined || line.gameMap === gameMap),
  );
}

/** A line whose rounds were captured, so that it has a rating. */
export type RatedLine<Line extends StatisticsLine = StatisticsLine> = Line & {
  readonly rating: number;
};

export function ratedLines<Line extends StatisticsLine>(lines: readonly Line[]): RatedLine<Line>[] {
  return lines.filter((line): line is RatedLine<Line> => line.rating !== null);
}

export interface HistoryPoint {
  readonly at: number;
  readonly rating: number;
}

export interface RatingHistory {
  /** Each point is the mean of so many maps. */
  readonly meanOf: number;
  readonly points: readonly HistoryPoint[];
}

const MEAN_MAPS = 20;
/** Fewer than twice as many maps would make a line of a few points. */
const FULL_MEAN_FROM = 2 * MEAN_MAPS;
const FEW_MEAN_MAPS = 5;
/** More points could not be distinguished in a chart. */
const HISTORY_POINTS = 200;

/** The moving mean of the rating, weighted by rounds. The last point is always one of them. */
export function ratingHistory(lines: readonly StatisticsLine[]): RatingHistory {
  const rated = ratedLines(lines);
  const meanOf = meanLength(rated.length);
  const points = rated.flatMap(({ at }, index) => {
    if (index < meanOf - 1) return [];
    const last = rated.slice(index - meanOf + 1, index + 1).map(toThousandths);
    return [{ at, rating: combineRatings(last)! }];
  });
  return { meanOf, points: thinOut(points, HISTORY_POINTS) };
}

function meanLength(maps: number): number {
  if (maps >= FULL_MEAN_FROM) return MEAN_MAPS;
  return Math.max(1, Math.min(FEW_MEAN_MAPS, Math.floor(maps / 4)));
}

/** At most so many, at equal steps back from the last one. */
function thinOut<Point>(points: readonly Point[], most: number): Point[] {
  const step = Math.max(1, Math.ceil(points.length / most));
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
}

/** Ratings of lines are in thousandths. */
function toThousandths({ rounds, rating }: RatedLine) {
  return { rounds, rating: rating / 1_000 };
}

export interface GroupFigures {
  readonly totals: FigureTotals;
  readonly rating: number | null;
}

/** The totals of each value of a column, such as the map or the tournament; null is no group. */
export function groupLines<Key extends string>(
  lines: readonly StatisticsLine[],
  keyOf: (line: StatisticsLine) => Key | null,
): Map<Key, GroupFigures> {
  const groups = new Map<Key, StatisticsLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return new Map(
    [...groups].map(([key, own]) => {
      const totals = sumTotals(own);
      return [key, { totals, rating: meanRating(totals) }];
    }),
  );
}

/** The score of the rounds between two side swaps. */
export interface HalfScore {
  readonly sideA: Side;
  readonly scoreA: number;
  readonly scoreB: number;
}

export interface SideFigures {
  readonly line: StatLine;
  /** Rounds of the team on this side while the player was on the map. */
  readonly roundWins: number;
  readonly roundLosses: number;
}

/** By the side of the player's team, over the captured maps. */
export function sideFigures(
  lines: readonly (StatisticsLine & { readonly halves: readonly HalfScore[] })[],
): Record<Side, SideFigures> {
  const captured = lines.flatMap(({ sides, opponent, halves }) =>
    sides ? [{ sides, opponent, halves }] : [],
  );
  const [coalition, breach] = SIDES.map((side) => {
    const rounds = captured.flatMap(({ halves, opponent }) =>
      halves.filter(({ sideA }) => isOn(side, sideA, opponent)).map((half) => own(half, opponent)),
    );
    return {
      line: sumLines(captured.map(({ sides }) => createLine(sides[side]))),
      roundWins: rounds.reduce((sum, { won }) => sum + won, 0),
      roundLosses: rounds.reduce((sum, { lost }) => sum + lost, 0),
    };
  });
  return { coalition: coalition!, breach: breach! };
}

function isOn(side: Side, sideA: Side, slot: TeamSlot): boolean {
  return (side === sideA) === (slot === 'A');
}

function own({ scoreA, scoreB }: HalfScore, slot: TeamSlot) {
  return slot === 'A' ? { won: scoreA, lost: scoreB } : { won: scoreB, lost: scoreA };
}

export const CAREER_HIGHS = ['rating', 'kills', 'opening', 'clutches'] as const;
export type CareerHigh = (typeof CAREER_HIGHS)[number];

const HIGHS: Record<CareerHigh, (line: RatedLine) => number> = {
  rating: ({ rating }) => rating / 1_000,
  kills: ({ kills }) => kills,
  opening: ({ openingKills, openingDeaths }) => openingKills - openingDeaths,
  clutches: ({ clutches }) => clutches,
};

/** The best on one captured map. Of equals the first; nothing above zero is no high. */
export function careerHighs<Line extends StatisticsLine>(
  lines: readonly Line[],
): { kind: CareerHigh; value: number; line: Line }[] {
  const rated = ratedLines(lines);
  return CAREER_HIGHS.flatMap((kind) => {
    const values = rated.map(HIGHS[kind]);
    const value = values.reduce((best, each) => Math.max(best, each), 0);
    return value > 0 ? [{ kind, value, line: rated[values.indexOf(value)]! }] : [];
  });
}
