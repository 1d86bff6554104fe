import type { Placement } from '@mes/contract/tournament-schemas';
import { formatMoney } from '@mes/domain/money/money';
import { classNames } from '@mes/ui/class-names';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { usePage } from '../../../tournament/use-page';
import parts from '../parts/Table.module.css';
import styles from './Standings.module.css';

/** How a tournament without tables has ended. */
export function Placements({ placements }: { placements: readonly Placement[] }) {
  const shown = usePage(placements, 8);
  return (
    <div className={parts.area}>
      <div className={parts.table}>
        {shown.map((placement, place) => (
          <div
            key={placement.team.name}
            className={`${styles.placement} wipe`}
            style={{ '--i': place } as CSSProperties}
          >
            <RankBadge rank={placement.from} through={placement.to} className={styles.rank} />
            <TeamLogo team={placement.team} size={64} />
            <Fit className={`${parts.name} tight`}>{displayName(placement.team)}</Fit>
            <span className={classNames(styles.prize, placement.prize === 0 && styles.none)}>
              {formatMoney(placement.prize)}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
