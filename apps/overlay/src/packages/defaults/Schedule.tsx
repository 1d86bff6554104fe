import { Fragment } from 'react';
import type { ScheduleModel } from '../../models/tournament';
import { zoneAt } from '../../parts/labels';
import { isOver, scheduleWithin, withDays } from '../../parts/schedule-days';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import styles from './Schedule.module.css';

/** Of the list, of the line that names a day, and of a row that can still be read. */
const SPACE = { rows: 7, list: 864, day: 56, row: 96 };

export default function Schedule({ lists, now }: ScheduleModel) {
  const { Empty, MatchRow } = useKit();
  const matches = lists ? scheduleWithin(lists, now, SPACE) : [];
  return (
    <FullScene
      title={isOver(matches) ? 'Results' : 'Schedule'}
      note={matches.length > 0 ? `All times ${zoneAt(now)}` : undefined}
    >
      {matches.length === 0 && <Empty>No matches are scheduled yet.</Empty>}
      <div className={styles.list}>
        {withDays(matches, now).map(({ match, day }, place) => (
          <Fragment key={match.id}>
            {day && <h2 className={styles.day}>{day}</h2>}
            <MatchRow match={match} step={place} />
          </Fragment>
        ))}
      </div>
    </FullScene>
  );
}
