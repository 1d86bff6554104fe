import type { ReactNode } from 'react';
import { Page } from '../../components/layout/Page';
import { Tabs } from '../../components/layout/Tabs';
import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { PeriodFilter } from '../staff/PeriodFilter';
import { type StaffPeriod, toInput } from '../staff/period';
import { useUrlPeriod } from '../staff/use-url-period';
import styles from './Statistics.module.css';
import * as texts from './texts';

const TABS = [
  { id: 'traffic', label: texts.traffic, lead: texts.trafficLead },
  { id: 'registrations', label: texts.registrations, lead: texts.registrationsLead },
  { id: 'retention', label: texts.retention, lead: texts.retentionLead },
  { id: 'participation', label: texts.participation, lead: texts.participationLead },
] as const;

type TabId = (typeof TABS)[number]['id'];

interface StatisticsDeskProps {
  tab: TabId;
  children: (shown: { period: StaffPeriod; input: { start: number; end?: number } }) => ReactNode;
}

/** The frame of the statistics that Admins read: its pages, and the period. */
export function StatisticsDesk({ tab, children }: StatisticsDeskProps) {
  const { label, lead } = TABS.find(({ id }) => id === tab)!;
  return (
    <RestrictedPage title={label} to="Admin">
      <Page title={label} lead={lead}>
        <Desk tab={tab}>{children}</Desk>
      </Page>
    </RestrictedPage>
  );
}

function Desk({ tab, children }: StatisticsDeskProps) {
  const shown = useUrlPeriod();
  const query = queryOf(shown.period);
  return (
    <>
      <Tabs
        label={texts.statistics}
        tabs={TABS.map(({ id, label }) => ({ id, label, to: `/statistics/${id}?${query}` }))}
        value={tab}
      />
      <PeriodFilter period={shown} />
      {!shown.isReversed && (
        <div className={styles.body}>
          {children({ period: shown.period, input: toInput(shown.period) })}
        </div>
      )}
    </>
  );
}

/** As the URL has it, so that all pages show the same period. */
function queryOf({ days, start, end }: StaffPeriod): string {
  if (days !== null) return `days=${days}`;
  return end === null ? `start=${start}` : `start=${start}&end=${end}`;
}
