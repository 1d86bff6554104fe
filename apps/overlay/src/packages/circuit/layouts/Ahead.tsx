import type { MatchSummary } from '@mes/contract/match-schemas';
import { shortDayOf } from '../../../parts/labels';
import { FedRow } from '../parts/MatchRow';
import type { Wire } from '../parts/wire';
import styles from './Ahead.module.css';

const ROWS = 3;
const TOP = 732;
const PITCH = 96;
const HEIGHT = 76;

export function aheadWires(matches: readonly MatchSummary[]): Wire[] {
  return matches.slice(0, ROWS).map((match, place) => {
    const y = TOP + place * PITCH + HEIGHT / 2;
    return {
      points: [
        [120, y],
        [216, y],
      ],
      tone: match.state === 'live' ? 'mes-live' : place === 0 ? 'a' : 'trace-dim',
      delay: 650 + place * 90,
      isPulsed: place === 0,
    };
  });
}

/** What is played now and next, each row fed by the rail. */
export function Ahead({ matches, now }: { matches: readonly MatchSummary[]; now: number }) {
  const shown = matches.slice(0, ROWS);
  const next = shown.findIndex(({ state }) => state !== 'live');
  return (
    <div className={styles.ahead}>
      {shown.map((match, place) => (
        <FedRow
          key={match.id}
          match={match}
          note={noteOf(match, { isNext: place === next, now })}
          isFirst={place === next && place === 0}
          room={210}
          delay={700 + place * 90}
          className={styles.row}
        />
      ))}
    </div>
  );
}

function noteOf(
  { state, startsAt, bestOf }: MatchSummary,
  { isNext, now }: { isNext: boolean; now: number },
): string {
  const day = startsAt === null || state === 'live' ? '' : shortDayOf(startsAt, now);
  if (day) return day;
  return isNext ? 'Next' : `Bo${bestOf}`;
}
