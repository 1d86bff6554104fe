import { classNames } from '@mes/ui/class-names';
import styles from './RoundSignal.module.css';

interface RoundSignalProps {
  won: number;
  lost: number;
  className?: string;
}

const TOOTH = 40;
const HEIGHT = 30;
const LONGEST = 1_000;

/** Two logic signals with as many pulses as each team has rounds. */
export function RoundSignal({ won, lost, className }: RoundSignalProps) {
  const tooth = Math.min(TOOTH, LONGEST / Math.max(1, won, lost));
  const width = Math.max(won, lost) * tooth + 2;
  return (
    <div className={classNames(styles.window, className)} aria-hidden="true">
      <div className={styles.held}>
        <svg aria-hidden="true" className={styles.signal} width={width} height={2 * HEIGHT + 26}>
          <path className={styles.won} d={signal(won, tooth, HEIGHT)} />
          <path className={styles.lost} d={signal(lost, tooth, 2 * HEIGHT + 22)} />
        </svg>
      </div>
    </div>
  );
}

function signal(count: number, tooth: number, bottom: number): string {
  const flat = 0.3 * tooth;
  const pulse = `h${flat}v${-HEIGHT + 4}h${tooth - 2 * flat}v${HEIGHT - 4}h${flat}`;
  return `M1 ${bottom}${pulse.repeat(count)}`;
}
