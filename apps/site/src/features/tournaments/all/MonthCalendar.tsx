import type { ListedTournament, TournamentSummary } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { AppLink } from '../../../components/AppLink';
import { IconButton } from '../../../components/IconButton';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { useNow } from '../../../components/text/use-now';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import * as texts from '../texts';
import styles from './MonthCalendar.module.css';
import {
  addMonths,
  type CalendarItem,
  dayOf,
  firstDayOf,
  monthOf,
  type Week,
  weeksOf,
} from './month-weeks';
import { TournamentRows } from './TournamentRows';

/** One that is over has no signup. */
type CalendarTournament = TournamentSummary & Partial<Pick<ListedTournament, 'signup'>>;

interface MonthCalendarProps {
  tournaments: readonly CalendarTournament[];
  /** `2026-11`; null for the current one. */
  month: string | null;
  onMonth: (month: string) => void;
}

/** When a tournament is played, or when teams can sign up for it. */
interface Entry extends CalendarItem {
  readonly tournament: CalendarTournament;
  readonly isSignup: boolean;
}

const HOUR_MS = 3_600_000;
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'UTC' });

function entriesOf(tournament: CalendarTournament, now: number): Entry[] {
  const { id, state, startsAt, endsAt, signup } = tournament;
  // One that runs has no end yet.
  const played = { startsAt, endsAt: state === 'running' ? (endsAt ?? now) : endsAt };
  const entries: Entry[] = [{ id, tournament, isSignup: false, ...played }];
  const isToCome = state === 'announced' || state === 'signup_open';
  if (isToCome && signup && signup.open !== null && signup.close !== null) {
    const open = { startsAt: signup.open, endsAt: signup.close };
    entries.push({ id: `${id} signup`, tournament, isSignup: true, ...open });
  }
  return entries;
}

/** A month with a bar for each tournament. On a phone, where bars have no room, a list instead. */
export default function MonthCalendar({ tournaments, month: wanted, onMonth }: MonthCalendarProps) {
  const zone = useZone();
  const now = useNow(HOUR_MS);
  const today = dayOf(now, zone);
  const month = wanted ?? monthOf(today, 'UTC');
  const weeks = weeksOf(
    month,
    tournaments.flatMap((each) => entriesOf(each, now)),
    zone,
  );
  const shown = new Set(weeks.flatMap(({ bars }) => bars.map(({ item }) => item.tournament)));
  return (
    <Section
      title={MONTH.format(firstDayOf(month))}
      more={
        <span className={styles.steps}>
          <IconButton
            label={texts.previousMonth}
            icon={<IconChevronLeft size={18} stroke={1.75} />}
            onClick={() => onMonth(addMonths(month, -1))}
          />
          <IconButton
            label={texts.nextMonth}
            icon={<IconChevronRight size={18} stroke={1.75} />}
            onClick={() => onMonth(addMonths(month, 1))}
          />
        </span>
      }
    >
      <Panel className={styles.month}>
        <div className={styles.weekdays} aria-hidden="true">
          {weeks[0]?.days.map((day) => (
            <span key={day}>{WEEKDAY.format(day)}</span>
          ))}
        </div>
        {weeks.map((week) => (
          <WeekRow key={week.days[0]} week={week} month={month} today={today} />
        ))}
      </Panel>
      <div className={styles.list}>
        {shown.size === 0 ? (
          <EmptyRow>{texts.noTournamentThisMonth}</EmptyRow>
        ) : (
          <TournamentRows tournaments={[...shown]} />
        )}
      </div>
    </Section>
  );
}

function WeekRow({
  week: { days, bars },
  month,
  today,
}: {
  week: Week<Entry>;
  month: string;
  today: number;
}) {
  return (
    <div className={styles.week}>
      {days.map((day, index) => (
        <span
          key={day}
          className={classNames(
            styles.day,
            monthOf(day, 'UTC') !== month && styles.other,
            day === today && styles.today,
          )}
          style={{ gridColumn: index + 1 }}
        >
          {DAY.format(day)}
        </span>
      ))}
      {bars.map(({ item, from, to, lane, isCutLeft, isCutRight }) => (
        <AppLink
          key={item.id}
          to={`/tournament/${encodeURIComponent(item.tournament.id)}`}
          className={classNames(
            styles.bar,
            item.isSignup && styles.signup,
            isCutLeft && styles.cutLeft,
            isCutRight && styles.cutRight,
          )}
          data-tournament={skinFor(item.tournament) ?? undefined}
          style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
        >
          {item.isSignup
            ? interpolate(texts.signupOf, { name: item.tournament.name })
            : item.tournament.name}
        </AppLink>
      ))}
    </div>
  );
}
