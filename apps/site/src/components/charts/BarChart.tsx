import { ChartFrame, type ChartProps } from './Chart';
import styles from './Chart.module.css';
import { type ScaleOptions, scaleOf } from './scale';

export interface BarChartProps extends ChartProps {
  readonly axis?: ScaleOptions;
}

/** The part of its place that a bar fills. */
const FILLED = 0.72;
/** So many labels have room below their bars. */
const MAX_LABELS = 8;

/** Values side by side; those below zero hang from it. */
export function BarChart({ axis, ...chart }: BarChartProps) {
  const { points } = chart;
  const scale = scaleOf(
    points.map(({ value }) => value),
    { ...axis, include: [...(axis?.include ?? []), 0] },
  );
  const place = 100 / points.length;
  const zero = 100 * (1 - scale.share(0));
  return (
    <ChartFrame
      {...chart}
      scale={scale}
      position={(index) => (index + 0.5) / points.length}
      labels={points.length <= MAX_LABELS ? 'all' : 'ends'}
    >
      {points.map(({ id, value }, index) => {
        const top = 100 * (1 - scale.share(value));
        return (
          <rect
            key={id}
            className={value < 0 ? styles.barBelow : styles.bar}
            x={round(place * (index + (1 - FILLED) / 2))}
            width={round(place * FILLED)}
            y={round(Math.min(top, zero))}
            height={round(Math.abs(zero - top))}
          />
        );
      })}
    </ChartFrame>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
