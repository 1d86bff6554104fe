import { formatMoney } from '@mes/domain/money/money';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import type { CSSProperties } from 'react';
import { useTournament } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { counted } from '../../parts/labels';
import { TeamLogo } from '../../parts/TeamLogo';
import { regionName } from '../../parts/team-facts';
import { isStillOpen } from '../../tournament/format-labels';
import { namesOf, type PrizeRow, prizeRows } from '../../tournament/prizes';
import styles from './prizepool.module.css';

const ROWS = 8;
/** So few that they have room to be large. */
const FEW = 4;

/** What is played for: the whole, and what each place gets. */
export default function Prizepool() {
  const tournament = useTournament();
  const rows = tournament ? prizeRows(tournament, ROWS) : [];
  const total = tournament?.prizePool ?? 0;
  if (!tournament || (rows.length === 0 && total === 0)) {
    return (
      <FullScene title="Prize pool">
        <Empty>The prizes are not announced yet.</Empty>
      </FullScene>
    );
  }
  return (
    <FullScene title="Prize pool" note={regionName(tournament.region)}>
      <div className={`${styles.total} wipe`}>
        <p>Prize pool</p>
        <Fit className={`${styles.sum} tight`}>{formatMoney(total)}</Fit>
        <p className={styles.teams}>
          {counted(tournament.registered, 'team')}
          {isStillOpen(tournament) && ' so far'}
        </p>
      </div>
      <ol className={styles.rows} data-few={rows.length <= FEW || undefined}>
        {rows.map((row, place) => (
          <Row key={row.from} row={row} step={place} />
        ))}
      </ol>
    </FullScene>
  );
}

function Row({ row, step }: { row: PrizeRow; step: number }) {
  const [first, ...others] = row.teams;
  return (
    <li className={`${styles.row} wipe`} style={{ '--i': step } as CSSProperties}>
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
    </li>
  );
}
