import { classNames } from '@mes/ui/class-names';
import { useMemo } from 'react';
import styles from './Front.module.css';
import { type FrontShape, frontRibbons } from './front';

interface FrontProps extends FrontShape {
  /** Without the darkness that runs ahead of it. */
  isSmall?: boolean;
  className?: string;
}

/** Flames along a line: above it what burns next, below it what they leave. */
export function Front({ width, reach, seed, isSmall = false, className }: FrontProps) {
  const ribbons = useMemo(() => frontRibbons({ width, reach, seed }), [width, reach, seed]);
  return (
    <svg
      className={classNames(styles.front, className)}
      viewBox={`0 ${-2.6 * reach} ${width} ${3.6 * reach}`}
      width={width}
      height={3.6 * reach}
      style={{ top: -2.6 * reach }}
      aria-hidden="true"
    >
      {ribbons
        .filter(({ name }) => !isSmall || name !== 'scorch')
        .map(({ name, outline }) => (
          <path key={name} className={styles[name]} d={outline} />
        ))}
    </svg>
  );
}
