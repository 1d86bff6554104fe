import styles from './Statistics.module.css';

/** How much of the largest value a value is. The number stands beside it. */
export function Bar({ part, whole }: { part: number; whole: number }) {
  const width = whole === 0 ? 0 : Math.round((1_000 * part) / whole) / 10;
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: `${width}%` }} />
    </span>
  );
}
