import { ChartFrame, type ChartProps } from './Chart';
import styles from './Chart.module.css';
import { type ScaleOptions, scaleOf } from './scale';

export interface LineChartProps extends ChartProps {
  /** Values to compare with, point by point, as a faint line; their meaning belongs in the notes. */
  readonly compared?: readonly number[];
  /** A value with a line of its own, such as the start; the axis includes it. */
  readonly baseline?: number;
  readonly axis?: ScaleOptions;
}

/** How a value went on, with equal steps from point to point. */
export function LineChart({ compared = [], baseline, axis, ...chart }: LineChartProps) {
  const { points } = chart;
  const include = [...(axis?.include ?? []), ...(baseline === undefined ? [] : [baseline])];
  const scale = scaleOf([...points.map(({ value }) => value), ...compared], { ...axis, include });
  const last = points.length - 1;
  const position = (index: number) => (last === 0 ? 0.5 : index / last);
  const corner = (value: number, index: number) =>
    `${round(100 * position(index))} ${round(100 * (1 - scale.share(value)))}`;
  const corners = points.map(({ value }, index) => corner(value, index));
  const floor = round(100 * (1 - scale.share(baseline ?? scale.low)));
  return (
    <ChartFrame {...chart} scale={scale} position={position}>
      {last > 0 && (
        <>
          <path className={styles.fill} d={`M0 ${floor}L${corners.join('L')}L100 ${floor}Z`} />
          {baseline !== undefined && (
            <path
              className={styles.baseline}
              d={`M0 ${floor}H100`}
              vectorEffect="non-scaling-stroke"
            />
          )}
          {compared.length > 1 && (
            <path
              className={styles.compared}
              d={`M${compared.map(corner).join('L')}`}
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path
            className={styles.value}
            d={`M${corners.join('L')}`}
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
      {last === 0 && (
        <path
          className={styles.value}
          d={`M0 ${corners[0]!.split(' ')[1]}H100`}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </ChartFrame>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
