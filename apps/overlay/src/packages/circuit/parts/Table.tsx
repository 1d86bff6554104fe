import { classNames } from '@mes/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import { Fit } from '../../../parts/Fit';
import type { TableColumn, TableProps } from '../../kit';
import { Line } from './Line';
import styles from './Table.module.css';

/** Each row stands on a trace that ends in a ring; many rows stand in two tables. */
export function Table({ columns, rows, rowsPerColumn, hasLabels = true, className }: TableProps) {
  const halves = [rows.slice(0, rowsPerColumn), rows.slice(rowsPerColumn)];
  const shown = halves.filter(({ length }) => length > 0);
  const widths = columns.map(({ width }) => width).join(' ');
  return (
    <div
      className={classNames(styles.area, className)}
      style={{ '--columns': widths } as CSSProperties}
      data-single={shown.length === 1 || undefined}
    >
      {shown.map((half, place) => (
        <ol key={half[0]?.id} className={styles.table} data-first={place === 0 || undefined}>
          {hasLabels && (
            <li className={`${styles.row} ${styles.labels} ci-flash`}>
              {columns.map(({ label, kind }) => (
                <span key={label || kind} className={`${styles[kind]} ci-silk`}>
                  {label}
                </span>
              ))}
            </li>
          )}
          {half.map((row, step) => (
            <li
              key={row.id}
              className={styles.row}
              style={{ '--d': `${420 + step * 70}ms` } as CSSProperties}
              data-marked={row.isMarked || undefined}
            >
              <div className={`${styles.cells} ci-flash`}>
                {columns.map(({ label, kind }, index) => (
                  <Cell key={label || kind} kind={kind}>
                    {row.cells[index]}
                  </Cell>
                ))}
              </div>
              <Line tone={row.isMarked ? 'a' : 'trace-dim'} delay={200 + step * 70} />
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

function Cell({ kind, children }: { kind: TableColumn['kind']; children: ReactNode }) {
  if (kind === 'name' && typeof children === 'string')
    return <Fit className={`${styles.name} ci-name`}>{children}</Fit>;
  return <span className={styles[kind]}>{children}</span>;
}
