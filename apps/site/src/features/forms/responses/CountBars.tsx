import type { FormReport } from '@mes/contract/form-schemas';
import styles from './CountBars.module.css';

interface CountBarsProps {
  counts: FormReport['summaries'][number]['counts'];
  /** How many have answered; of several options each can have all of them. */
  total: number;
}

/** Long names beside their bars, which a chart with an axis has no room for. */
export function CountBars({ counts, total }: CountBarsProps) {
  return (
    <ul className={styles.list}>
      {counts.map(({ value, label, count }) => {
        const share = Math.round((100 * count) / total);
        return (
          <li key={value} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>
              {count} <span className={styles.share}>{share}%</span>
            </span>
            <span className={styles.bar}>
              <i style={{ width: `${share}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
