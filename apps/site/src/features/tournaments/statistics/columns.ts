/** The figures of a player in a tournament: how they are computed, shown and explained. */
import type { TournamentPlayer } from '@mes/contract/statistics';
import { headshotShare, killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { kastShare } from '@mes/domain/statistics/kast';
import { formatPercent } from '../../../components/text/format-percent';
import {
  formatHeadshots,
  formatKast,
  formatKillsPerDeath,
  formatOpening,
  formatPerRound,
  formatRating,
} from '../../statistics/figures';
import { FIGURE_LABELS, type LabelledFigure } from '../../statistics/labels';

export type FigureId = LabelledFigure;

export interface TableFigure {
  readonly id: FigureId;
  readonly label: string;
  readonly meaning: string;
  /** What rows are sorted by; null where there is nothing to divide by. */
  readonly value: (player: TournamentPlayer) => number | null;
  readonly text: (player: TournamentPlayer) => string;
  /** A difference: its bar grows from the middle. */
  readonly isSigned?: boolean;
}

export const FIGURES: readonly TableFigure[] = [
  {
    ...{ id: 'rating', ...FIGURE_LABELS.rating },
    value: ({ rating }) => rating,
    text: ({ rating }) => formatRating(rating),
  },
  {
    ...{ id: 'kd', ...FIGURE_LABELS.kd },
    value: killsPerDeath,
    text: formatKillsPerDeath,
  },
  {
    ...{ id: 'killsPerRound', ...FIGURE_LABELS.killsPerRound },
    value: ({ kills, rounds }) => ratio(kills, rounds),
    text: ({ kills, rounds }) => formatPerRound(kills, rounds),
  },
  {
    ...{ id: 'kast', ...FIGURE_LABELS.kast },
    value: kastShare,
    text: formatKast,
  },
  {
    ...{ id: 'headshots', ...FIGURE_LABELS.headshots },
    value: headshotShare,
    text: formatHeadshots,
  },
  {
    ...{ id: 'opening', ...FIGURE_LABELS.opening },
    value: ({ openingKills, openingDeaths }) => openingKills - openingDeaths,
    text: formatOpening,
    isSigned: true,
  },
  {
    ...{ id: 'multiKills', ...FIGURE_LABELS.multiKills },
    value: ({ multiKillRounds, rounds }) => ratio(multiKillRounds, rounds),
    text: ({ multiKillRounds, rounds }) => formatPercent(ratio(multiKillRounds, rounds)),
  },
  {
    ...{ id: 'clutches', ...FIGURE_LABELS.clutches },
    value: ({ clutches }) => clutches,
    text: ({ clutches }) => String(clutches),
  },
];

export function figureOf(id: string): TableFigure {
  return FIGURES.find((figure) => figure.id === id) ?? FIGURES[0]!;
}

/** The best of these; of equal ones the first, which has the higher rating. */
export function leaderIn(
  players: readonly TournamentPlayer[],
  { value }: TableFigure,
): TournamentPlayer | null {
  let best: TournamentPlayer | null = null;
  for (const player of players)
    if (best === null || (value(player) ?? 0) > (value(best) ?? 0)) best = player;
  return best;
}

/** How long the bar of a player is, from 0 to 1 (below 0 to the left), against the best of all. */
export function barOf(figure: TableFigure, player: TournamentPlayer, most: number): number {
  if (most <= 0) return 0;
  return Math.max(-1, Math.min(1, (figure.value(player) ?? 0) / most));
}

export function mostOf(figure: TableFigure, players: readonly TournamentPlayer[]): number {
  return Math.max(0, ...players.map((player) => Math.abs(figure.value(player) ?? 0)));
}

const USUAL_MINIMUM = 20;
const MOST_MINIMUM = 30;

/** The minimum of maps at first and at most: half a short tournament, so that it has leaders. */
export function minimumMaps(players: readonly TournamentPlayer[]): { first: number; most: number } {
  const most = Math.max(0, ...players.map(({ maps }) => maps));
  return {
    first: Math.max(1, Math.min(USUAL_MINIMUM, Math.floor(most / 2))),
    most: Math.max(1, Math.min(MOST_MINIMUM, most)),
  };
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
