import { classNames } from '@mes/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import { Fit } from '../../../parts/Fit';
import type { TableColumn, TableProps } from '../../kit';
import styles from './Table.module.css';

/** Rows on night, lighter the higher they stand; many stand in two columns. */
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
      {shown.map((half) => (
        <ol key={half[0]?.id} className={styles.table}>
          {hasLabels && (
            <li className={`${styles.row} ${styles.labels} lg-fade`}>
              {columns.map(({ label, kind }) => (
                <span key={label || kind} className={styles[kind]}>
                  {label}
                </span>
              ))}
            </li>
          )}
          {half.map((row, step) => (
            <li
              key={row.id}
              className={`${styles.row} lg-fade`}
              style={{ '--i': step } as CSSProperties}
              data-marked={row.isMarked || undefined}
            >
              {columns.map(({ label, kind }, index) => (
                <Cell key={label || kind} kind={kind}>
                  {row.cells[index]}
                </Cell>
              ))}
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

function Cell({ kind, children }: { kind: TableColumn['kind']; children: ReactNode }) {
  if (kind === 'name' && typeof children === 'string')
    return <Fit className={`${styles.name} lg-tight`}>{children}</Fit>;
  return <span className={styles[kind]}>{children}</span>;
}
