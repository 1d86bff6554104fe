import { classNames } from './class-names';
import { ordinal } from './ordinal';
import styles from './RankBadge.module.css';

export interface RankBadgeProps {
  rank: number;
  /** The last place of a shared rank: 5 and 8 read "5–8th". */
  through?: number;
  className?: string;
}

const MEDALS: Record<number, string | undefined> = {
  1: styles.gold,
  2: styles.silver,
  3: styles.bronze,
};

export function RankBadge({ rank, through = rank, className }: RankBadgeProps) {
  const shared = through > rank;
  return (
    <span className={classNames(styles.rank, !shared && MEDALS[rank], className)}>
      {shared ? `${rank}–${ordinal(through)}` : ordinal(rank)}
    </span>
  );
}
