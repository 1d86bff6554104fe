import type { Prize } from '@mes/contract/tournament-schemas';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { Money } from '../../components/text/Money';
import styles from './PrizeList.module.css';
import * as texts from './texts';

const ROW_HEIGHT = 38;
const HEAD_HEIGHT = 34;

export function PrizeList({ prizes, titled }: { prizes: readonly Prize[]; titled?: boolean }) {
  return (
    <div>
      {titled && <b className={styles.title}>{texts.prizes}</b>}
      <ul className={styles.list}>
        {prizes.map(({ from, to, amount, extra }) => (
          <li key={from} className={styles.prize}>
            <RankBadge rank={from} through={to} className={styles.rank} />
            {extra && <span className={styles.extra}>{extra}</span>}
            <Money cents={amount} className={styles.amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The height of the titled list in pixels. */
export function heightOf(prizes: readonly Prize[]): number {
  return HEAD_HEIGHT + prizes.length * ROW_HEIGHT;
}
