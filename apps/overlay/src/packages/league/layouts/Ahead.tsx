import type { MatchSummary } from '@mes/contract/match-schemas';
import type { CSSProperties } from 'react';
import { shortDayOf, timeOf } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { nameOf } from '../parts/MatchRow';
import { Name } from '../parts/Name';
import { Tag } from '../parts/Tag';
import styles from './Ahead.module.css';

interface AheadProps {
  matches: readonly MatchSummary[];
  now: number;
  /** Above the seats of the casters, who take the room of the third match. */
  isRaised?: boolean;
}

const ROWS = 3;

/** What is played now and next, on the floor at the right; the first is flooded. */
export function Ahead({ matches, now, isRaised = false }: AheadProps) {
  if (matches.length === 0) return null;
  return (
    <section className={styles.ahead} data-raised={isRaised || undefined}>
      <h2 className="lg-fade lg-ground">{matches.length === 1 ? 'Next match' : 'Next matches'}</h2>
      {matches.slice(0, ROWS).map((match, place) => (
        <div
          key={match.id}
          className={`${styles.match} lg-fade`}
          style={{ '--i': place + 3 } as CSSProperties}
          data-first={place === 0 || undefined}
        >
          <When match={match} now={now} />
          <div>
            <Team team={match.teamA} />
            <Team team={match.teamB} />
          </div>
        </div>
      ))}
    </section>
  );
}

function When({ match: { state, startsAt }, now }: { match: MatchSummary; now: number }) {
  if (state === 'live')
    return (
      <Tag tone="live" className={styles.live}>
        Live
      </Tag>
    );
  if (startsAt === null) return <span className={styles.day}>Later</span>;
  const day = shortDayOf(startsAt, now);
  return (
    <div>
      <p className={`${styles.time} lg-tight`}>{timeOf(startsAt)}</p>
      {day && <p className={styles.day}>{day}</p>}
    </div>
  );
}

function Team({ team }: { team: MatchSummary['teamA'] }) {
  return (
    <p className={styles.team}>
      {team ? <TeamLogo team={team} size={48} /> : <i className={styles.nobody} />}
      <Name width={300} size={46} delay={760}>
        {nameOf(team)}
      </Name>
    </p>
  );
}
