import { channels } from '@mes/client/channels';
import type { TournamentRank } from '@mes/contract/tournament-schemas';
import { RANKING_ORDERS } from '@mes/contract/vocabulary';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import type { ReactNode } from 'react';
import { api } from '../../api/client';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { CsvButton } from '../../components/CsvButton';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Money } from '../../components/text/Money';
import { SeasonFilter } from './BoardFilters';
import styles from './Boards.module.css';
import { loadRankingCsv } from './board-csv';
import { directionOf } from './elo-request';
import * as texts from './texts';
import { useUrlFilters } from './use-url-filters';

const ROWS = 20;

type Order = (typeof RANKING_ORDERS)[number];

function columnsBy(order: Order): Column<TournamentRank>[] {
  const figure = (
    id: Order,
    header: ReactNode,
    cell: (row: TournamentRank) => ReactNode,
  ): Column<TournamentRank> => ({
    ...{ id, header, cell, numeric: true, sortable: true, key: id === order },
    hideOnPhone: id !== order && id !== 'firsts' && id !== 'points',
  });
  return [
    { id: 'place', header: texts.rank, width: 64, cell: ({ place }) => <RankBadge rank={place} /> },
    {
      id: 'team',
      header: texts.team,
      cell: ({ team }) => (
        <span className={styles.who}>
          <TeamLogo team={team} size={28} plain />
          <TeamName team={team} link />
        </span>
      ),
    },
    figure('tournaments', texts.tournaments, ({ tournaments }) => tournaments),
    figure('firsts', texts.firstPlaces, ({ firsts }) => firsts),
    figure('seconds', texts.secondPlaces, ({ seconds }) => seconds),
    figure('thirds', texts.thirdPlaces, ({ thirds }) => thirds),
    figure('earnings', texts.earnings, ({ earnings }) => <Money cents={earnings} />),
    figure('points', texts.points, ({ points }) => points),
  ];
}

/** Teams by placement points. */
export function TournamentRanks() {
  const seasons = useCall('ratings', 'seasons', {});
  useLive(channels.leaderboards(), { reads: ['tournaments'] });
  const [filters, setFilter, setFilters] = useUrlFilters(['season', 'order', 'direction']);
  const order = RANKING_ORDERS.find((known) => known === filters.order) ?? 'points';
  const direction = directionOf(filters.direction);
  const query = {
    season: filters.season === null ? undefined : Number(filters.season),
    ...{ order, direction },
  };
  const list = usePagedList({
    key: ['tournaments', 'rankLeaderboard'],
    size: ROWS,
    filters: query,
    load: (request, options) => api.tournaments.rankLeaderboard(request, options),
  });
  return (
    <Section title={texts.pointsOfPlacements}>
      <div className={styles.filters}>
        <SeasonFilter
          seasons={seasons.data}
          value={filters.season}
          onChange={(value) => setFilter('season', value)}
        />
      </div>
      <LoadedPages
        list={list}
        label={texts.teams}
        skeleton={<SkeletonRows rows={10} height={44} />}
        empty={<EmptyRow>{texts.noTournamentFinished}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <div className={styles.export}>
              <CsvButton size="sm" name="teams-points" load={() => loadRankingCsv(query)} />
            </div>
            <DataTable
              caption={texts.teamsByPoints}
              columns={columnsBy(order)}
              rows={rows}
              rowKey={({ team }) => team.name}
              order={{ column: order, descending: direction === 'descending' }}
              onOrder={({ column, descending }) =>
                setFilters({
                  order: column === 'points' ? null : column,
                  direction: descending ? null : 'ascending',
                })
              }
            />
          </Panel>
        )}
      </LoadedPages>
    </Section>
  );
}
