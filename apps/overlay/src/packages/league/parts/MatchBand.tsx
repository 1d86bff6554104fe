import type { NextMatch } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import styles from './MatchBand.module.css';
import { nameOf } from './MatchRow';

/** One match in a line along the floor. */
export function MatchBand({ match, label, note }: NextMatch) {
  return (
    <div className={`${styles.band} lg-fade`}>
      <span className={styles.label}>{label}</span>
      <Fit className={`${styles.name} lg-tight`}>{nameOf(match.teamA)}</Fit>
      <span className={styles.label}>vs</span>
      <Fit className={`${styles.name} lg-tight`}>{nameOf(match.teamB)}</Fit>
      <Fit className={styles.note} twoLines>
        {[match.round, note].filter(Boolean).join(', ')}
      </Fit>
    </div>
  );
}
