import { classNames } from '@mes/ui/class-names';
import styles from './Rating.module.css';

const GOOD = 1.1;
const POOR = 0.9;

/** The rating of a player, coloured where it is good or poor; null where no rounds were captured. */
export function Rating({ value }: { value: number | null }) {
  if (value === null) return '-';
  const tone = value >= GOOD ? styles.high : value < POOR ? styles.low : undefined;
  return <span className={classNames(styles.rating, tone)}>{value.toFixed(2)}</span>;
}
