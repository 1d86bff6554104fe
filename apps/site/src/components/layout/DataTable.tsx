import { classNames } from '@mes/ui/class-names';
import { type Key, type ReactNode, useRef, useState } from 'react';
import styles from './DataTable.module.css';
import { type Order, type SortValue, sortRows, toggleOrder } from './sort-rows';
import { type HeadColumn, TableHead } from './TableHead';
import { useOverflow } from './use-overflow';

export interface Column<Row> extends HeadColumn {
  cell: (row: Row, index: number) => ReactNode;
  /** Aligns numbers to the right. */
  numeric?: boolean;
  /** The column by which the rows are ordered, in bold. */
  key?: boolean;
  hideOnPhone?: boolean;
  /** Lets people sort by this column. */
  sortBy?: (row: Row) => SortValue;
}

export interface DataTableProps<Row> {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The initial order; by default the order of the rows. */
  order?: Order;
  /** Makes the order one of the page: the rows are sorted by it, and this hears of clicks on a head. */
  onOrder?: (order: Order) => void;
  /** `advance` has an accent edge, `cut` a dashed line below, `selected` a background. */
  mark?: (row: Row) => 'advance' | 'cut' | 'selected' | readonly RowMark[] | undefined;
  /** Keeps the first column visible when the table scrolls on a phone. */
  stickyFirst?: boolean;
  /** Cells of the footer by column id, such as totals. */
  foot?: Readonly<Record<string, ReactNode>>;
  className?: string;
}

type RowMark = 'advance' | 'cut' | 'selected';

export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  order: givenOrder,
  onOrder,
  mark,
  stickyFirst = false,
  foot,
  className,
}: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  const [ownOrder, setOwnOrder] = useState(givenOrder);
  const order = onOrder ? givenOrder : ownOrder;
  const sortBy = columns.find((column) => column.id === order?.column)?.sortBy;
  const shown = order && sortBy && !onOrder ? sortRows(rows, sortBy, order.descending) : rows;
  const classOf = (column: Column<Row>) =>
    classNames(
      column.numeric && styles.num,
      column.key && styles.key,
      column.hideOnPhone && styles.hideOnPhone,
    );

  return (
    <div
      className={classNames(styles.scroll, stickyFirst && styles.sticky, className)}
      ref={box}
      {...(scrolls ? { role: 'group', tabIndex: 0, 'aria-label': caption } : {})}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <TableHead
          columns={columns}
          classOf={classOf}
          order={order}
          onSort={(column) => (onOrder ?? setOwnOrder)(toggleOrder(order, column))}
        />
        <tbody>
          {shown.map((row, index) => (
            <tr key={rowKey(row)} className={classNames(styles.row, marks(mark?.(row)))}>
              {columns.map((column) => (
                <td key={column.id} className={classNames(styles.cell, classOf(column))}>
                  {column.cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr className={styles.foot}>
              {columns.map((column) => (
                <td key={column.id} className={classNames(styles.cell, classOf(column))}>
                  {foot[column.id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function marks(mark: RowMark | readonly RowMark[] | undefined): string | undefined {
  const names = typeof mark === 'string' ? [mark] : (mark ?? []);
  return classNames(...names.map((name) => styles[name])) || undefined;
}
