import type { BracketMatch, Slot } from '@mes/contract/brackets';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { dayName } from '../../components/text/day-name';
import { formatZone } from '../../components/text/format-time';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { useZone } from '../../drawing/drawing';
import styles from './ScheduleRows.module.css';
import type { Schedule, ScheduledMatch } from './schedule';
import { sourceWords, spokenMatch } from './words';

/** Days and what is played on them, in the visitor's zone, which stands once at the top. */
export function ScheduleRows({ schedule: { days, open } }: { schedule: Schedule }) {
  const now = useNow(60_000);
  const zone = useZone();
  return (
    <Panel>
      {days.map(({ at, rows }, place) => (
        <div key={at}>
          <p className={styles.day}>
            <span>{dayName(at, now, zone)}</span>
            {place === 0 && <span>{formatZone(at, zone)}</span>}
          </p>
          <Rows rows={rows} />
        </div>
      ))}
      {open.length > 0 && (
        <div>
          <p className={styles.day}>Time open</p>
          <Rows rows={open} />
        </div>
      )}
    </Panel>
  );
}

function Rows({ rows }: { rows: readonly ScheduledMatch[] }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ match, round }) => (
        <li key={match.id}>
          <AppLink
            to={`/match/${match.id}`}
            className={styles.row}
            aria-label={spokenMatch(match, round)}
          >
            <When match={match} />
            <Opponent match={match} slot={0} />
            <Score match={match} />
            <Opponent match={match} slot={1} />
            <span className={styles.round}>{round}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function When({ match: { state, startsAt } }: { match: BracketMatch }) {
  if (state === 'live' || state === 'veto') return <LiveMark className={styles.live} />;
  return (
    <span className={styles.when}>{startsAt !== null && <Time at={startsAt} show="clock" />}</span>
  );
}

function Opponent({ match, slot }: { match: BracketMatch; slot: 0 | 1 }) {
  const { team, source }: Slot = match.slots[slot];
  const lost = match.winner !== null && (match.winner === 'A') !== (slot === 0);
  return (
    <span
      className={classNames(
        styles.team,
        slot === 0 && styles.first,
        lost && styles.lost,
        !team && styles.nobody,
      )}
    >
      {team ? (
        <>
          <TeamName team={team} shorten />
          <TeamLogo team={team} size={22} plain />
        </>
      ) : (
        sourceWords(source)
      )}
    </span>
  );
}

function Score({ match: { slots, winner } }: { match: BracketMatch }) {
  const [a, b] = slots;
  if (a.score === null || b.score === null) return <span className={styles.versus}>vs</span>;
  return (
    <span className={styles.score}>
      <b className={classNames(winner === 'B' && styles.lost)}>{a.score}</b>
      <i>:</i>
      <b className={classNames(winner === 'A' && styles.lost)}>{b.score}</b>
    </span>
  );
}
