import type { Placement } from '@mes/contract/tournament-schemas';
import { format as money } from '@mes/domain/money/money';
import { displayName } from '@mes/domain/names/display';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import type { CSSProperties } from 'react';
import { Fit } from '../../parts/Fit';
import { TeamLogo } from '../../parts/TeamLogo';
import { usePage } from '../../tournament/use-page';
import styles from './standings.module.css';

/** How a tournament without tables has ended. */
export function Placements({ placements }: { placements: readonly Placement[] }) {
  const shown = usePage(placements, 8);
  return (
    <div className={styles.table}>
      {shown.map((placement, place) => (
        <div
          key={placement.team.name}
          className={`${styles.placement} wipe`}
          style={{ '--i': place } as CSSProperties}
        >
          <RankBadge rank={placement.from} through={placement.to} className={styles.rank} />
          <TeamLogo team={placement.team} size={64} />
          <Fit className={`${styles.team} tight`}>{displayName(placement.team)}</Fit>
          <span className={styles.prize}>{money(placement.prize)}</span>
        </div>
      ))}
    </div>
  );
}
