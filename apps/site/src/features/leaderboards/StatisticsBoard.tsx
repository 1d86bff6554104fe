import { channels } from '@mes/client/channels';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { PLAYER_ORDERS } from '@mes/contract/vocabulary';
import { killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { api } from '../../api/client';
import { useLive } from '../../api/use-live';
import { Select } from '../../components/forms/Select';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import { BoardFilters, MinimumFilter, SeasonFilter, type Seasons } from './BoardFilters';
import styles from './Boards.module.css';
import { Player } from './EloBoard';
import * as texts from './texts';
import { useUrlFilters } from './use-url-filters';

type Order = (typeof PLAYER_ORDERS)[number];

const ORDER_NAMES: Record<Order, string> = {
  rating: texts.rating,
  kills: texts.kills,
  deaths: texts.deaths,
  kd: texts.killsPerDeath,
  headshots: texts.headshots,
  openingKills: texts.openingKills,
  clutches: texts.clutches,
  maps: texts.mapsPlayed,
};
const ORDERS = PLAYER_ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }));
const ROWS = 25;

/** Players ordered by captured statistics. */
export function StatisticsBoard({ seasons }: { seasons: Seasons }) {
  useLive(channels.leaderboards(), { reads: ['ratings'] });
  const [filters, setFilter] = useUrlFilters(['order', 'season', 'maps']);
  const order = PLAYER_ORDERS.find((known) => known === filters.order) ?? 'rating';
  const list = usePagedList({
    key: ['ratings', 'topPlayers'],
    size: ROWS,
    filters: {
      order,
      season: filters.season === null ? undefined : Number(filters.season),
      minMaps: Number(filters.maps ?? 0),
    },
    load: (request, options) => api.ratings.topPlayers(request, options),
  });

  return (
    <>
      <BoardFilters>
        <Select
          label={texts.orderBy}
          options={ORDERS}
          value={order}
          onChange={(next) => setFilter('order', next === 'rating' ? null : next)}
        />
        <SeasonFilter
          seasons={seasons}
          value={filters.season}
          onChange={(value) => setFilter('season', value)}
        />
        <MinimumFilter
          what={texts.mapsPlayed}
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
            <DataTable
              caption={interpolate(texts.playersBy, { figure: ORDER_NAMES[order].toLowerCase() })}
              columns={columnsBy(order)}
              rows={rows}
              rowKey={({ player }) => player.id}
              stickyFirst
            />
          </Panel>
        )}
      </LoadedPages>
    </>
  );
}

function columnsBy(order: Order): Column<LeaderboardPlayer>[] {
  const figure = (
    id: Order,
    header: string,
    cell: (row: LeaderboardPlayer) => number | string,
  ): Column<LeaderboardPlayer> => ({ id, header, numeric: true, key: id === order, cell });
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
    figure('kills', texts.killsShort, ({ kills }) => kills),
    figure('deaths', texts.deathsShort, ({ deaths }) => deaths),
    figure('kd', texts.killsPerDeathShort, (row) => killsPerDeath(row).toFixed(2)),
    figure('headshots', texts.headshotsShort, ({ headshots }) => headshots),
    figure('openingKills', texts.opening, ({ openingKills, openingDeaths }) => {
      const balance = openingKills - openingDeaths;
      return balance < 0 ? `−${-balance}` : `+${balance}`;
    }),
    figure('clutches', texts.clutches, ({ clutches }) => clutches),
    figure('rating', texts.rating, ({ rating }) => rating?.toFixed(2) ?? '–'),
  ];
}
