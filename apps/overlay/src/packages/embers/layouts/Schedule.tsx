import type { MatchSummary } from '@mes/contract/match-schemas';
import { Fragment } from 'react';
import type { ScheduleModel } from '../../../models/tournament';
import { zoneAt } from '../../../parts/labels';
import { isOver, scheduleWithin, withDays } from '../../../parts/schedule-days';
import { Burn } from '../parts/Burn';
import { Empty } from '../parts/Empty';
import { Forge } from '../parts/Forge';
import { Head } from '../parts/Head';
import { MatchLine } from '../parts/MatchLine';
import { SEAMS } from '../parts/seam';
import styles from './Schedule.module.css';

/** Of the list, of the headline of a day, and of a row, each with the gap below it. */
const SPACE = { rows: 8, list: 850, day: 86, row: 96 };

/** Days as headlines and a plate a match; the one that is live or next burns. */
export default function Schedule({ lists, now }: ScheduleModel) {
  const matches = lists ? scheduleWithin(lists, now, SPACE) : [];
  const hot = matches.find(({ state }) => state === 'live') ?? matches.find(isAhead);
  return (
    <Forge seam={SEAMS.low} floor={0.12}>
      <Head
        title={isOver(matches) ? 'Results' : 'Schedule'}
        note={matches.length > 0 ? `All times ${zoneAt(now)}` : undefined}
      />
      {matches.length === 0 && <Empty>No matches are scheduled yet.</Empty>}
      <div className={styles.list}>
        {withDays(matches, now).map(({ match, day }, place) => (
          <Fragment key={match.id}>
            {day && <Day>{day}</Day>}
            <MatchLine
              match={match}
              step={1 + place}
              now={null}
              isHot={match === hot}
              room={420}
              className={styles.line}
            />
          </Fragment>
        ))}
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
