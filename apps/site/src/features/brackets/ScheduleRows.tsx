import type { BracketMatch } from '@mes/client/bracket';
import { FORFEIT } from '@mes/domain/series/forfeit';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { Panel } from '../../components/layout/Panel';
import { dayName } from '../../components/text/day-name';
import { formatZone } from '../../components/text/format-time';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { useZone } from '../../ssr/hydration';
import { SeriesRow } from '../matches/SeriesRow';
import { matchAriaLabel, sourceLabel } from './labels';
import { RoundName } from './RoundName';
import styles from './ScheduleRows.module.css';
import type { Schedule, ScheduledMatch } from './schedule';
import * as texts from './texts';

/** Matches by day, in the visitor's time zone, which is shown once at the top. */
export function ScheduleRows({ schedule: { days, open } }: { schedule: Schedule }) {
  const now = useNow(60_000);
  const zone = useZone();
  return (
    <Panel>
      {days.map(({ at, rows }, place) => (
        <div key={at}>
          <p className={styles.day}>
            <time>{dayName(at, now, zone)}</time>
            {place === 0 && <time>{formatZone(at, zone)}</time>}
          </p>
          <Rows rows={rows} />
        </div>
      ))}
      {open.length > 0 && (
        <div>
          <p className={styles.day}>{texts.timeOpen}</p>
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
          <SeriesRow
            matchId={match.id}
            label={matchAriaLabel(match, round)}
            when={<When match={match} />}
            teams={[rowTeam(match, 0), rowTeam(match, 1)]}
            winner={match.winner}
            scorePlaceholder={scorePlaceholder(match)}
            note={<RoundName name={round} />}
          />
        </li>
      ))}
    </ul>
  );
}

function When({ match: { state, startsAt } }: { match: BracketMatch }) {
  if (state === 'live' || state === 'veto') return <LiveMark />;
  return startsAt === null ? null : <Time at={startsAt} show="clock" />;
}

function scorePlaceholder({ state, slots }: BracketMatch): string | null {
  if (state === 'forfeited') return FORFEIT;
  return slots.some(({ score }) => score === null) ? texts.versusShort : null;
}

function rowTeam({ slots }: BracketMatch, index: 0 | 1) {
  const { team, source, score } = slots[index];
  return { team, placeholder: sourceLabel(source), score: score ?? 0 };
}
