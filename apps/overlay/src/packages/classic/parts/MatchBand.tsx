import type { MatchSummary } from '@mes/contract/match-schemas';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { roundAndFormat } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import type { NextMatch } from '../../models/match';
import styles from './MatchBand.module.css';

/** One match as a band over the whole width. */
export function MatchBand({ match, label, note }: NextMatch) {
  return (
    <div className={`${styles.band} wipe`} style={{ '--i': 3 } as CSSProperties}>
      <p className={styles.label}>
        <b>{label}</b>
        {match.round && <Fit twoLines>{match.round}</Fit>}
        {roundAndFormat('', match.bestOf)}
      </p>
      <Team team={match.teamA} />
      <i className={styles.slash} />
      <Team team={match.teamB} mirrored />
      <p className={styles.note}>{note}</p>
    </div>
  );
}

function Team({ team, mirrored = false }: { team: MatchSummary['teamA']; mirrored?: boolean }) {
  return (
    <span className={mirrored ? `${styles.team} ${styles.mirrored}` : styles.team}>
      <TeamName shown={team ? displayName(team) : 'To be decided'} />
      {team && <TeamLogo team={team} size={84} />}
    </span>
  );
}
