import type { MatchSummary } from '@mes/contract/match-schemas';
import { Fragment } from 'react';
import type { ScheduleModel } from '../../../models/tournament';
import { zoneAt } from '../../../parts/labels';
import { dayLabel, isOver, isPlayed, withDays } from '../../../parts/schedule-days';
import { scheduleOf } from '../../../tournament/schedule';
import { FullScene } from '../../FullScene';
import { Empty } from '../parts/Empty';
import { Fill } from '../parts/Fill';
import { MatchRow } from '../parts/MatchRow';
import { Ticker } from '../parts/Ticker';
import styles from './Schedule.module.css';

const ROWS = 6;

/** The day as a headline, its matches in full width; what is live stands on the accent. */
export default function Schedule({ lists, now }: ScheduleModel) {
  const matches = lists ? fromNextDay(scheduleOf(lists, ROWS), now) : [];
  const first = matches[0];
  return (
    <>
      <FullScene
        title={isOver(matches) ? 'Results' : 'Schedule'}
        note={first ? `All times ${zoneAt(now)}` : undefined}
      >
        {!first && <Empty>No matches are scheduled yet.</Empty>}
        {first && (
          <div className={styles.day}>
            <Fill width={1780} size={130} widest={62} delay={240}>
              {dayLabel(first, now)}
            </Fill>
          </div>
        )}
        <div className={styles.list}>
          {withDays(matches, now).map(({ match, day }, place) => (
            <Fragment key={match.id}>
              {place > 0 && day && <h2 className={`${styles.next} hs-mid hs-fade`}>{day}</h2>}
              <MatchRow match={match} step={place} />
            </Fragment>
          ))}
        </div>
      </FullScene>
      <Ticker />
    </>
  );
}

/** The headline is the day on which it goes on, so results of the days before are left out. */
function fromNextDay(matches: readonly MatchSummary[], now: number): MatchSummary[] {
  const next = matches.find((match) => !isPlayed(match));
  return matches.filter(
    (match) => !next || !isPlayed(match) || dayLabel(match, now) === dayLabel(next, now),
  );
}
