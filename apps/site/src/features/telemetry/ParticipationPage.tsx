import type { Participation, ParticipationCounts } from '@mes/contract/telemetry-schemas';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { ExportButton } from '../staff/ExportButton';
import type { StaffPeriod } from '../staff/period';
import { participationCsv, tournamentsCsv } from './csv';
import { DayCharts } from './DayCharts';
import { Figures } from './Figures';
import { formatCount } from './format';
import styles from './Statistics.module.css';
import { StatisticsDesk } from './StatisticsDesk';
import * as texts from './texts';

type Row = Participation['tournaments'][number];

const COUNTS: readonly { id: keyof ParticipationCounts; label: string }[] = [
  { id: 'signups', label: texts.signups },
  { id: 'matches', label: texts.matches },
  { id: 'forfeits', label: texts.forfeits },
  { id: 'noShows', label: texts.noShows },
  { id: 'disputes', label: texts.disputes },
];
const METRICS = COUNTS.map(({ id, label }) => ({
  id,
  label,
  value: (counts: Participation['days'][number]) => counts[id],
}));
const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'name',
    header: texts.tournament,
    cell: ({ id, name }) =>
      id === null ? (
        texts.outsideOfTournaments
      ) : (
        <AppLink to={`/tournament/${encodeURIComponent(id)}`}>{name ?? id}</AppLink>
      ),
  },
  ...COUNTS.map(({ id, label }) => ({
    id,
    header: label,
    numeric: true,
    key: id === 'signups',
    hideOnPhone: id === 'forfeits' || id === 'matches',
    cell: (row: Row) => formatCount(row[id]),
    sortBy: (row: Row) => row[id],
  })),
];

export default function ParticipationPage() {
  return (
    <StatisticsDesk tab="participation">
      {({ period, input }) => <Desk period={period} input={input} />}
    </StatisticsDesk>
  );
}

function Desk({ period, input }: { period: StaffPeriod; input: { start: number; end?: number } }) {
  const participation = useCall('telemetry', 'participation', input);
  return (
    <Loaded query={participation} skeleton={<SkeletonRows rows={4} height={120} />}>
      {(found) => (
        <>
          <Figures
            figures={COUNTS.map(({ id, label }) => ({
              label,
              value: found.totals[id],
              before: found.previous[id],
              format: formatCount,
            }))}
          />
          <DayCharts
            metrics={METRICS}
            days={found.days}
            previousDays={found.previousDays}
            empty={texts.nothingHappened}
            more={
              <ExportButton
                name="participation"
                period={period}
                load={() => Promise.resolve(participationCsv(found.days))}
              />
            }
          />
          <Section
            title={texts.tournaments}
            more={
              <ExportButton
                name="participation-by-tournament"
                period={period}
                load={() => Promise.resolve(tournamentsCsv(found.tournaments))}
              />
            }
          >
            {found.tournaments.length === 0 ? (
              <EmptyRow>{texts.nothingHappened}</EmptyRow>
            ) : (
              <Panel>
                <DataTable
                  caption={texts.tournaments}
                  columns={COLUMNS}
                  rows={found.tournaments}
                  rowKey={({ id }) => id ?? ''}
                />
              </Panel>
            )}
            <p className={styles.hint}>{texts.participationHint}</p>
          </Section>
        </>
      )}
    </Loaded>
  );
}
