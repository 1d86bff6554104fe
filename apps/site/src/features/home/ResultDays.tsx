import type { MatchSummary } from '@mes/contract/match-schemas';
import { byDay } from '../../components/lists/by-day';
import { dayName } from '../../components/text/day-name';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { useZone } from '../../ssr/hydration';
import { MatchRows } from '../matches/MatchRows';
import styles from './ResultDays.module.css';
import * as texts from './texts';

const MINUTE_MS = 60_000;

/** Results under the day of each; the rows show the time alone. */
export function ResultDays({ matches }: { matches: readonly MatchSummary[] }) {
  const zone = useZone();
  const now = useNow(MINUTE_MS);
  const days = byDay(matches, ({ finishedAt, startsAt }) => finishedAt ?? startsAt ?? 0, zone);
  return days.map(({ at, rows }) => (
    <section key={at} className={styles.day}>
      <h3 className={styles.head}>
        {dayName(at, now, zone)}
        <span className={styles.count}>
          {rows.length === 1
            ? texts.oneResult
            : interpolate(texts.resultsOfDay, { count: rows.length })}
        </span>
      </h3>
      <MatchRows matches={rows} isOfOneDay />
    </section>
  ));
}
