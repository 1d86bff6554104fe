import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { createTable, type TableLineProps } from '../../kit-parts';
import { Line as Trace } from './Line';
import styles from './Table.module.css';

/** Each row stands on a trace that ends in a ring. */
export const Table = createTable({
  styles,
  enters: 'ci-flash',
  label: 'ci-silk',
  Name: ({ children }) => <Fit className={`${styles.name} ci-name`}>{children}</Fit>,
  Line,
});

function Line({ row: { isMarked }, step, className, children }: TableLineProps) {
  return (
    <li
      className={className}
      style={{ '--d': `${420 + step * 70}ms` } as CSSProperties}
      data-marked={isMarked || undefined}
    >
      <div className={`${styles.cells} ci-flash`}>{children}</div>
      <Trace tone={isMarked ? 'a' : 'trace-dim'} delay={200 + step * 70} />
    </li>
  );
}
