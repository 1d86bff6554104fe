import { classNames } from '@mes/ui/class-names';
import { formatRating } from '../statistics/figures';
import styles from './Rating.module.css';

const GOOD = 1.1;
const POOR = 0.9;

/** The rating of a player, coloured where it is good or poor; null where no rounds were captured. */
export function Rating({ value }: { value: number | null }) {
  if (value === null) return '-';
  const written = formatRating(value);
  // By what is written: 0.896 reads as 0.90, which is not poor.
  const shown = Number(written);
  const tone = shown >= GOOD ? styles.high : shown < POOR ? styles.low : undefined;
  return <span className={classNames(styles.rating, tone)}>{written}</span>;
}
