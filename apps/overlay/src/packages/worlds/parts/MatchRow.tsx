import type { MatchSummary } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { figuresOf, timeOf, UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { MatchRowProps } from '../../kit';
import { Cut } from './Cut';
import styles from './MatchRow.module.css';
import { Tag } from './Tag';

/** A match in a list: the time as a number, and the teams left and right of the axis. */
export function MatchRow({ match, step }: MatchRowProps) {
  const { state, startsAt, round, winner, teamA, teamB } = match;
  const figures = figuresOf(match);
  return (
    <div className={`${styles.row} wipe`} style={{ '--i': step } as CSSProperties}>
      <span className={styles.time}>
        {state === 'live' ? <Tag tone="live">Live</Tag> : startsAt !== null && timeOf(startsAt)}
      </span>
      <Team team={teamA} hasLost={winner === 'B'} />
      <span className={styles.result}>
        {figures ? (
          <>
            <b className={winner === 'B' ? 'wd-dim' : undefined}>{figures[0]}</b>
            <i />
            <b className={winner === 'A' ? 'wd-dim' : undefined}>{figures[1]}</b>
          </>
        ) : (
          <i />
        )}
      </span>
      <Team team={teamB} hasLost={winner === 'A'} isRight />
      <Cut className={styles.round} lines="two if needed">
        {round ?? ''}
      </Cut>
    </div>
  );
}

interface TeamProps {
  team: MatchSummary['teamA'];
  hasLost: boolean;
  isRight?: boolean;
}

function Team({ team, hasLost, isRight = false }: TeamProps) {
  return (
    <span className={classNames(styles.team, isRight && styles.right, hasLost && 'wd-dim')}>
      <Cut className={styles.name} widest={110}>
        {team ? displayName(team) : UNDECIDED}
      </Cut>
      {team && <TeamLogo team={team} size={48} />}
    </span>
  );
}
