import type { MatchSummary } from '@mes/contract/match-schemas';
import { classNames } from '@mes/ui/class-names';
import { MatchLine } from '../parts/MatchLine';
import styles from './Ahead.module.css';

interface AheadProps {
  matches: readonly MatchSummary[];
  now: number;
}

const ROWS = 3;
/** For a name, in the narrowest of them. */
const ROOM = 200;

/** What is played now and next, in the lower right; the first one burns. */
export function Ahead({ matches, now }: AheadProps) {
  return (
    <div className={styles.ahead}>
      {matches.slice(0, ROWS).map((match, place) => (
        <MatchLine
          key={match.id}
          match={match}
          now={now}
          step={5 + place}
          isHot={place === 0}
          from="right"
          room={ROOM}
          className={classNames(styles.line, place === 0 && styles.first)}
        />
      ))}
    </div>
  );
}
