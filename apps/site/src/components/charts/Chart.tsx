import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useState,
} from 'react';
import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import styles from './Chart.module.css';
import type { Scale } from './scale';

/** A value of a chart, in the order from left to right. */
export interface ChartPoint {
  /** Unique in its chart. */
  readonly id: string;
  readonly value: number;
  /** What the value belongs to, as plain text: a date, a map, a name. */
  readonly label: string;
  /** More about the value for the tooltip and the table. */
  readonly note?: string;
}

export interface ChartProps<Point extends ChartPoint = ChartPoint> {
  /** What the chart shows, for screen readers and as the caption of its table. */
  readonly label: string;
  /** The headers of the table: of the labels and of the values. */
  readonly columns: readonly [label: string, value: string];
  readonly points: readonly Point[];
  /** Shown in place of a chart without points. */
  readonly empty: ReactNode;
  readonly format?: (value: number) => string;
  /** Pixels. */
  readonly height?: number;
}

interface FrameProps extends ChartProps {
  readonly scale: Scale;
  /** The centre of a point from the left, from 0 to 1. */
  readonly position: (index: number) => number;
  /** Below the points: every label has room if the points are few and as wide as each other. */
  readonly labels?: 'ends' | 'all';
  /** What is drawn, in a box of 100 by 100 with 0 at the top. */
  readonly children: ReactNode;
}

const formatNumber = (value: number) => value.toLocaleString('en');

/**
 * Axis, tooltip by pointer and keyboard, and the same values as a table. To a screen reader it is a slider
 * over the points, because this is what its keys do.
 */
export function ChartFrame({
  label,
  columns,
  points,
  empty,
  format = formatNumber,
  height = 200,
  scale,
  position,
  labels = 'ends',
  children,
}: FrameProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  if (points.length === 0) return <>{empty}</>;
  const last = points.length - 1;
  const index = Math.min(chosen ?? last, last);
  const point = points[index]!;

  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearest((clientX - left) / width, { count: points.length, position }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, index, last);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <figure className={styles.chart}>
      <div className={styles.area} style={{ height }}>
        <div className={styles.axis} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ bottom: percent(scale.share(tick)) }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={index + 1}
          aria-valuetext={spoken(point, format)}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setChosen(null)}
          onKeyDown={onKeyDown}
          onBlur={() => setChosen(null)}
        >
          {scale.ticks.map((tick) => (
            <i key={tick} className={styles.line} style={{ bottom: percent(scale.share(tick)) }} />
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className={styles.drawing}
            aria-hidden="true"
          >
            {children}
          </svg>
          {chosen !== null && (
            <Tooltip x={position(index)} y={scale.share(point.value)}>
              <b>{format(point.value)}</b>
              <span>{point.label}</span>
              {point.note && <span>{point.note}</span>}
            </Tooltip>
          )}
        </div>
        <div className={labels === 'all' ? styles.all : styles.ends} aria-hidden="true">
          {points
            .filter((_, each) => labels === 'all' || each === 0 || each === last)
            .map(({ id, label: name }) => (
              <span key={id}>{name}</span>
            ))}
        </div>
      </div>
      <ChartDetails {...{ label, columns, points, format }} />
    </figure>
  );
}

function Tooltip({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  const place = { '--x': percent(x), '--y': percent(1 - y) } as CSSProperties;
  return (
    <>
      <i className={styles.rule} style={place} />
      <i className={styles.point} style={place} />
      <div className={styles.tooltip} style={place} data-left={x > 0.5 || undefined}>
        {children}
      </div>
    </>
  );
}

type TableProps = Pick<ChartProps, 'label' | 'columns' | 'points'> & {
  readonly format: (value: number) => string;
};

/** The values of a chart as a table that people can unfold. */
export function ChartDetails(table: TableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{texts.showAsTable}</summary>
      <ChartTable {...table} />
    </details>
  );
}

function ChartTable({ label, columns, points, format }: TableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, label: name, value, note }) => (
            <tr key={id}>
              <th scope="row">
                {note ? interpolate(texts.labelWithNote, { label: name, note }) : name}
              </th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As CSS; rounded, so that server and browser write the same. */
function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

function spoken({ label, value, note }: ChartPoint, format: (value: number) => string): string {
  const shown = interpolate(texts.chartValue, { label, value: format(value) });
  return note ? interpolate(texts.labelWithNote, { label: shown, note }) : shown;
}

interface Positions {
  readonly count: number;
  readonly position: (index: number) => number;
}

/** The point closest to a share of the width. */
function nearest(share: number, { count, position }: Positions): number {
  let best = 0;
  for (let index = 1; index < count; index++) {
    if (Math.abs(position(index) - share) < Math.abs(position(best) - share)) best = index;
  }
  return best;
}

function nextIndex(key: string, index: number, last: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
