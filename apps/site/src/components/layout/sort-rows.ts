export type SortValue = number | string | null | undefined;

export interface Order {
  column: string;
  descending: boolean;
}

/** The first press shows the highest first, which is what people look for; the second turns it. */
export function toggled(before: Order | undefined, column: string): Order {
  return { column, descending: before?.column === column ? !before.descending : true };
}

/** A new list. Rows of the same value keep their order, and rows without one come last either way. */
export function orderedBy<Row>(
  rows: readonly Row[],
  read: (row: Row) => SortValue,
  descending: boolean,
): Row[] {
  const turn = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: read(row) }))
    .sort((a, b) => {
      if (isNone(a.value) || isNone(b.value))
        return Number(isNone(a.value)) - Number(isNone(b.value));
      return turn * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

function isNone(value: SortValue): value is null | undefined {
  return value === null || value === undefined || Number.isNaN(value);
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' });
}
