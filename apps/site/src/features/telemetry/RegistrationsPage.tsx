import type { Registrations } from '@mes/contract/telemetry-schemas';
import { useCall } from '../../api/use-call';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Country } from '../../components/pictures/Flag';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { ExportButton } from '../staff/ExportButton';
import type { StaffPeriod } from '../staff/period';
import { Bar } from './Bar';
import { registrationsCsv } from './csv';
import { DayCharts, type DayMetric } from './DayCharts';
import { Figures } from './Figures';
import { formatCount, formatShare } from './format';
import { ShareTable } from './ShareTable';
import styles from './Statistics.module.css';
import { StatisticsDesk } from './StatisticsDesk';
import * as texts from './texts';

const METRICS: readonly DayMetric<Registrations['days'][number]>[] = [
  { id: 'registered', label: texts.registeredByDay, value: ({ registered }) => registered },
];

type Step = keyof Registrations['funnel'];
const STEPS: readonly { id: Step; label: string }[] = [
  { id: 'newVisitors', label: texts.newVisitors },
  { id: 'registered', label: texts.registered },
  { id: 'joinedTeam', label: texts.joinedTeam },
  { id: 'signedUp', label: texts.signedUp },
  { id: 'played', label: texts.played },
];

export default function RegistrationsPage() {
  return (
    <StatisticsDesk tab="registrations">
      {({ period, input }) => <Desk period={period} input={input} />}
    </StatisticsDesk>
  );
}

function Desk({ period, input }: { period: StaffPeriod; input: { start: number; end?: number } }) {
  const registrations = useCall('telemetry', 'registrations', input);
  return (
    <Loaded query={registrations} skeleton={<SkeletonRows rows={4} height={120} />}>
      {(found) => (
        <>
          <Figures
            figures={STEPS.map(({ id, label }) => ({
              label,
              value: found.funnel[id],
              before: found.previousFunnel[id],
              format: formatCount,
            }))}
          />
          <DayCharts
            metrics={METRICS}
            days={found.days}
            previousDays={found.previousDays}
            empty={texts.noRegistrations}
            more={
              <ExportButton
                name="registrations"
                period={period}
                load={() => Promise.resolve(registrationsCsv(found.days))}
              />
            }
          />
          <div className={styles.columns}>
            <Funnel funnel={found.funnel} />
            <Countries countries={found.countries} />
          </div>
        </>
      )}
    </Loaded>
  );
}

interface FunnelRow {
  readonly id: Step;
  readonly label: string;
  readonly people: number;
  /** Null for the first step. */
  readonly before: number | null;
}

function Funnel({ funnel }: { funnel: Registrations['funnel'] }) {
  const rows: FunnelRow[] = STEPS.map(({ id, label }, index) => {
    const before = STEPS[index - 1];
    return { id, label, people: funnel[id], before: before ? funnel[before.id] : null };
  });
  const most = Math.max(...rows.map(({ people }) => people));
  const columns: readonly Column<FunnelRow>[] = [
    { id: 'step', header: texts.step, cell: ({ label }) => label },
    {
      id: 'bar',
      header: hiddenHeaders.share,
      hideOnPhone: true,
      cell: ({ people }) => <Bar part={people} whole={most} />,
    },
    {
      id: 'people',
      header: texts.people,
      numeric: true,
      key: true,
      cell: ({ people }) => formatCount(people),
    },
    {
      id: 'before',
      header: texts.ofStepBefore,
      numeric: true,
      cell: ({ people, before }) => (before === null ? '' : formatShare(people, before)),
    },
  ];
  return (
    <Section title={texts.funnel}>
      <Panel>
        <DataTable caption={texts.funnel} columns={columns} rows={rows} rowKey={({ id }) => id} />
      </Panel>
      <p className={styles.hint}>{texts.funnelHint}</p>
    </Section>
  );
}

function Countries({ countries }: { countries: Registrations['countries'] }) {
  return (
    <Section title={texts.countries}>
      {countries.length === 0 ? (
        <EmptyRow>{texts.noRegistrations}</EmptyRow>
      ) : (
        <ShareTable
          caption={texts.countries}
          columns={[texts.country, texts.registered]}
          shares={countries.map(({ country, registered }) => ({
            id: country ?? '',
            label: country === null ? texts.noCountry : <Country country={country} />,
            count: registered,
          }))}
        />
      )}
    </Section>
  );
}
