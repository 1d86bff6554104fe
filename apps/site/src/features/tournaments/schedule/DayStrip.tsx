import { classNames } from '@mes/ui/class-names';
import { useEffect, useRef } from 'react';
import { moveFocus } from '../../../components/layout/arrow-keys';
import { formatDate, formatDay } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import type { CalendarDay } from '../../brackets/agenda';
import styles from './DayStrip.module.css';
import { dayId } from './day-id';
import * as texts from './texts';

interface DayStripProps {
  days: readonly CalendarDay[];
  now: number;
  zone: string | undefined;
  /** Called before a day is shown that may be folded. */
  onOpen: () => void;
}

/** The days of the tournament; each jumps to its matches. */
export function DayStrip({ days, now, zone, onOpen }: DayStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  const today = formatDate(now, zone);
  const hasToday = days.some(({ at }) => formatDate(at, zone) === today);
  useEffect(() => {
    const [strip, day] = [row.current, current.current];
    if (!strip || !day || !hasToday) return;
    strip.scrollLeft = day.offsetLeft - (strip.clientWidth - day.offsetWidth) / 2;
  }, [hasToday]);
  if (days.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row that scrolls
    <div
      ref={row}
      role="group"
      aria-label={texts.days}
      className={styles.strip}
      onKeyDown={(event) => moveFocus(event, 'button:not(:disabled)')}
    >
      {days.map(({ at, matches }) => {
        const isToday = formatDate(at, zone) === today;
        const [weekday, date] = formatDay(at, zone).split(', ');
        const count = countText(matches);
        return (
          <button
            key={dayId(at, zone)}
            ref={isToday ? current : undefined}
            type="button"
            disabled={matches === 0}
            className={classNames(styles.day, at < now && !isToday && styles.past)}
            aria-current={isToday ? 'date' : undefined}
            aria-label={interpolate(texts.dayLabel, {
              day: formatDay(at, zone),
              matches: count,
            })}
            onClick={() => {
              onOpen();
              // After the folded days are there.
              requestAnimationFrame(() => showDay(dayId(at, zone)));
            }}
          >
            <span>{isToday ? texts.today : weekday?.slice(0, 3)}</span>
            <b>{date?.split(' ')[0]}</b>
            <span>{matches === 0 ? texts.none : count}</span>
          </button>
        );
      })}
    </div>
  );
}

export function countText(matches: number): string {
  return matches === 1 ? texts.match : interpolate(texts.matches, { count: matches });
}

/** Today may have only matches that are live, which stand above the days. */
function showDay(id: string): void {
  const day = document.getElementById(id) ?? document.getElementById('live-now');
  day?.scrollIntoView({ block: 'start' });
}
