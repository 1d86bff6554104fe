import type { MatchSummary } from '@mes/contract/match-schemas';
import { displayName } from '@mes/domain/names/display';
import type { CSSProperties } from 'react';
import { Fit } from './Fit';
import { roundAndFormat } from './labels';
import styles from './NextMatch.module.css';
import { TeamLogo } from './TeamLogo';
import { TeamName } from './TeamName';

interface NextMatchProps {
  match: MatchSummary;
  /** Such as "Next match". */
  label: string;
  /** On the right: a score, a time. */
  note?: string;
}

/** One match as a band over the whole width. */
export function NextMatch({ match, label, note }: NextMatchProps) {
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
