import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import type { MapUsage } from '@mes/contract/tutorial-schemas';
import { AppLink } from '../../../components/AppLink';
import { Select } from '../../../components/forms/Select';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { formatPercent } from '../../../components/text/format-percent';
import { useSearchParams } from '../../../router/use-search-params';
import { mapPath } from '../paths';
import { TutorialFrame } from '../TutorialFrame';
import * as texts from '../texts';
import styles from './MapsPage.module.css';
import { shareOf } from './share-of';

interface MapsPageProps {
  usage: QueryLike<readonly MapUsage[]>;
  tournaments: QueryLike<{ readonly data: readonly TournamentSummary[] }>;
}

const COLUMNS: Column<MapUsage>[] = [
  {
    id: 'map',
    header: texts.map,
    key: true,
    cell: ({ map }) => (
      <AppLink to={mapPath(map)} className={styles.map}>
        {map}
      </AppLink>
    ),
    sortBy: ({ map }) => map,
  },
  {
    id: 'played',
    header: texts.played,
    numeric: true,
    cell: ({ played }) => played,
    sortBy: ({ played }) => played,
  },
  side('coalition', texts.coalition),
  side('breach', texts.breach),
  {
    id: 'picked',
    header: texts.picked,
    numeric: true,
    cell: ({ picked }) => picked,
    sortBy: ({ picked }) => picked,
  },
  {
    id: 'banned',
    header: texts.banned,
    numeric: true,
    cell: ({ banned }) => banned,
    sortBy: ({ banned }) => banned,
  },
  {
    id: 'decider',
    header: texts.decider,
    numeric: true,
    cell: ({ decider }) => decider,
    sortBy: ({ decider }) => decider,
  },
];

/** All maps side by side, in all matches or in one tournament. */
export function MapsPage({ usage, tournaments }: MapsPageProps) {
  const [search, setSearch] = useSearchParams();
  const options = [
    { value: '', label: texts.allMatches },
    ...(tournaments.data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? []),
  ];
  return (
    <TutorialFrame page="maps" title={texts.maps} lead={texts.mapsLead}>
      <Select
        label={texts.tournament}
        options={options}
        value={search.get('tournament') ?? ''}
        onChange={(id) => setSearch(id === '' ? {} : { tournament: id }, { replace: true })}
        className={styles.filter}
      />
      <Loaded query={usage} skeleton={<SkeletonRows rows={10} />}>
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.maps}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ map }) => map}
              order={{ column: 'played', descending: true }}
              stickyFirst
            />
          </Panel>
        )}
      </Loaded>
      <p className={styles.hint}>{texts.deciderHint}</p>
    </TutorialFrame>
  );
}

function side(id: 'coalition' | 'breach', header: string): Column<MapUsage> {
  return {
    id,
    header,
    numeric: true,
    cell: (usage) => formatPercent(shareOf(usage, id)),
    sortBy: (usage) => shareOf(usage, id),
  };
}
