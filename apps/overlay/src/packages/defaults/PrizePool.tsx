import { formatMoney } from '@mes/domain/money/money';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import type { PrizePoolModel } from '../../models/tournament';
import { Fit } from '../../parts/Fit';
import { TeamLogo } from '../../parts/TeamLogo';
import { namesOf, type PrizeRow } from '../../tournament/prizes';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import styles from './PrizePool.module.css';

/** So few that they have room to be large. */
const FEW = 4;

export default function PrizePool({ pool }: PrizePoolModel) {
  const { Empty, Plate } = useKit();
  if (!pool) {
    return (
      <FullScene title="Prize pool">
        <Empty>The prizes are not announced yet.</Empty>
      </FullScene>
    );
  }
  return (
    <FullScene title="Prize pool" note={pool.region}>
      <Plate className={styles.total}>
        <p>Prize pool</p>
        <Fit className={`${styles.sum} tight`}>{pool.total}</Fit>
        <p className={styles.teams}>{pool.teams}</p>
      </Plate>
      <div className={styles.rows} data-few={pool.rows.length <= FEW || undefined}>
        {pool.rows.map((row, place) => (
          <Place key={row.from} row={row} step={place} />
        ))}
      </div>
    </FullScene>
  );
}

function Place({ row, step }: { row: PrizeRow; step: number }) {
  const { Row } = useKit();
  const [first, ...others] = row.teams;
  return (
    <Row step={step} className={styles.row}>
      <RankBadge rank={row.from} through={row.to} className={styles.rank} />
      <span className={styles.who}>
        {first && others.length === 0 && <TeamLogo team={first} size={60} />}
        <Fit className={first ? `${styles.name} tight` : styles.extra}>
          {first ? namesOf(row.teams) : (row.extra ?? '')}
        </Fit>
      </span>
      <span className={`${styles.amount} tight`}>
        {row.amount > 0 ? formatMoney(row.amount) : ''}
        {row.to > row.from && row.amount > 0 && <small>each</small>}
      </span>
    </Row>
  );
}
