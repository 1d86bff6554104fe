import { formatMoney } from '@mes/domain/money/money';
import type { CSSProperties } from 'react';
import type { PrizePoolModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { namesOf, type PrizeRow } from '../../../tournament/prizes';
import { Burn } from '../parts/Burn';
import { Empty } from '../parts/Empty';
import { Forge, type Hit } from '../parts/Forge';
import { Head } from '../parts/Head';
import { hitOf } from '../parts/motion';
import { SEAMS } from '../parts/seam';
import { Torn } from '../parts/Torn';
import styles from './PrizePool.module.css';

const HITS: readonly Hit[] = [
  { at: hitOf(3), line: { from: [100, 590], to: [900, 590], count: 24, power: 0.8 }, isBig: true },
];
/** What all rows share, and how high one is at most. */
const HEIGHT = 450;
const ROW = { most: 84, gap: 7 };

/** The sum as large as a clock above the seam, the places below it. */
export default function PrizePool({ pool }: PrizePoolModel) {
  const rows = pool?.rows ?? [];
  const high = Math.min(ROW.most, Math.floor(HEIGHT / Math.max(1, rows.length)) - ROW.gap);
  return (
    <Forge seam={pool ? SEAMS.starting : SEAMS.low} hits={HITS}>
      <Head title="Prize pool" note={pool?.region} />
      {!pool && <Empty>The prizes are not announced yet.</Empty>}
      {pool && (
        <>
          <div className={styles.title}>
            <Burn size={104} width={900} step={2}>
              Prize pool
            </Burn>
          </div>
          <div className={`${styles.sum} eb-slam`} style={{ '--i': 3 } as CSSProperties}>
            <Fit className="eb-t">{pool.total}</Fit>
          </div>
          <p className={`${styles.teams} eb-lab eb-slam`} style={{ '--i': 4 } as CSSProperties}>
            <b>{pool.teams}</b>
          </p>
          <ol className={styles.rows} style={{ '--row': `${high}px` } as CSSProperties}>
            {rows.map((row, place) => (
              <Place key={row.from} row={row} place={place} />
            ))}
          </ol>
        </>
      )}
    </Forge>
  );
}

function Place({ row, place }: { row: PrizeRow; place: number }) {
  const [first, ...others] = row.teams;
  return (
    <Torn
      as="li"
      edges={place === 0 ? 'lb' : 'l'}
      width={1_000}
      height={76}
      depth={9}
      seed={place}
      tone={place === 0 ? 'molten' : 'cold'}
      step={4 + place}
      from="right"
      isMarked={place === 0}
      className={styles.row}
      style={{ '--n': place } as CSSProperties}
    >
      <b className={`${styles.place} eb-t`}>
        {row.to > row.from ? `${row.from}–${row.to}` : row.from}
      </b>
      <span className={styles.who}>
        {first && others.length === 0 && <TeamLogo team={first} size={44} />}
        <Fit className={first ? `${styles.name} eb-t` : styles.extra}>
          {first ? namesOf(row.teams) : (row.extra ?? '')}
        </Fit>
      </span>
      <span className={`${styles.amount} eb-t`}>
        {row.amount > 0 ? formatMoney(row.amount) : ''}
        {row.to > row.from && row.amount > 0 && <em>each</em>}
      </span>
    </Torn>
  );
}
