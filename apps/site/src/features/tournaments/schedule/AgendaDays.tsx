import { classNames } from '@mes/ui/class-names';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Panel } from '../../../components/layout/Panel';
import type { Day } from '../../../components/lists/by-day';
import { formatDate, formatDay } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import type { Agenda } from '../../brackets/agenda';
import type { ScheduledMatch } from '../../brackets/schedule';
import styles from './AgendaDays.module.css';
import { AgendaRow, type RowView } from './AgendaRow';
import { countText } from './DayStrip';
import { dayId } from './day-id';
import * as texts from './texts';

interface AgendaDaysProps {
  agenda: Agenda;
  view: RowView;
  /** Whether earlier days are shown. */
  isOpen: boolean;
  onToggle: () => void;
}

/** What is live, then today, then later days; earlier ones fold into one line above. */
export function AgendaDays({ agenda, view, isOpen, onToggle }: AgendaDaysProps) {
  const { earlier, live, days, open } = agenda;
  const { zone } = view;
  return (
    <div className={styles.days}>
      {earlier.length > 0 && (
        <Earlier days={earlier} zone={zone} isOpen={isOpen} onToggle={onToggle} />
      )}
      {isOpen && earlier.map((day) => <DayRows key={dayId(day.at, zone)} day={day} view={view} />)}
      {live.length > 0 && (
        <Group id="live-now" title={texts.liveNow} isLive>
          {live.map((row) => (
            <AgendaRow key={row.match.id} row={row} view={view} />
          ))}
        </Group>
      )}
      {days.map((day) => (
        <DayRows key={dayId(day.at, zone)} day={day} view={view} />
      ))}
      {open.length > 0 && (
        <Group title={texts.timeNotSet} note={countText(open.length)}>
          {open.map((row) => (
            <AgendaRow key={row.match.id} row={row} view={view} />
          ))}
        </Group>
      )}
    </div>
  );
}

function Earlier({
  days,
  zone,
  isOpen,
  onToggle,
}: Pick<AgendaDaysProps, 'isOpen' | 'onToggle'> & {
  zone: string | undefined;
  days: readonly Day<ScheduledMatch>[];
}) {
  const dateOf = (day: Day<ScheduledMatch> | undefined) =>
    formatDate(day?.at ?? 0, zone).replace(/ \d{4}$/, '');
  const [from, to] = [dateOf(days[0]), dateOf(days.at(-1))];
  const count = days.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <button type="button" className={styles.earlier} aria-expanded={isOpen} onClick={onToggle}>
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      {interpolate(from === to ? texts.earlierDay : texts.earlier, { from, to })}
      <span className={styles.note}>{countText(count)}</span>
    </button>
  );
}

interface DayRowsProps {
  day: Day<ScheduledMatch>;
  view: RowView;
}

function DayRows({ day: { at, rows }, view }: DayRowsProps) {
  const { now, zone } = view;
  const isToday = formatDate(at, zone) === formatDate(now, zone);
  const name = formatDay(at, zone).replace(',', '');
  return (
    <Group
      id={dayId(at, zone)}
      title={isToday ? interpolate(texts.todayIs, { day: name }) : name}
      note={countText(rows.length)}
    >
      {rows.map((row) => (
        <AgendaRow key={row.match.id} row={row} view={view} />
      ))}
    </Group>
  );
}

interface GroupProps {
  id?: string;
  title: string;
  note?: string;
  isLive?: boolean;
  children: ReactNode;
}

function Group({ id, title, note, isLive = false, children }: GroupProps) {
  return (
    <section id={id} className={styles.group} aria-label={title}>
      <h3 className={styles.title}>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </h3>
      <Panel className={classNames(isLive && styles.live)}>
        <ul className={styles.list}>{children}</ul>
      </Panel>
    </section>
  );
}
