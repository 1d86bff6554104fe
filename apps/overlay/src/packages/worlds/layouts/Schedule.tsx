import { type CSSProperties, Fragment } from 'react';
import type { ScheduleModel } from '../../../models/tournament';
import { zoneAt } from '../../../parts/labels';
import { isOver, scheduleWithin, withDays } from '../../../parts/schedule-days';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { MatchRow } from '../parts/MatchRow';
import styles from './Schedule.module.css';

/** Of the list, of the line that names a day, and of a row that can still be read. */
const SPACE = { rows: 7, list: 880, day: 56, row: 92 };

/** Teams left and right of the axis, times as numbers, days as labels. */
export default function Schedule({ lists, now }: ScheduleModel) {
  const matches = lists ? scheduleWithin(lists, now, SPACE) : [];
  return (
    <>
      <Backdrop quiet />
      <Head
        title={isOver(matches) ? 'Results' : 'Schedule'}
        note={matches.length > 0 ? `All times ${zoneAt(now)}` : undefined}
      />
      {matches.length === 0 && <Empty>No matches are scheduled yet.</Empty>}
      <div className={styles.list}>
        {withDays(matches, now).map(({ match, day }, place) => (
          <Fragment key={match.id}>
            {day && (
              <h2
                className={`${styles.day} wd-label wd-gold wd-fade`}
                style={{ '--i': place } as CSSProperties}
              >
                {day}
              </h2>
            )}
            <MatchRow match={match} step={place} />
          </Fragment>
        ))}
      </div>
    </>
  );
}
