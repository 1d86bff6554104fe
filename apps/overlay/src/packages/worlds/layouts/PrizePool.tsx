import { formatMoney } from '@mes/domain/money/money';
import type { CSSProperties } from 'react';
import type { PrizePool as Pool, PrizePoolModel } from '../../../models/tournament';
import { TeamLogo } from '../../../parts/TeamLogo';
import { namesOf, type PrizeRow } from '../../../tournament/prizes';
import { Horizon } from '../globe/Horizon';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import { Open } from '../parts/Open';
import styles from './PrizePool.module.css';
import { HORIZON_TOP, Sun } from './Sun';

/** The first prize in metal on the axis, over the horizon; the others are rows at both sides. */
export default function PrizePool({ pool }: PrizePoolModel) {
  if (!pool) {
    return (
      <>
        <Backdrop />
        <Head title="Prize pool" />
        <Empty>The prizes are not announced yet.</Empty>
      </>
    );
  }
  return <Shown pool={pool} />;
}

function Shown({ pool }: { pool: Pool }) {
  const [first, ...others] = pool.rows;
  const amount = first && first.amount > 0 ? formatMoney(first.amount) : pool.total;
  const half = Math.ceil(others.length / 2);
  return (
    <>
      <Backdrop isBare />
      <Horizon top={HORIZON_TOP} sun={0} />
      <Sun degrees={0} />
      <Meridian top={120} height={90} />
      <Meridian top={626} height={116} delay={500} />
      <Head title="Prize pool" note={pool.region} />
      <section className={styles.first}>
        <p className="wd-label wd-gold wd-fade">First place</p>
        <Open delay={500} className={styles.sum}>
          <Cut className={`${styles.amount} wd-metal`} widest={110}>
            {amount}
          </Cut>
        </Open>
        {first && <Winner row={first} />}
      </section>
      <Rows rows={others.slice(0, half)} slot="left" />
      <Rows rows={others.slice(half)} slot="right" />
      <p
        className={`${styles.total} wd-label wd-fade`}
        style={{ '--d': '1900ms' } as CSSProperties}
      >
        {`${pool.total} for ${pool.teams}`}
      </p>
    </>
  );
}

function Winner({ row: { teams, extra } }: { row: PrizeRow }) {
  const [winner] = teams;
  const text = winner ? namesOf(teams) : (extra ?? '');
  if (!text) return null;
  return (
    <p className={`${styles.winner} wd-fade`} style={{ '--d': '1200ms' } as CSSProperties}>
      {winner && teams.length === 1 && <TeamLogo team={winner} size={64} />}
      <Cut widest={118} lines="two if needed">
        {text}
      </Cut>
    </p>
  );
}

function Rows({ rows, slot }: { rows: readonly PrizeRow[]; slot: 'left' | 'right' }) {
  return (
    <ol className={styles.rows} data-slot={slot}>
      {rows.map(({ from, to, amount, extra, teams }, place) => (
        <li
          key={from}
          className="wd-fade"
          style={{ '--d': `${1_200 + place * 120}ms` } as CSSProperties}
        >
          <b className={styles.place}>{to > from ? `${from}–${to}` : from}</b>
          <span className={styles.prize}>
            {amount > 0 ? formatMoney(amount) : ''}
            {amount > 0 && to > from && <small>each</small>}
          </span>
          <Cut className={styles.who} widest={112} lines="two if needed">
            {teams.length > 0 ? namesOf(teams) : (extra ?? '')}
          </Cut>
        </li>
      ))}
    </ol>
  );
}
