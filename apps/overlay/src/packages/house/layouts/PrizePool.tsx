import { formatMoney } from '@mes/domain/money/money';
import type { PrizePool as Pool, PrizePoolModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { namesOf } from '../../../tournament/prizes';
import { FullScene } from '../../FullScene';
import { Empty } from '../parts/Empty';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import { Ticker } from '../parts/Ticker';
import styles from './PrizePool.module.css';

/** The first prize as large as it can be; the slash parts it from the rest on bone. */
export default function PrizePool({ pool }: PrizePoolModel) {
  if (!pool) {
    return (
      <FullScene title="Prize pool">
        <Empty>The prizes are not announced yet.</Empty>
      </FullScene>
    );
  }
  return <Shown pool={pool} />;
}

function Shown({ pool }: { pool: Pool }) {
  const [first, ...others] = pool.rows;
  const amount = first && first.amount > 0 ? formatMoney(first.amount) : pool.total;
  return (
    <>
      <Slash x={1_180} bone="right">
        <Head title="Prize pool" note={pool.region} />
        <p className={`${styles.sum} hs-fade`}>
          <span>{`${pool.total} for ${pool.teams}`}</span>
        </p>
        <div className={styles.first}>
          <Fill width={900} size={520} widest={80} delay={300}>
            {amount}
          </Fill>
          <div className={`${styles.winner} hs-mid hs-fade`}>
            <Fit>{first && first.teams.length > 0 ? namesOf(first.teams) : 'First place'}</Fit>
          </div>
        </div>
        <ol className={styles.rows}>
          {others.map((row) => (
            <li key={row.from} className="hs-fade">
              <b className="hs-mid hs-dim">
                {row.to > row.from ? `${row.from}–${row.to}` : row.from}
              </b>
              <Fit className={styles.who}>
                {row.teams.length > 0 ? namesOf(row.teams) : (row.extra ?? '')}
              </Fit>
              <b className="hs-mid">{row.amount > 0 ? formatMoney(row.amount) : ''}</b>
            </li>
          ))}
        </ol>
      </Slash>
      <Ticker />
    </>
  );
}
