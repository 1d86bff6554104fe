import type { MatchSummary } from '@mes/contract/match-schemas';
import { displayName } from '../../../community';
import type { NextMatch } from '../../../models/match';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Cut } from './Cut';
import styles from './MatchBand.module.css';

/** One match on the base line. */
export function MatchBand({ match, label, note }: NextMatch) {
  return (
    <div className={`${styles.band} wd-fade`}>
      <span className="wd-label wd-gold">{label}</span>
      <Team team={match.teamA} />
      <i className={styles.line} />
      <Team team={match.teamB} isRight />
      <p className={`${styles.note} wd-label`}>
        {match.round && <Cut lines="two if needed">{match.round}</Cut>}
        {note && <Cut>{note}</Cut>}
      </p>
    </div>
  );
}

function Team({ team, isRight = false }: { team: MatchSummary['teamA']; isRight?: boolean }) {
  return (
    <span className={isRight ? `${styles.team} ${styles.right}` : styles.team}>
      <Cut className={styles.name} widest={118}>
        {team ? displayName(team) : UNDECIDED}
      </Cut>
      {team && <TeamLogo team={team} size={48} />}
    </span>
  );
}
