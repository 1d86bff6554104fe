import type { MatchSummary } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { figuresOf, shortDayOf, timeOf, UNDECIDED } from '../../../parts/labels';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import styles from './MatchLine.module.css';
import { Tag } from './Tag';
import { Torn } from './Torn';

interface MatchLineProps {
  match: MatchSummary;
  step: number;
  /** Names the day beside the time, unless it is today; null where the list names it. */
  now: number | null;
  /** The one that burns. */
  isHot: boolean;
  from?: 'left' | 'right';
  /** In pixels, for a name. */
  room?: number;
  className?: string;
}

const NAME_SIZE = 40;

/** A match on a plate: when, both teams with the slash or the score between them, and its round. */
export function MatchLine(props: MatchLineProps) {
  const { match, step, now, isHot, from, room = 300, className } = props;
  const { teamA, teamB, round, winner } = match;
  const torn = from === 'right' ? 'l' : 'r';
  return (
    <Torn
      edges={isHot ? `${torn}b` : torn}
      width={1_090}
      height={isHot ? 118 : 92}
      depth={12}
      seed={step}
      tone={isHot ? 'molten' : 'cold'}
      step={step}
      from={from}
      className={classNames(styles.line, isHot && styles.hot, className)}
      style={{ '--n': step } as CSSProperties}
    >
      {match.state === 'live' ? (
        <Tag tone="live" className={styles.live}>
          Live
        </Tag>
      ) : (
        <Fit className={`${styles.time} eb-t`}>{whenOf(match, now)}</Fit>
      )}
      <Side team={teamA} isBeaten={winner === 'B'} room={room} />
      <Middle match={match} />
      <Side team={teamB} isBeaten={winner === 'A'} room={room} mirrored />
      <Fit className={`${styles.round} eb-lab`} twoLines>
        {round ?? ''}
      </Fit>
    </Torn>
  );
}

function Middle({ match }: { match: MatchSummary }) {
  const figures = figuresOf(match);
  return (
    <span className={`${styles.middle} eb-t`}>
      {figures?.[0] && <b className={match.winner === 'B' ? styles.beaten : ''}>{figures[0]}</b>}
      <i className={`${styles.slash} eb-slash`} />
      {figures?.[1] && <b className={match.winner === 'A' ? styles.beaten : ''}>{figures[1]}</b>}
    </span>
  );
}

interface SideProps {
  team: MatchSummary['teamA'];
  isBeaten: boolean;
  room: number;
  mirrored?: boolean;
}

function Side({ team, isBeaten, room, mirrored = false }: SideProps) {
  return (
    <span
      className={classNames(styles.side, mirrored && styles.mirrored, isBeaten && styles.beaten)}
    >
      <Fit className={`${styles.name} eb-t`}>
        {team ? nameWithin(team, { room, size: NAME_SIZE }) : UNDECIDED}
      </Fit>
      {team && <TeamLogo team={team} size={46} />}
    </span>
  );
}

function whenOf({ startsAt }: MatchSummary, now: number | null): string {
  if (startsAt === null) return '';
  const day = now === null ? '' : shortDayOf(startsAt, now);
  return `${day} ${timeOf(startsAt)}`.trim();
}
