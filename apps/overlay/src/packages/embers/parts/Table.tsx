import { classNames } from '@mes/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import { Fit } from '../../../parts/Fit';
import type { TableColumn, TableProps } from '../../kit';
import styles from './Table.module.css';
import { Torn } from './Torn';

/** A plate a row; each is a little shorter, so that their ends follow the slash. */
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
            <li className={`${styles.row} ${styles.labels} eb-lab eb-slam`}>
              {columns.map(({ label, kind }) => (
                <span key={label || kind} className={styles[kind]}>
                  {label}
                </span>
              ))}
            </li>
          )}
          {half.map((row, step) => (
            <Torn
              as="li"
              key={row.id}
              edges={row.isMarked ? 'rb' : 'r'}
              width={1_000}
              height={76}
              depth={row.isMarked ? 7 : 9}
              seed={step}
              tone={row.isMarked ? 'molten' : 'cold'}
              step={step + 2}
              isMarked={row.isMarked}
              className={styles.row}
              style={{ '--n': step } as CSSProperties}
            >
              {columns.map(({ label, kind }, index) => (
                <Cell key={label || kind} kind={kind}>
                  {row.cells[index]}
                </Cell>
              ))}
            </Torn>
          ))}
        </ol>
      ))}
    </div>
  );
}

function Cell({ kind, children }: { kind: TableColumn['kind']; children: ReactNode }) {
  if (kind === 'name' && typeof children === 'string')
    return <Fit className={`${styles.name} eb-t`}>{children}</Fit>;
  return <span className={styles[kind]}>{children}</span>;
}
