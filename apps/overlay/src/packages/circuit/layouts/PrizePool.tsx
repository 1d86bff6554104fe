import { formatMoney } from '@mes/domain/money/money';
import { ordinal } from '@mes/ui/ordinal';
import type { PrizePool as Pool, PrizePoolModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { namesOf, type PrizeRow } from '../../../tournament/prizes';
import { FullScene } from '../../FullScene';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Empty } from '../parts/Empty';
import { Title } from '../parts/Head';
import { Rail } from '../parts/Rail';
import { Wires } from '../parts/Wires';
import type { Wire } from '../parts/wire';
import styles from './PrizePool.module.css';

/** In pixels. A trace is longer than its label, by the share of the first prize. */
const FIRST = { y: 400, end: 900 };
const OTHERS = { top: 500, bottom: 1_000, most: 116, end: 620, longer: 420 };

/** Places as traces, as long as their share; at the end of each the amount in copper. */
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
  const pitch = Math.min(
    OTHERS.most,
    Math.floor((OTHERS.bottom - OTHERS.top) / Math.max(1, others.length)),
  );
  const places = others.map((row, place) => ({
    row,
    y: OTHERS.top + (place + 1) * pitch,
    end: OTHERS.end + Math.round(OTHERS.longer * shareOf(row, first)),
  }));
  const wires: Wire[] = [
    {
      points: [
        [120, FIRST.y],
        [FIRST.end, FIRST.y],
      ],
      tone: 'a',
      width: 5,
      hasVia: true,
      isPulsed: true,
    },
    ...places.map(
      ({ y, end }, place): Wire => ({
        points: [
          [120, y],
          [end, y],
        ],
        delay: 420 + place * 90,
        hasVia: true,
        isPulsed: place === 0,
      }),
    ),
  ];
  return (
    <>
      <Backdrop quiet />
      <Rail note="Prize pool" />
      <Wires wires={wires} />
      <Title title="Prize pool" note={`${pool.total} for ${pool.teams}, ${pool.region}`} />
      {first && (
        <>
          <div className={`${styles.first} ci-flash`}>
            <Fit className="ci-silk ci-a">
              {[rankOf(first), first.extra].filter(Boolean).join(', ')}
            </Fit>
            <Fit className={`${styles.winner} ci-name`}>
              {first.teams.length > 0 ? namesOf(first.teams) : 'Champions'}
            </Fit>
          </div>
          <div className={styles.amount}>
            <Copper
              value={first.amount > 0 ? formatMoney(first.amount) : pool.total}
              size={sizeOf(first.amount > 0 ? formatMoney(first.amount) : pool.total)}
              tone="a"
              delay={760}
            />
          </div>
        </>
      )}
      {places.map(({ row, y, end }, place) => (
        <div key={row.from}>
          <div
            className={`${styles.place} ci-flash`}
            style={{ bottom: 1_080 - y + 8, width: end - 236 }}
          >
            <b className={`${styles.rank} ci-name`}>{rankOf(row)}</b>
            <Fit className={`${styles.who} ci-hand`} twoLines>
              {whoOf(row)}
            </Fit>
          </div>
          <div className={styles.prize} style={{ left: end + 40, top: y - 34 }}>
            <Copper
              value={row.amount > 0 ? formatMoney(row.amount) : '–'}
              size={84}
              contour="var(--mes-circuit-7)"
              delay={880 + place * 90}
            />
            {row.to > row.from && row.amount > 0 && <span className="ci-silk">each</span>}
          </div>
        </div>
      ))}
    </>
  );
}

function shareOf(row: PrizeRow, first: PrizeRow | undefined): number {
  return first && first.amount > 0 ? Math.min(1, row.amount / first.amount) : 0;
}

function rankOf({ from, to }: PrizeRow): string {
  return to > from ? `${from}–${ordinal(to)}` : ordinal(from);
}

function whoOf({ teams, extra }: PrizeRow): string {
  return teams.length > 0 ? namesOf(teams) : (extra ?? '');
}

/** 300 pixels; more letters are smaller. */
function sizeOf({ length }: string): number {
  return length <= 6 ? 300 : Math.floor(1_800 / length);
}
