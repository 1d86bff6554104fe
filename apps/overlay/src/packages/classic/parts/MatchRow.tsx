import type { MatchSummary } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { figuresOf, timeOf } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { MatchRowProps } from '../../kit';
import styles from './MatchRow.module.css';
import { Tag } from './Tag';

type Team = MatchSummary['teamA'];

/** A match in a list: time, both teams with the score between them, and which round it is. */
export function MatchRow({ match, step }: MatchRowProps) {
  const { state, startsAt, round, bestOf } = match;
  return (
    <div
      className={classNames(styles.row, styles[state], 'wipe')}
      style={{ '--i': step } as CSSProperties}
    >
      <span className={styles.time}>
        {state === 'live' ? <Tag tone="live">Live</Tag> : startsAt !== null && timeOf(startsAt)}
      </span>
      <Side team={match.teamA} isBeaten={match.winner === 'B'} />
      <Result match={match} />
      <Side team={match.teamB} isBeaten={match.winner === 'A'} mirrored />
      <span className={styles.round}>
        <Fit>{round ?? ''}</Fit>
        <small>{`Best of ${bestOf}`}</small>
      </span>
    </div>
  );
}

function Side({
  team,
  isBeaten,
  mirrored = false,
}: {
  team: Team;
  isBeaten: boolean;
  mirrored?: boolean;
}) {
  return (
    <span
      className={classNames(
        styles.side,
        mirrored && styles.mirrored,
        isBeaten && styles.beaten,
        team === null && styles.open,
      )}
    >
      <Fit className={`${styles.name} tight`}>{team ? displayName(team) : 'To be decided'}</Fit>
      {team ? <TeamLogo team={team} size={58} /> : <i className={styles.nobody} />}
    </span>
  );
}

function Result({ match }: { match: MatchSummary }) {
  const figures = figuresOf(match);
  if (figures === null) return <span className={styles.versus}>vs</span>;
  const { winner } = match;
  return (
    <span className={styles.score}>
      <b className={winner === 'B' ? styles.beaten : undefined}>{figures[0]}</b>
      <i />
      <b className={winner === 'A' ? styles.beaten : undefined}>{figures[1]}</b>
    </span>
  );
}
