import type { MatchSummary } from '@mes/contract/match-schemas';
import { displayName } from '../../../community';
import type { NextMatch } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import styles from './MatchBand.module.css';
import { Torn } from './Torn';

/** One match in the lower right: what it is, both teams, and when. */
export function MatchBand({ match, label, note }: NextMatch) {
  return (
    <Torn
      edges="lb"
      width={1_120}
      height={150}
      depth={12}
      step={5}
      from="right"
      className={styles.band}
    >
      <p className={`${styles.label} eb-lab`}>
        <b>{label}</b>
        <Fit className={styles.note} twoLines>
          {[match.round, note].filter(Boolean).join(', ')}
        </Fit>
      </p>
      <p className={`${styles.teams} eb-t`}>
        <Fit>{nameOf(match.teamA)}</Fit>
        <i className={`${styles.slash} eb-slash`} />
        <Fit>{nameOf(match.teamB)}</Fit>
      </p>
    </Torn>
  );
}

function nameOf(team: MatchSummary['teamA']): string {
  return team ? displayName(team) : UNDECIDED;
}
