import type { MatchSummary } from '@mes/contract/match-schemas';
import { TEAM_SLOTS } from '@mes/domain/series/team-slots';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { nameOf, teamOf } from './labels';
import styles from './PairingCell.module.css';

/** Both teams below each other, for a cell of a table. */
export function PairingCell({ match }: { match: Pick<MatchSummary, 'teamA' | 'teamB'> }) {
  return (
    <span className={styles.pairing}>
      {TEAM_SLOTS.map((slot) => {
        const team = teamOf(match, slot);
        return (
          <span key={slot} className={team ? styles.team : styles.nobody}>
            {team && <TeamLogo team={team} size={18} plain />}
            {nameOf(match, slot)}
          </span>
        );
      })}
    </span>
  );
}
