import { classNames } from '@mes/ui/class-names';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Column } from './DataTable';
import styles from './DataTable.module.css';
import type { Order } from './sort-rows';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  classOf: (column: Column<Row>) => string;
  order: Order | undefined;
  onSort: (column: string) => void;
}

export function TableHead<Row>({ columns, classOf, order, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = order?.column === column.id ? directionOf(order) : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              className={classNames(styles.head, classOf(column), direction && styles.sorted)}
              style={{ width: column.width }}
              aria-sort={direction}
            >
              {column.sortBy ? (
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
