import type { MatchSummary } from '@mes/contract/match-schemas';
import { Fragment } from 'react';
import type { ScheduleModel } from '../../../models/tournament';
import { zoneAt } from '../../../parts/labels';
import { dayLabel, isOver } from '../../../parts/schedule-days';
import { scheduleOf } from '../../../tournament/schedule';
import { Burn } from '../parts/Burn';
import { Empty } from '../parts/Empty';
import { Forge } from '../parts/Forge';
import { Head } from '../parts/Head';
import { MatchLine } from '../parts/MatchLine';
import { SEAMS } from '../parts/seam';
import styles from './Schedule.module.css';

const ROWS = 8;
/** Of the list, of the headline of a day, and of a row, each with the gap below it. */
const HEIGHTS = { list: 850, day: 86, row: 96 };

/** Days as headlines and a plate a match; the one that is live or next burns. */
export default function Schedule({ lists, now }: ScheduleModel) {
  const matches = lists ? matchesThatFit(lists, now) : [];
  const hot = matches.find(({ state }) => state === 'live') ?? matches.find(isAhead);
  return (
    <Forge seam={SEAMS.low} floor={0.12}>
      <Head
        title={isOver(matches) ? 'Results' : 'Schedule'}
        note={matches.length > 0 ? `All times ${zoneAt(now)}` : undefined}
      />
      {matches.length === 0 && <Empty>No matches are scheduled yet.</Empty>}
      <div className={styles.list}>
        {matches.map((match, place) => {
          const day = dayLabel(match, now);
          const before = matches[place - 1];
          const isNewDay = !before || dayLabel(before, now) !== day;
          return (
            <Fragment key={match.id}>
              {isNewDay && <Day>{day}</Day>}
              <MatchLine
                match={match}
                step={1 + place}
                now={null}
                isHot={match === hot}
                room={420}
                className={styles.line}
              />
            </Fragment>
          );
        })}
      </div>
    </Forge>
  );
}

/** Dates have numbers, and numbers never burn. */
function Day({ children }: { children: string }) {
  return (
    <h2 className={styles.day}>
      {/\d/.test(children) ? (
        <span className={`${styles.date} eb-t`}>{children}</span>
      ) : (
        <Burn size={84} width={1_000}>
          {children}
        </Burn>
      )}
    </h2>
  );
}

function isAhead({ state }: MatchSummary): boolean {
  return state === 'scheduled' || state === 'veto';
}

function matchesThatFit(lists: NonNullable<ScheduleModel['lists']>, now: number): MatchSummary[] {
  for (let rows = ROWS; ; rows--) {
    const matches = scheduleOf(lists, rows);
    const days = new Set(matches.map((match) => dayLabel(match, now))).size;
    if (rows === 1 || days * HEIGHTS.day + matches.length * HEIGHTS.row <= HEIGHTS.list)
      return matches;
  }
}
