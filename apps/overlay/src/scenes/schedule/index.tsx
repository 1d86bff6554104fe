import type { MatchSummary } from '@mes/contract/match-schemas';
import { Fragment } from 'react';
import { useTournament } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { FullScene } from '../../parts/FullScene';
import { dayOf, zoneAt } from '../../parts/labels';
import { MatchRow } from '../../parts/MatchRow';
import { useNow } from '../../parts/use-now';
import type { SceneTournament } from '../../tournament/scene-tournament';
import { scheduleOf } from '../../tournament/schedule';
import styles from './schedule.module.css';

const ROWS = 7;
/** Of the list, of the line that names a day, and of a row that can still be read. */
const HEIGHTS = { list: 864, day: 56, row: 96 };
const MINUTE = 60_000;
const OVER: ReadonlySet<MatchSummary['state']> = new Set(['finished', 'forfeited', 'cancelled']);

/** What is played now and next, and what was played just before. */
export default function Schedule() {
  const tournament = useTournament();
  const now = useNow(MINUTE);
  const matches = tournament ? matchesThatFit(tournament, now) : [];
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

function isOver(matches: readonly MatchSummary[]): boolean {
  return matches.length > 0 && matches.every(({ state }) => OVER.has(state));
}

function matchesThatFit(tournament: SceneTournament, now: number): MatchSummary[] {
  for (let rows = ROWS; ; rows--) {
    const matches = scheduleOf(tournament, rows);
    const days = new Set(matches.map((match) => dayLabel(match, now))).size;
    if (days * HEIGHTS.day + matches.length * HEIGHTS.row <= HEIGHTS.list) return matches;
  }
}

/** What is live is played today, whenever it was meant to start. */
function dayLabel({ state, startsAt }: MatchSummary, now: number): string {
  if (state === 'live') return dayOf(now, now);
  return startsAt === null ? 'Later' : dayOf(startsAt, now);
}
