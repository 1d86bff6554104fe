import type { Prize } from '@mes/contract/tournament-schemas';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { Money } from '../../components/text/Money';
import styles from './PrizeList.module.css';

export function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <ul className={styles.list}>
      {prizes.map(({ from, to, amount, extra }) => (
        <li key={from} className={styles.prize}>
          <RankBadge rank={from} through={to} className={styles.rank} />
          {extra && <span className={styles.extra}>{extra}</span>}
          <Money cents={amount} className={styles.amount} />
        </li>
      ))}
    </ul>
  );
}
