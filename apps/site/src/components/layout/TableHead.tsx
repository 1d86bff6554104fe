import { classNames } from '@mes/ui/class-names';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import type { Order } from './sort-rows';

/** What the head needs to know of a column. */
export interface HeadColumn {
  id: string;
  header: ReactNode;
  /** What the column means, for the pointer. */
  title?: string;
  width?: number | string;
  sortBy?: unknown;
  /** Of a table whose rows are sorted elsewhere: lets people ask for the order of this column. */
  sortable?: boolean;
}

interface TableHeadProps<Column extends HeadColumn> {
  columns: readonly Column[];
  classOf: (column: Column) => string;
  order: Order | undefined;
  onSort: (column: string) => void;
}

export function TableHead<Column extends HeadColumn>(props: TableHeadProps<Column>) {
  const { columns, classOf, order, onSort } = props;
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = order?.column === column.id ? directionOf(order) : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              title={column.title}
              className={classNames(styles.head, classOf(column), direction && styles.sorted)}
              style={{ width: column.width }}
              aria-sort={direction}
            >
              {column.sortBy || column.sortable ? (
                <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
                  {column.header}
                  <SortMark direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown;
  return <Arrow className={styles.sortMark} size={12} stroke={2} aria-hidden="true" />;
}

const directionOf = (order: Order) => (order.descending ? 'descending' : 'ascending');
