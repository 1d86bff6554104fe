/** Whole leaderboards as CSV, for spreadsheets. Shares are written as numbers, so that they can be sorted. */

import type { EloPlayer, EloTeam } from '@mes/contract/ratings';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type {
  ORDER_DIRECTIONS,
  PLAYER_ORDERS,
  RANKING_ORDERS,
  STATISTICS_DAYS,
} from '@mes/contract/vocabulary';
import { writeCsv } from '@mes/domain/csv/csv';
import { headshotShare, killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { kastShare } from '@mes/domain/statistics/kast';
import type { TeamRegion } from '@mes/domain/teams/regions';
import { api } from '../../api/client';
import { type ListAnswer, pageOf } from '../../components/lists/paging';
import * as texts from './texts';

const CENTS = 100;
const PAGE_ROWS = 100;
/** More rows than a spreadsheet is wanted for. */
const MAX_PAGES = 50;

type LoadPage<Row> = (
  page: { page: number; size: number },
  options: { signal: AbortSignal },
) => Promise<ListAnswer<Row>>;

interface StatisticsQuery {
  readonly order: (typeof PLAYER_ORDERS)[number];
  readonly direction: (typeof ORDER_DIRECTIONS)[number];
  readonly days?: (typeof STATISTICS_DAYS)[number];
  readonly season?: number;
  readonly tournament?: string;
  readonly region?: TeamRegion;
  readonly minMaps: number;
}

export async function loadStatisticsCsv(query: StatisticsQuery): Promise<string> {
  return statisticsCsv(
    await loadAll((page, options) => api.ratings.topPlayers({ ...query, ...page }, options)),
  );
}

export function statisticsCsv(rows: readonly LeaderboardPlayer[]): string {
  const head = [
    ...[texts.rank, texts.player, texts.playerId, texts.team, texts.maps, texts.mapsWon],
    ...[texts.mapsLost, texts.rounds, texts.kills, texts.deaths, texts.assists],
    ...[
      texts.killsPerDeath,
      texts.kast,
      texts.headshotShare,
      texts.openingsWon,
      texts.openingsLost,
    ],
    ...[texts.clutches, texts.rating],
  ];
  const lines = rows.map((row) => [
    ...[row.place, row.player.name, row.player.id, row.team?.name ?? null, row.maps, row.mapWins],
    ...[row.mapLosses, row.rounds, row.kills, row.deaths, row.assists],
    ...[hundredths(killsPerDeath(row)), hundredths(kastShare(row)), hundredths(headshotShare(row))],
    ...[row.openingKills, row.openingDeaths, row.clutches, row.rating],
  ]);
  return writeCsv([head, ...lines]);
}

interface RankingQuery {
  readonly order: (typeof RANKING_ORDERS)[number];
  readonly direction: (typeof ORDER_DIRECTIONS)[number];
  readonly season?: number;
}

export async function loadRankingCsv(query: RankingQuery): Promise<string> {
  const rows = await loadAll((page, options) =>
    api.tournaments.rankLeaderboard({ ...query, ...page }, options),
  );
  const head = [
    ...[texts.rank, texts.team, texts.tournaments, texts.firstPlaces, texts.secondPlaces],
    ...[texts.thirdPlaces, texts.earningsInDollars, texts.points],
  ];
  const lines = rows.map(({ place, team, earnings, ...row }) => [
    ...[place, team.name, row.tournaments, row.firsts, row.seconds, row.thirds],
    ...[earnings / CENTS, row.points],
  ]);
  return writeCsv([head, ...lines]);
}

interface EloQuery<Row> {
  readonly header: string;
  readonly nameOf: (row: Row) => string;
  readonly load: LoadPage<Row>;
}

export async function loadEloCsv<Row extends EloTeam | EloPlayer>({
  header,
  nameOf,
  load,
}: EloQuery<Row>): Promise<string> {
  const rows = await loadAll(load);
  const head = [
    ...[texts.rank, header, texts.elo, texts.lastChange],
    ...[texts.seriesWon, texts.seriesLost, texts.seriesDrawn],
  ];
  const lines = rows.map((row) => [
    ...[row.place, nameOf(row), row.elo, row.change, row.wins, row.losses, row.draws],
  ]);
  return writeCsv([head, ...lines]);
}

async function loadAll<Row>(load: LoadPage<Row>): Promise<Row[]> {
  const { signal } = new AbortController();
  const rows: Row[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const { rows: loaded, total } = pageOf(await load({ page, size: PAGE_ROWS }, { signal }));
    rows.push(...loaded);
    if (loaded.length < PAGE_ROWS || rows.length === total) break;
  }
  return rows;
}

function hundredths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}
