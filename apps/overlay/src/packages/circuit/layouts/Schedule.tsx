import type { MatchSummary } from '@mes/contract/match-schemas';
import type { ScheduleModel } from '../../../models/tournament';
import { zoneAt } from '../../../parts/labels';
import { isOver, withDays } from '../../../parts/schedule-days';
import { scheduleOf } from '../../../tournament/schedule';
import { FullScene } from '../../FullScene';
import { useEvent } from '../../kit-context';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Title } from '../parts/Head';
import { FedRow } from '../parts/MatchRow';
import { Rail } from '../parts/Rail';
import { Wires } from '../parts/Wires';
import styles from './Schedule.module.css';

const ROWS = 7;
const TOP = 148;
const BOTTOM = 1_008;
const DAY = 52;
const ROW = { most: 96, gap: 18 };

/** One trace a row; the day as a label, and what is live in red. */
export default function Schedule({ lists, now }: ScheduleModel) {
  const { round } = useEvent();
  const matches = lists ? scheduleOf(lists, ROWS) : [];
  if (matches.length === 0) {
    return (
      <FullScene title="Schedule">
        <Empty>No matches are scheduled yet.</Empty>
      </FullScene>
    );
  }
  const { rows, height } = placesOf(matches, now);
  const next = matches.findIndex(({ state }) => state === 'scheduled' || state === 'veto');
  return (
    <>
      <Backdrop quiet />
      <Rail note={round} />
      <Wires
        wires={rows.map(({ match, top }, place) => ({
          points: [
            [120, top + height / 2],
            [216, top + height / 2],
          ],
          tone: match.state === 'live' ? 'mes-live' : place === next ? 'a' : 'trace-dim',
          delay: 200 + place * 80,
          isPulsed: match.state === 'live' || place === next,
        }))}
      />
      <Title title={isOver(matches) ? 'Results' : 'Schedule'} note={`All times ${zoneAt(now)}`} />
      {rows.map(({ match, top, day }, place) => (
        <div key={match.id}>
          {day && (
            <h2 className={`${styles.day} ci-silk ci-flash`} style={{ top: top - 42 }}>
              {day}
            </h2>
          )}
          <FedRow
            match={match}
            note={match.round ?? ''}
            isFirst={place === next}
            room={420}
            delay={300 + place * 80}
            className={styles.row}
            style={{ top, height }}
          />
        </div>
      ))}
    </>
  );
}

interface Place {
  readonly match: MatchSummary;
  readonly top: number;
  /** Where another day begins. */
  readonly day: string | null;
}

/** Rows are as high as there is room for with the days between them. */
function placesOf(matches: readonly MatchSummary[], now: number) {
  const entries = withDays(matches, now);
  const room = BOTTOM - TOP - entries.filter(({ day }) => day !== null).length * DAY;
  const height = Math.min(ROW.most, Math.floor(room / matches.length) - ROW.gap);
  let top = TOP;
  const rows = entries.map(({ match, day }): Place => {
    if (day !== null) top += DAY;
    const own = top;
    top += height + ROW.gap;
    return { match, top: own, day };
  });
  return { rows, height };
}
