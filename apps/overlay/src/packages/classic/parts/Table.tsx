import { classNames } from '@mes/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import { Fit } from '../../../parts/Fit';
import type { TableColumn, TableProps, TableRow } from '../../kit';
import styles from './Table.module.css';

/** Places with whom they are about; many stand in two columns. */
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
            <li className={`${styles.row} ${styles.labels}`}>
              {columns.map(({ label, kind }) => (
                <span key={label || kind} className={kind === 'name' ? styles.who : undefined}>
                  {label}
                </span>
              ))}
            </li>
          )}
          {half.map((row, step) => (
            <Line key={row.id} row={row} columns={columns} step={step} />
          ))}
        </ol>
      ))}
    </div>
  );
}

interface LineProps {
  row: TableRow;
  columns: readonly TableColumn[];
  step: number;
}

function Line({ row, columns, step }: LineProps) {
  return (
    <li
      className={classNames(styles.row, row.isMarked && styles.marked, 'wipe')}
      style={{ '--i': step } as CSSProperties}
    >
      {columns.map(({ label, kind }, index) => (
        <Cell key={label || kind} kind={kind}>
          {row.cells[index]}
        </Cell>
      ))}
    </li>
  );
}

function Cell({ kind, children }: { kind: TableColumn['kind']; children: ReactNode }) {
  if (kind === 'name' && typeof children === 'string')
    return <Fit className={`${styles.who} ${styles.name} tight`}>{children}</Fit>;
  return <span className={styles[kind === 'name' ? 'cell' : kind]}>{children}</span>;
}
