import { interpolate } from '../../interpolate';
import { formatChange } from './format';
import styles from './Statistics.module.css';
import * as texts from './texts';

export interface PeriodFigure {
  readonly label: string;
  readonly value: number | null;
  /** In the period before. */
  readonly before?: number | null;
  readonly format: (value: number) => string;
}

/** A few numbers side by side, with how they have changed. */
export function Figures({ figures }: { figures: readonly PeriodFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, before, format }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            {value === null ? texts.none : format(value)}
            {before !== undefined && (
              <span className={styles.change}>{changeOf({ value, before, format })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function changeOf({
  value,
  before,
  format,
}: {
  value: number | null;
  before: number | null;
  format: (value: number) => string;
}): string {
  const shown = before === null ? texts.none : format(before);
  const change = value === null || before === null ? null : formatChange(value, before);
  return change === null
    ? interpolate(texts.before, { value: shown })
    : interpolate(texts.change, { change, value: shown });
}
