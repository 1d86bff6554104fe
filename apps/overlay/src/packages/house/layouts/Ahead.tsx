import type { MatchSummary } from '@mes/contract/match-schemas';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { shortDayOf, timeOf, UNDECIDED } from '../../../parts/labels';
import { Tag } from '../parts/Tag';
import styles from './Ahead.module.css';

interface AheadProps {
  matches: readonly MatchSummary[];
  now: number;
}

const ROWS = 3;

/** What is played now and next. */
export function Ahead({ matches, now }: AheadProps) {
  return (
    <ul className={styles.ahead}>
      {matches.slice(0, ROWS).map((match) => (
        <li key={match.id} className="hs-fade">
          <span className="hs-mute">
            {match.state === 'live' ? <Tag tone="live">Live</Tag> : whenOf(match, now)}
          </span>
          <Fit className={`${styles.names} hs-mid`} twoLines>
            {`${nameOf(match.teamA)} / ${nameOf(match.teamB)}`}
          </Fit>
          <Fit className={`${styles.round} hs-mute`} twoLines>
            {match.round ?? ''}
          </Fit>
        </li>
      ))}
    </ul>
  );
}

function whenOf({ startsAt }: MatchSummary, now: number): string {
  return startsAt === null ? '' : `${timeOf(startsAt)} ${shortDayOf(startsAt, now)}`.trim();
}

function nameOf(team: MatchSummary['teamA']): string {
  return team ? displayName(team) : UNDECIDED;
}
