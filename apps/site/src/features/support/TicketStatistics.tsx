import type { TicketStatistics as Statistics } from '@mes/contract/support-schemas';
import { useCall } from '../../api/use-call';
import { Loaded } from '../../components/states/Loaded';
import { interpolate } from '../../interpolate';
import { ExportButton } from '../staff/ExportButton';
import { PeriodFilter } from '../staff/PeriodFilter';
import { toInput } from '../staff/period';
import { useUrlPeriod } from '../staff/use-url-period';
import { formatDuration } from './format-duration';
import { StatisticsCharts } from './StatisticsCharts';
import { statisticsCsv } from './statistics-csv';
import styles from './TicketStatistics.module.css';
import * as texts from './texts';

export function TicketStatistics() {
  const shown = useUrlPeriod();
  const statistics = useCall('support', 'statistics', toInput(shown.period), {
    enabled: !shown.isReversed,
  });
  return (
    <>
      <PeriodFilter period={shown} />
      {!shown.isReversed && (
        <Loaded query={statistics}>
          {(data) => (
            <>
              <Totals statistics={data} />
              <StatisticsCharts statistics={data} />
              <div className={styles.foot}>
                <ExportButton
                  name="tickets"
                  period={shown.period}
                  load={() => Promise.resolve(statisticsCsv(data.days))}
                />
              </div>
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

function Totals({ statistics }: { statistics: Statistics }) {
  const { total, states, firstAnswer, timeToClose, previous } = statistics;
  return (
    <dl className={styles.totals}>
      <Total label={texts.total} value={String(total)} before={String(previous.total)} />
      <Total label={texts.unresolved} value={String(total - states.closed)} />
      <Total
        label={texts.firstAnswer}
        value={formatDuration(firstAnswer)}
        before={formatDuration(previous.firstAnswer)}
      />
      <Total
        label={texts.timeToClose}
        value={formatDuration(timeToClose)}
        before={formatDuration(previous.timeToClose)}
      />
    </dl>
  );
}

interface TotalProps {
  label: string;
  value: string;
  /** In the period before. */
  before?: string;
}

function Total({ label, value, before }: TotalProps) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>
        {value}
        {before !== undefined && (
          <span className={styles.before}>{interpolate(texts.before, { value: before })}</span>
        )}
      </dd>
    </div>
  );
}
