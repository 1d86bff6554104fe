import { classNames } from '@mes/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Panel.module.css';
import type { Tone } from './wire';

interface PanelProps {
  /** Where it is; cuts other than the usual are set there as `--tl`, `--tr`, `--br` and `--bl`. */
  className?: string;
  style?: CSSProperties;
  /** How what is in it is arranged. */
  inside?: string;
  tone?: Tone;
  /** For what is not decided. */
  isDashed?: boolean;
  /** When the current arrives, in milliseconds. */
  delay?: number;
  /** Over the outline. */
  after?: ReactNode;
  children?: ReactNode;
}

/** An outline on the tone of the stage, cut top right and bottom left; it grows from the left. */
export function Panel(props: PanelProps) {
  const { tone = 'trace', delay = 300, isDashed = false } = props;
  const look: Record<`--${string}`, string> = {
    '--tone': `var(--${tone})`,
    '--outline': `${delay}ms`,
    '--d': `${delay + 160}ms`,
  };
  return (
    <div className={classNames(styles.panel, props.className)} style={{ ...props.style, ...look }}>
      <span className={styles.window}>
        <i className={styles.rim} data-dashed={isDashed || undefined} />
      </span>
      <div className={classNames(styles.inside, 'ci-flash', props.inside)}>{props.children}</div>
      {props.after}
    </div>
  );
}
