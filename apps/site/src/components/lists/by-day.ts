import { formatDate } from '../text/format-time';

/** The rows of one day, in the visitor's zone. */
export interface Day<Row> {
  /** Any moment of the day. */
  readonly at: number;
  readonly rows: readonly Row[];
}

/** Groups consecutive rows of the same day, keeping their order. */
export function byDay<Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => number,
  zone?: string,
): Day<Row>[] {
  const days: { at: number; rows: Row[] }[] = [];
  for (const row of rows) {
    const at = timeOf(row);
    const day = days.at(-1);
    if (day && formatDate(day.at, zone) === formatDate(at, zone)) day.rows.push(row);
    else days.push({ at, rows: [row] });
  }
  return days;
}
