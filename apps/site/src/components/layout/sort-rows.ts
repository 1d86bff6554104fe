export type SortValue = number | string | null | undefined;

export interface Order {
  column: string;
  descending: boolean;
}

/** The first click sorts descending, the second one reverses the order. */
export function toggleOrder(before: Order | undefined, column: string): Order {
  return { column, descending: before?.column === column ? !before.descending : true };
}

/** A stable sort into a new array. Rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  read: (row: Row) => SortValue,
  descending: boolean,
): Row[] {
  const direction = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: read(row) }))
    .sort((a, b) => {
      if (isMissing(a.value) || isMissing(b.value))
        return Number(isMissing(a.value)) - Number(isMissing(b.value));
      return direction * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

function isMissing(value: SortValue): value is null | undefined {
  return value === null || value === undefined || Number.isNaN(value);
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' });
}
