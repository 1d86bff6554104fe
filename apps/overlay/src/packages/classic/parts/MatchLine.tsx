import type { MatchSummary } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { shortDayOf, timeOf } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import styles from './MatchLine.module.css';
import { Tag } from './Tag';

interface MatchLineProps {
  match: MatchSummary;
  now: number;
  step: number;
}

/** A match in a narrow list: its teams one below the other, beside the time. */
export function MatchLine({ match, now, step }: MatchLineProps) {
  const { teamA, teamB } = match;
  return (
    <div className={`${styles.line} wipe`} style={{ '--i': step } as CSSProperties}>
      <p className={styles.time}>
        {match.state === 'live' ? (
          <Tag tone="live">Live</Tag>
        ) : (
          match.startsAt !== null && (
            <>
              <b>{timeOf(match.startsAt)}</b> {shortDayOf(match.startsAt, now)}
            </>
          )
        )}
        <Fit className={styles.round}>{match.round ?? ''}</Fit>
      </p>
      <div className={styles.teams}>
        {/* Of two that nobody knows, one is said. */}
        {(teamA || teamB) && <Team team={teamA} />}
        <Team team={teamB} />
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
