import type { MatchSummary } from '@mes/contract/match-schemas';
import type { CSSProperties } from 'react';
import { shortDayOf, timeOf, UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Cut } from '../parts/Cut';
import { Tag } from '../parts/Tag';
import styles from './Ahead.module.css';

interface AheadProps {
  matches: readonly MatchSummary[];
  now: number;
  /** They stand where later matches would stand. */
  casters?: readonly string[];
}

const ROWS = 3;

/** What is played now and next, left and right of the clock. */
export function Ahead({ matches, now, casters = [] }: AheadProps) {
  const later = casters.length > 0 ? [] : matches.slice(ROWS, 2 * ROWS);
  const halves = [matches.slice(0, ROWS), later];
  return (
    <>
      {halves.map((half, place) =>
        half.length === 0 ? null : (
          <section
            key={half[0]!.id}
            className={`${styles.ahead} wd-rise`}
            style={{ '--d': `${1_300 + place * 100}ms` } as CSSProperties}
            data-right={place === 1 || undefined}
          >
            <h2 className="wd-label wd-gold">{place === 0 ? 'Next' : 'Later'}</h2>
            {half.map((match) => (
              <Line key={match.id} match={match} now={now} />
            ))}
          </section>
        ),
      )}
      {casters.length > 0 && (
        <section
          className={`${styles.ahead} wd-rise`}
          style={{ '--d': '1400ms' } as CSSProperties}
          data-right
        >
          <h2 className="wd-label wd-gold">On the desk</h2>
          {casters.map((name) => (
            <Cut key={name} className={styles.caster} widest={112}>
              {name}
            </Cut>
          ))}
        </section>
      )}
    </>
  );
}

function Line({ match, now }: { match: MatchSummary; now: number }) {
  const { state, startsAt, teamA, teamB } = match;
  return (
    <div className={styles.line}>
      {state === 'live' ? (
        <Tag tone="live">Live</Tag>
      ) : (
        <span className={styles.time}>
          {startsAt !== null && <Cut>{whenOf(startsAt, now)}</Cut>}
        </span>
      )}
      <Team team={teamA} />
      <i />
      <Team team={teamB} isRight />
    </div>
  );
}

function whenOf(startsAt: number, now: number): string {
  return `${shortDayOf(startsAt, now)} ${timeOf(startsAt)}`.trim();
}

function Team({ team, isRight = false }: { team: MatchSummary['teamA']; isRight?: boolean }) {
  return (
    <span className={isRight ? `${styles.team} ${styles.right}` : styles.team}>
      {team && <TeamLogo team={team} size={44} />}
      <Cut className={styles.tag} widest={110}>
        {team ? team.tag.toUpperCase() : UNDECIDED}
      </Cut>
    </span>
  );
}
