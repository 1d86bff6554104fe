import type { CSSProperties } from 'react';
import type { SceneLogo } from '../../../models/match';
import { TeamLogo } from '../../../parts/TeamLogo';
import styles from './Duel.module.css';

interface DuelProps {
  A: SceneLogo | null;
  B: SceneLogo | null;
}

/** The emblems of who meets, standing on the seam; nothing while one of them is not known. */
export function Duel({ A, B }: DuelProps) {
  if (!A || !B) return null;
  return (
    <div style={{ '--i': 6 } as CSSProperties}>
      <div className={`${styles.first} eb-stand`}>
        <TeamLogo team={A} size={196} />
      </div>
      <div className={`${styles.middle} eb-ignite`}>
        <i className={`${styles.slash} eb-slash`} />
      </div>
      <div className={`${styles.second} eb-stand`}>
        <TeamLogo team={B} size={196} />
      </div>
    </div>
  );
}
