import type { MatchSummary } from '@mes/contract/match-schemas';
import { Fragment } from 'react';
import type { ScheduleModel } from '../../models/tournament';
import { zoneAt } from '../../parts/labels';
import { dayLabel, isOver } from '../../parts/schedule-days';
import { scheduleOf } from '../../tournament/schedule';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import styles from './Schedule.module.css';

const ROWS = 7;
/** Of the list, of the line that names a day, and of a row that can still be read. */
const HEIGHTS = { list: 864, day: 56, row: 96 };

export default function Schedule({ lists, now }: ScheduleModel) {
  const { Empty, MatchRow } = useKit();
  const matches = lists ? matchesThatFit(lists, now) : [];
  return (
    <FullScene
      title={isOver(matches) ? 'Results' : 'Schedule'}
      note={matches.length > 0 ? `All times ${zoneAt(now)}` : undefined}
    >
      {matches.length === 0 && <Empty>No matches are scheduled yet.</Empty>}
      <div className={styles.list}>
        {matches.map((match, place) => {
          const day = dayLabel(match, now);
          const before = matches[place - 1];
          const isNewDay = !before || dayLabel(before, now) !== day;
          return (
            <Fragment key={match.id}>
              {isNewDay && <h2 className={styles.day}>{day}</h2>}
              <MatchRow match={match} step={place} />
            </Fragment>
          );
        })}
      </div>
    </FullScene>
  );
}

function matchesThatFit(lists: NonNullable<ScheduleModel['lists']>, now: number): MatchSummary[] {
  for (let rows = ROWS; ; rows--) {
    const matches = scheduleOf(lists, rows);
    const days = new Set(matches.map((match) => dayLabel(match, now))).size;
    if (days * HEIGHTS.day + matches.length * HEIGHTS.row <= HEIGHTS.list) return matches;
  }
}
