import type { MatchSummary } from '@mes/contract/match-schemas';
import { displayName } from '../../../community';
import type { NextMatch } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import styles from './MatchBand.module.css';

/** One match in a line along the bottom. */
export function MatchBand({ match, label, note }: NextMatch) {
  return (
    <div className={`${styles.band} hs-fade`}>
      <span className={styles.label}>{label}</span>
      <Fit className={`${styles.name} hs-mid`}>{nameOf(match.teamA)}</Fit>
      <i className="hs-slash" />
      <Fit className={`${styles.name} hs-mid`}>{nameOf(match.teamB)}</Fit>
      <Fit className={styles.note} twoLines>
        {[match.round, note].filter(Boolean).join(', ')}
      </Fit>
    </div>
  );
}

function nameOf(team: MatchSummary['teamA']): string {
  return team ? displayName(team) : UNDECIDED;
}
