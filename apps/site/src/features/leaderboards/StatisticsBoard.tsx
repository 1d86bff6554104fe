import { channels } from '@mes/client/channels';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { PLAYER_ORDERS, STATISTICS_DAYS, TEAM_REGIONS } from '@mes/contract/vocabulary';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import type { ReactNode } from 'react';
import { api } from '../../api/client';
import { useLive } from '../../api/use-live';
import { CsvButton } from '../../components/CsvButton';
import { FilterSelect } from '../../components/forms/Filters';
import { Select } from '../../components/forms/Select';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import type { Order as TableOrder } from '../../components/layout/sort-rows';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { interpolate } from '../../interpolate';
import { FollowStar } from '../follows/FollowButton';
import { useTournamentOptions } from '../matches/tournament-options';
import { FigureLabel } from '../statistics/FigureLabel';
import {
  formatHeadshots,
  formatKast,
  formatKillsPerDeath,
  formatOpening,
  formatRating,
} from '../statistics/figures';
import {
  BoardFilters,
  type BoardSeasons,
  MinimumFilter,
  RegionFilter,
  SeasonFilter,
  TimeFilter,
} from './BoardFilters';
import styles from './Boards.module.css';
import { loadStatisticsCsv } from './board-csv';
import { Player } from './EloBoard';
import { directionOf } from './elo-request';
import * as texts from './texts';
import { useUrlFilters } from './use-url-filters';

type Order = (typeof PLAYER_ORDERS)[number];

const ORDER_NAMES: Record<Order, string> = {
  rating: texts.rating,
  kills: texts.kills,
  deaths: texts.deaths,
  kd: texts.killsPerDeath,
  kast: texts.kast,
  headshots: texts.headshots,
  openingKills: texts.openingKills,
  clutches: texts.clutches,
  maps: texts.mapsPlayed,
};
const ORDERS = PLAYER_ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }));
const FILTERS = ['order', 'direction', 'time', 'season', 'tournament', 'region', 'maps'] as const;
const ROWS = 25;
/** One good map should not lead a list; the address can ask for any number. */
const USUAL_MAPS = '10';

/** Players ordered by captured statistics. */
export function StatisticsBoard({ seasons }: { seasons: BoardSeasons }) {
  useLive(channels.leaderboards(), { reads: ['ratings'] });
  const [filters, setFilter, setFilters] = useUrlFilters(FILTERS);
  const order = PLAYER_ORDERS.find((known) => known === filters.order) ?? 'rating';
  const direction = directionOf(filters.direction);
  const query = {
    order,
    direction,
    days: STATISTICS_DAYS.find((days) => String(days) === filters.time),
    season: filters.season === null ? undefined : Number(filters.season),
    tournament: filters.tournament ?? undefined,
    region: TEAM_REGIONS.find((known) => known === filters.region),
    minMaps: leastMaps(filters.maps),
  };
  const tournaments = useTournamentOptions();
  const sort = ({ column, descending }: TableOrder) =>
    setFilters({
      order: column === 'rating' ? null : column,
      direction: descending ? null : 'ascending',
    });
  const list = usePagedList({
    key: ['ratings', 'topPlayers'],
    size: ROWS,
    filters: query,
    load: (request, options) => api.ratings.topPlayers(request, options),
  });

  return (
    <>
      <BoardFilters
        values={[filters.time, filters.season, filters.tournament, filters.region, filters.maps]}
        first={
          <Select
            label={texts.orderBy}
            options={ORDERS}
            value={order}
            onChange={(column) => sort({ column, descending: true })}
          />
        }
      >
        <TimeFilter value={filters.time} onChange={(value) => setFilter('time', value)} />
        <SeasonFilter
          seasons={seasons}
          value={filters.season}
          // A tournament is of one season.
          onChange={(season) => setFilters({ season, tournament: null })}
        />
        <FilterSelect
          label={texts.tournament}
          any={texts.allTournaments}
          searchable
          options={tournaments}
          value={filters.tournament}
          onChange={(tournament) => setFilters({ tournament, season: null })}
        />
        <RegionFilter value={filters.region} onChange={(value) => setFilter('region', value)} />
        <MinimumFilter
          what={texts.mapsPlayed}
          usual={USUAL_MAPS}
          value={filters.maps}
          onChange={(value) => setFilter('maps', value)}
        />
      </BoardFilters>
      <LoadedPages
        list={list}
        label={texts.players}
        skeleton={<SkeletonRows rows={12} height={44} />}
        empty={<EmptyRow>{texts.noCapturedMap}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <div className={styles.export}>
              <CsvButton size="sm" name="players" load={() => loadStatisticsCsv(query)} />
            </div>
            <DataTable
              caption={interpolate(texts.playersBy, { figure: ORDER_NAMES[order].toLowerCase() })}
              columns={columnsBy(order)}
              rows={rows}
              rowKey={({ player }) => player.id}
              order={{ column: order, descending: direction === 'descending' }}
              onOrder={sort}
              stickyFirst
            />
          </Panel>
        )}
      </LoadedPages>
    </>
  );
}

function leastMaps(value: string | null): number {
  const least = Number(value ?? USUAL_MAPS);
  return Number.isInteger(least) && least >= 0 && least <= 1_000 ? least : Number(USUAL_MAPS);
}

function columnsBy(order: Order): Column<LeaderboardPlayer>[] {
  const figure = (
    id: Order,
    header: ReactNode,
    cell: (row: LeaderboardPlayer) => ReactNode,
  ): Column<LeaderboardPlayer> => ({
    ...{ id, header, cell, numeric: true, sortable: true, key: id === order },
    // A phone shows what the list goes by, and of how many maps.
    hideOnPhone: id !== order && id !== 'maps',
  });
  return [
    {
      id: 'player',
      header: texts.player,
      cell: (row) => (
        <span className={styles.who}>
          <RankBadge rank={row.place} />
          <Player {...row} />
        </span>
      ),
    },
    figure('maps', texts.maps, ({ maps }) => maps),
    figure('kills', <abbr title={texts.kills}>{texts.killsShort}</abbr>, ({ kills }) => kills),
    figure('deaths', <abbr title={texts.deaths}>{texts.deathsShort}</abbr>, ({ deaths }) => deaths),
    figure('kd', <FigureLabel figure="kd" />, formatKillsPerDeath),
    figure('kast', <FigureLabel figure="kast" />, formatKast),
    figure('headshots', <FigureLabel figure="headshots" />, formatHeadshots),
    figure('openingKills', <FigureLabel figure="opening" />, formatOpening),
    figure('clutches', <FigureLabel figure="clutches" />, ({ clutches }) => clutches),
    figure('rating', <FigureLabel figure="rating" />, ({ rating }) => formatRating(rating)),
    {
      id: 'follow',
      header: hiddenHeaders.actions,
      width: 40,
      cell: ({ player }) => (
        <FollowStar subject={{ kind: 'player', id: player.id, name: player.name }} />
      ),
    },
  ];
}
