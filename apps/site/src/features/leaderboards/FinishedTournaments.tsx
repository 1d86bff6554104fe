import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import { api } from '../../api/client';
import { AppLink } from '../../components/AppLink';
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
import { Time } from '../../components/text/Time';
import styles from './Boards.module.css';

const ROWS = 15;

const COLUMNS: readonly Column<TournamentSummary>[] = [
  {
    id: 'name',
    header: 'Tournament',
    cell: ({ id, name }) => (
      <AppLink to={`/tournament/${encodeURIComponent(id)}`} className={styles.who}>
        {name}
      </AppLink>
    ),
  },
  {
    id: 'date',
    header: 'Played',
    hideOnPhone: true,
    cell: ({ startsAt }) => startsAt !== null && <Time at={startsAt} show="date" />,
  },
  {
    id: 'teams',
    header: 'Teams',
    numeric: true,
    hideOnPhone: true,
    cell: ({ registered }) => registered,
  },
  {
    id: 'prizes',
    header: 'Prizes',
    numeric: true,
    hideOnPhone: true,
    cell: ({ prizePool }) => <Money cents={prizePool} />,
  },
  {
    id: 'winner',
    header: 'Winner',
    cell: ({ winner }) =>
      winner && (
        <span className={styles.who}>
          <TeamLogo team={winner} size={24} plain />
          <TeamName team={winner} link />
        </span>
      ),
  },
];

/** Finished tournaments with their winners, newest first. */
export function FinishedTournaments() {
  const list = usePagedList({
    key: ['tournaments', 'finished'],
    size: ROWS,
    filters: { state: 'finished' as const },
    load: (request, options) => api.tournaments.list(request, options),
  });
  return (
    <Section title="Winners">
      <LoadedPages
        list={list}
        label="Finished tournaments"
        skeleton={<SkeletonRows rows={8} height={44} />}
        empty={<EmptyRow>No tournament has been finished yet.</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption="Finished tournaments"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Panel>
        )}
      </LoadedPages>
    </Section>
  );
}
