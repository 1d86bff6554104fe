import type { MatchSummary } from '@mes/contract/match-schemas';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { figuresOf, timeOf, UNDECIDED } from '../../../parts/labels';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { MatchRowProps } from '../../kit';
import styles from './MatchRow.module.css';
import { Panel } from './Panel';
import { Tag } from './Tag';

interface FedRowProps {
  match: MatchSummary;
  /** Beside the teams: what is next, or the round. */
  note: string;
  isFirst?: boolean;
  /** In pixels: how wide a name may be. */
  room: number;
  delay: number;
  className?: string;
  style?: CSSProperties;
}

/** A match in one row: time, both teams with the score between them, and a note. */
export function FedRow(props: FedRowProps) {
  const { match, note, isFirst = false, room, delay, className, style } = props;
  const { state, startsAt, winner, teamA, teamB } = match;
  const isLive = state === 'live';
  const figures = figuresOf(match);
  return (
    <Panel
      className={className}
      style={style}
      inside={styles.inside}
      tone={isLive ? 'mes-live' : isFirst ? 'a' : 'trace-dim'}
      delay={delay}
    >
      <i className={styles.mark} data-on={isFirst || isLive || undefined} />
      <span className={`${styles.time} ci-name`}>
        {isLive ? <Tag tone="live">Live</Tag> : startsAt !== null && timeOf(startsAt)}
      </span>
      <Team team={teamA} isOut={winner === 'B'} room={room} mirrored />
      <span className={styles.result}>
        {figures ? (
          <>
            <b className={winner === 'B' ? 'ci-off' : undefined}>{figures[0]}</b>
            <b className={winner === 'A' ? 'ci-off' : undefined}>{figures[1]}</b>
          </>
        ) : (
          <span className="ci-silk ci-off">vs</span>
        )}
      </span>
      <Team team={teamB} isOut={winner === 'A'} room={room} />
      <Fit className={`${styles.note} ci-silk ${isFirst ? 'ci-a' : ''}`} twoLines>
        {note}
      </Fit>
    </Panel>
  );
}

const NAME_SIZE = 46;

interface TeamProps {
  team: MatchSummary['teamA'];
  isOut: boolean;
  room: number;
  mirrored?: boolean;
}

function Team({ team, isOut, room, mirrored = false }: TeamProps) {
  return (
    <span className={styles.team} data-mirrored={mirrored || undefined}>
      {team ? <TeamLogo team={team} size={48} /> : <i className={`${styles.open} ci-via`} />}
      <Fit className={`${styles.name} ci-name ${isOut || !team ? 'ci-off' : ''}`}>
        {team ? nameWithin(team, { room, size: NAME_SIZE }) : UNDECIDED}
      </Fit>
    </span>
  );
}

export function MatchRow({ match, step }: MatchRowProps) {
  return (
    <FedRow
      match={match}
      note={match.round ?? ''}
      room={280}
      delay={300 + step * 70}
      className={styles.row}
    />
  );
}
