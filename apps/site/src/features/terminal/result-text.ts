/** Results as text: for cells, files and the clipboard. */
import type { Json } from '@mes/contract/scalars';
import { writeCsv } from '@mes/domain/csv/csv';

export type ResultRow = Readonly<Record<string, Json | undefined>>;

export function toRows(result: Json): ResultRow[] {
  return Array.isArray(result) ? result.filter(isRow) : [];
}

function isRow(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function cellText(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function sortValue(value: Json | undefined): number | string | null {
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? null : cellText(value);
}

export function isNumeric(rows: readonly ResultRow[], column: string): boolean {
  const values = rows.map((row) => row[column] ?? null).filter((value) => value !== null);
  return values.length > 0 && values.every((value) => typeof value === 'number');
}

export function resultCsv(columns: readonly string[], rows: readonly ResultRow[]): string {
  return writeCsv([
    columns,
    ...rows.map((row) =>
      columns.map((column) => {
        const value = row[column] ?? null;
        return typeof value === 'number' || value === null ? value : cellText(value);
      }),
    ),
  ]);
}

/** From 2001 on. */
const FIRST_INSTANT = 1e12;
const LAST_INSTANT = 1e13;

/** What a number of epoch milliseconds means, for fields that are called like times. */
export function timeHint(column: string, value: Json | undefined): string | undefined {
  const isTime = /(^|[a-z])(at|At|start|end|since|until|time)$/.test(column);
  if (!isTime || typeof value !== 'number' || value < FIRST_INSTANT || value > LAST_INSTANT) return;
  return new Date(value).toISOString();
}
