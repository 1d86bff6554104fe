import type { ReactNode } from 'react';
import { DateTimeInput } from '../../components/forms/DateTimeInput';
import { Select } from '../../components/forms/Select';
import { interpolate } from '../../interpolate';
import { PERIOD_DAYS, type PeriodDays } from './period';
import styles from './Staff.module.css';
import * as texts from './texts';
import type { UrlPeriod } from './use-url-period';

const CUSTOM = 'custom';
const LABELS: Readonly<Record<PeriodDays, string>> = {
  7: interpolate(texts.lastDays, { days: 7 }),
  30: interpolate(texts.lastDays, { days: 30 }),
  90: interpolate(texts.lastDays, { days: 90 }),
  365: texts.lastYear,
  730: texts.lastTwoYears,
};
const OPTIONS = [
  ...PERIOD_DAYS.map((days) => ({ value: String(days), label: LABELS[days] })),
  { value: CUSTOM, label: texts.customPeriod },
];

/** With more filters beside it. */
export function PeriodFilter({
  period: given,
  children,
}: {
  period: UrlPeriod;
  children?: ReactNode;
}) {
  const { period, isReversed, setDays, setTimes } = given;
  return (
    <div className={styles.filters}>
      {children}
      <Select
        label={texts.period}
        options={OPTIONS}
        value={period.days === null ? CUSTOM : String(period.days)}
        onChange={(value) =>
          value === CUSTOM ? setTimes(period.start, period.end) : setDays(value)
        }
      />
      {period.days === null && (
        <>
          <DateTimeInput
            label={texts.from}
            error={isReversed && texts.wrongPeriod}
            value={period.start}
            onChange={(start) => start !== null && setTimes(start, period.end)}
          />
          <DateTimeInput
            label={texts.to}
            hint={texts.untilNow}
            value={period.end}
            onChange={(end) => setTimes(period.start, end)}
          />
        </>
      )}
    </div>
  );
}
