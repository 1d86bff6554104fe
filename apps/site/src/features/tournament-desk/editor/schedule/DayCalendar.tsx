import { classNames } from '@mes/ui/class-names';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { DateTimeInput } from '../../../../components/forms/DateTimeInput';
import { Panel } from '../../../../components/layout/Panel';
import { Section } from '../../../../components/layout/Section';
import { formatMoment, formatZone } from '../../../../components/text/format-time';
import { Hidden } from '../../../../components/text/Hidden';
import { interpolate } from '../../../../interpolate';
import styles from './DayCalendar.module.css';
import { axisOf, type Block, type DayAxis, dayRows } from './day-rows';
import { addDays, MINUTE_MS } from './planned-rounds';
import * as texts from './texts';
import type { EditedTimes } from './use-match-times';

/** Sat 14 Nov. */
const DAY_NAME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const STEP_MINUTES = 15;
const STEP_MS = STEP_MINUTES * MINUTE_MS;
/** A press that moves less is a click. */
const LEAST_DRAG = 4;

interface Drag {
  readonly id: string;
  readonly fromX: number;
  readonly fromY: number;
  readonly dx: number;
  readonly dy: number;
}

/** Every day as a row of hours, in which matches are moved by pointer or keyboard. */
export function DayCalendar({ times }: { times: EditedTimes }) {
  const rows = dayRows(times.matches);
  const axis = axisOf(rows);
  const grid = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const inConflict = new Set(times.conflicts.map(({ id }) => id));
  const chosen = times.matches.find(({ id }) => id === chosenId);
  if (rows.length === 0) return null;

  const move = ({ match }: Block, startsAt: number) => {
    times.move(new Map([[match.id, startsAt]]));
    const time = formatMoment(startsAt);
    setAnnouncement(interpolate(texts.movedTo, { number: match.number, time }));
    setChosenId(match.id);
  };

  const press = (event: KeyboardEvent, block: Block) => {
    const moved = timeByKey(event.key, block.startsAt);
    if (moved === null || !block.match.canMove) return;
    event.preventDefault();
    move(block, moved);
    // A match that changes its day is rendered in another row.
    const { id } = block.match;
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-match="${id}"]`)?.focus(),
    );
  };

  const drop = (event: PointerEvent<HTMLElement>, block: Block) => {
    setDrag(null);
    if (!drag) return;
    const isClick = Math.abs(drag.dx) < LEAST_DRAG && Math.abs(drag.dy) < LEAST_DRAG;
    if (isClick) return setChosenId(block.match.id);
    const track = event.currentTarget.parentElement!;
    const minutes = (drag.dx / track.clientWidth) * (axis.to - axis.from);
    const steps = Math.round(minutes / STEP_MINUTES);
    const day = dayAt(grid.current!, event.clientY) ?? 0;
    const own = rows.findIndex(({ blocks }) => blocks.includes(block));
    const days = Math.round((rows[day]!.day - rows[own]!.day) / 86_400_000);
    const startsAt = addDays(block.startsAt, days) + steps * STEP_MS;
    if (startsAt !== block.startsAt) move(block, startsAt);
  };

  return (
    <Section
      title={texts.byDay}
      level={3}
      count={interpolate(texts.zone, { zone: formatZone(rows[0]!.day) })}
    >
      <p className={styles.lead}>{texts.calendarLead}</p>
      <Panel className={styles.scroll}>
        <div ref={grid} className={styles.grid}>
          <Hours axis={axis} />
          {rows.map(({ day, lanes, blocks }) => (
            <div key={day} className={styles.row} data-day={day}>
              <span className={styles.day}>{DAY_NAME.format(day)}</span>
              <div className={styles.track} style={{ height: lanes * 30 + 6 }}>
                {blocks.map((block) => {
                  const { match } = block;
                  const isDragged = drag?.id === match.id;
                  return (
                    <button
                      key={match.id}
                      type="button"
                      data-match={match.id}
                      className={classNames(
                        styles.block,
                        inConflict.has(match.id) && styles.conflict,
                        !match.canMove && styles.fixed,
                        match.id === chosenId && styles.chosen,
                        isDragged && styles.dragged,
                      )}
                      style={{
                        left: percent(block.from - axis.from, axis),
                        width: percent(match.minutes, axis),
                        top: block.lane * 30 + 3,
                        transform: isDragged ? `translate(${drag.dx}px, ${drag.dy}px)` : undefined,
                      }}
                      aria-label={labelOf(block, inConflict.has(match.id))}
                      title={match.pairing}
                      onKeyDown={(event) => press(event, block)}
                      onClick={() => setChosenId(match.id)}
                      onPointerDown={(event) => {
                        if (!match.canMove || event.button !== 0) return;
                        event.currentTarget.setPointerCapture(event.pointerId);
                        const { clientX: fromX, clientY: fromY } = event;
                        setDrag({ id: match.id, fromX, fromY, dx: 0, dy: 0 });
                      }}
                      onPointerMove={({ clientX, clientY }) =>
                        isDragged &&
                        setDrag({ ...drag, dx: clientX - drag.fromX, dy: clientY - drag.fromY })
                      }
                      onPointerUp={(event) => drop(event, block)}
                      onPointerCancel={() => setDrag(null)}
                    >
                      {match.shortPairing}
                    </button>
                  );
                })}
              </div>
            </div>
          ))}
        </div>
      </Panel>
      <div className={styles.chosenMatch}>
        {chosen ? (
          <>
            <b>
              {interpolate(texts.chosenMatch, { number: chosen.number, pairing: chosen.pairing })}
            </b>
            <span className={styles.lead}>{chosen.roundName}</span>
            <DateTimeInput
              key={chosen.id}
              label={interpolate(texts.chosenStart, { number: chosen.number })}
              disabled={!chosen.canMove}
              value={chosen.startsAt}
              onChange={(startsAt) => times.move(new Map([[chosen.id, startsAt]]))}
            />
          </>
        ) : (
          <span className={styles.lead}>{texts.chooseMatch}</span>
        )}
      </div>
      <Hidden>
        <span aria-live="polite">{announcement}</span>
      </Hidden>
    </Section>
  );
}

function Hours({ axis }: { axis: DayAxis }) {
  const count = (axis.to - axis.from) / 60;
  const step = count > 14 ? 3 : count > 8 ? 2 : 1;
  const hours = Array.from({ length: Math.floor(count / step) + 1 }, (_, at) => at * step * 60);
  return (
    <div className={styles.row} aria-hidden="true">
      <span />
      <div className={styles.hours}>
        {hours.map((minutes) => (
          <span key={minutes} style={{ left: percent(minutes, axis) }}>
            {String(((axis.from + minutes) / 60) % 24).padStart(2, '0')}:00
          </span>
        ))}
      </div>
    </div>
  );
}

function labelOf({ match, startsAt }: Block, isInConflict: boolean): string {
  const { number, pairing, roundName: round, canMove } = match;
  const name = interpolate(texts.blockName, {
    ...{ number, pairing, round },
    time: formatMoment(startsAt),
  });
  const notes = [isInConflict && texts.blockConflict, !canMove && texts.blockFixed];
  return [name, ...notes.filter((note) => note !== false)].join(', ');
}

function percent(minutes: number, { from, to }: DayAxis): string {
  return `${(100 * minutes) / (to - from)}%`;
}

function timeByKey(key: string, startsAt: number): number | null {
  if (key === 'ArrowLeft') return startsAt - STEP_MS;
  if (key === 'ArrowRight') return startsAt + STEP_MS;
  if (key === 'ArrowUp') return addDays(startsAt, -1);
  return key === 'ArrowDown' ? addDays(startsAt, 1) : null;
}

/** The index of the row of days at a height of the screen; the nearest where there is none. */
function dayAt(grid: HTMLElement, y: number): number | null {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-day]')];
  if (rows.length === 0) return null;
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return below === -1 ? rows.length - 1 : below;
}
