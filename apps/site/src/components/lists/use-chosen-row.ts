import { useState } from 'react';

/** The row that keys of the page act on: the first one until another is chosen. */
export function useChosenRow<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [id, setId] = useState<string | null>(null);
  const found = rows.findIndex((row) => row.id === id);
  const index = Math.max(0, found);
  const chosen = rows[index];
  const move = (by: 1 | -1) => setId((rows[index + by] ?? chosen)?.id ?? null);
  return { chosen, next: () => move(1), previous: () => move(-1) };
}
