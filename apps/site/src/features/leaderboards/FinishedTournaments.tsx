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
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Money } from '../../components/text/Money';
import { Time } from '../../components/text/Time';
import styles from './Boards.module.css';
import * as texts from './texts';

const ROWS = 15;

const COLUMNS: readonly Column<TournamentSummary>[] = [
  {
    id: 'name',
    header: texts.tournament,
    cell: ({ id, name }) => (
      <AppLink to={`/tournament/${encodeURIComponent(id)}`} className={styles.who}>
        {name}
      </AppLink>
    ),
  },
  {
    id: 'date',
    header: texts.played,
    hideOnPhone: true,
    cell: ({ startsAt }) => startsAt !== null && <Time at={startsAt} show="date" />,
  },
  {
    id: 'teams',
    header: texts.teams,
    numeric: true,
    hideOnPhone: true,
    cell: ({ registered }) => registered,
  },
  {
    id: 'prizes',
    header: texts.prizes,
    numeric: true,
    hideOnPhone: true,
    cell: ({ prizePool }) => <Money cents={prizePool} />,
  },
  {
    id: 'winner',
    header: texts.winner,
    cell: (tournament) => <Winner tournament={tournament} />,
  },
];

function Winner({ tournament: { id, winner } }: { tournament: TournamentSummary }) {
  const { isHidden } = useSpoiler(winner && id);
  if (!winner || isHidden) return null;
  return (
    <span className={styles.who} data-spoiler="">
      <TeamLogo team={winner} size={24} plain />
      <TeamName team={winner} link />
    </span>
  );
}

/** Finished tournaments with their winners, newest first. */
export function FinishedTournaments() {
  const list = usePagedList({
    key: ['tournaments', 'finished'],
    size: ROWS,
    filters: { state: 'finished' as const },
    load: (request, options) => api.tournaments.list(request, options),
  });
  return (
    <Section title={texts.winners}>
      <LoadedPages
        list={list}
        label={texts.finishedTournaments}
        skeleton={<SkeletonRows rows={8} height={44} />}
        empty={<EmptyRow>{texts.noTournamentFinished}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.finishedTournaments}
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
