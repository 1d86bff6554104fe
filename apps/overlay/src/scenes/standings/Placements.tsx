import type { Placement } from '@mes/contract/tournament-schemas';
import { formatMoney } from '@mes/domain/money/money';
import { displayName } from '@mes/domain/names/display';
import { classNames } from '@mes/ui/class-names';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import type { CSSProperties } from 'react';
import { Fit } from '../../parts/Fit';
import { TeamLogo } from '../../parts/TeamLogo';
import parts from '../../parts/table.module.css';
import { usePage } from '../../tournament/use-page';
import styles from './standings.module.css';

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
