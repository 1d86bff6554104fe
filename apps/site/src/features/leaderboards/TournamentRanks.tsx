import { channels } from '@mes/client/channels';
import type { TournamentRank } from '@mes/contract/tournament-schemas';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { api } from '../../api/client';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
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
import { BoardFilters, SeasonFilter } from './BoardFilters';
import styles from './Boards.module.css';
import * as texts from './texts';
import { useUrlFilters } from './use-url-filters';

const ROWS = 20;

const COLUMNS: readonly Column<TournamentRank>[] = [
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
  {
    id: 'tournaments',
    header: texts.tournaments,
    numeric: true,
    hideOnPhone: true,
    cell: ({ tournaments }) => tournaments,
  },
  { id: 'firsts', header: texts.firstPlaces, numeric: true, cell: ({ firsts }) => firsts },
  { id: 'seconds', header: texts.secondPlaces, numeric: true, cell: ({ seconds }) => seconds },
  {
    id: 'thirds',
    header: texts.thirdPlaces,
    numeric: true,
    hideOnPhone: true,
    cell: ({ thirds }) => thirds,
  },
  {
    id: 'earnings',
    header: texts.earnings,
    numeric: true,
    hideOnPhone: true,
    cell: ({ earnings }) => <Money cents={earnings} />,
  },
  { id: 'points', header: texts.points, numeric: true, key: true, cell: ({ points }) => points },
];

/** Teams by placement points. */
export function TournamentRanks() {
  const seasons = useCall('ratings', 'seasons', {});
  useLive(channels.leaderboards(), { reads: ['tournaments'] });
  const [filters, setFilter] = useUrlFilters(['season']);
  const list = usePagedList({
    key: ['tournaments', 'rankLeaderboard'],
    size: ROWS,
    filters: { season: filters.season === null ? undefined : Number(filters.season) },
    load: (request, options) => api.tournaments.rankLeaderboard(request, options),
  });
  return (
    <Section title={texts.pointsOfPlacements}>
      <BoardFilters>
        <SeasonFilter
          seasons={seasons.data}
          value={filters.season}
          onChange={(value) => setFilter('season', value)}
        />
      </BoardFilters>
      <LoadedPages
        list={list}
        label={texts.teams}
        skeleton={<SkeletonRows rows={10} height={44} />}
        empty={<EmptyRow>{texts.noTournamentFinished}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.teamsByPoints}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ team }) => team.name}
            />
          </Panel>
        )}
      </LoadedPages>
    </Section>
  );
}
