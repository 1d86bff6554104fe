import type { MatchSummary } from '@mes/contract/match-schemas';
import { displayName } from '@mes/domain/names/display';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from './Fit';
import { LivePlate } from './LivePlate';
import styles from './MatchLine.module.css';
import { TeamLogo } from './TeamLogo';
import { timeOf } from './words';

/** A match in a narrow list: its teams one below the other, beside the time. */
export function MatchLine({ match, step }: { match: MatchSummary; step: number }) {
  return (
    <div className={`${styles.line} wipe`} style={{ '--i': step } as CSSProperties}>
      <p className={styles.time}>
        {match.state === 'live' ? (
          <LivePlate />
        ) : (
          <b>{match.startsAt === null ? '' : timeOf(match.startsAt)}</b>
        )}
        <Fit className={styles.round}>{match.round ?? ''}</Fit>
      </p>
      <div className={styles.teams}>
        <Team team={match.teamA} />
        <Team team={match.teamB} />
      </div>
    </div>
  );
}

function Team({ team }: { team: MatchSummary['teamA'] }) {
  return (
    <span className={classNames(styles.team, team === null && styles.open)}>
      {team ? <TeamLogo team={team} size={44} /> : <i className={styles.nobody} />}
      <Fit className={`${styles.name} tight`}>{team ? displayName(team) : 'To be decided'}</Fit>
    </span>
  );
}
