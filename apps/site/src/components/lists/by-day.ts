/** What a list shows of one day, in the visitor's zone. */
export interface Day<Row> {
  /** Any moment of the day. */
  readonly at: number;
  readonly rows: readonly Row[];
}

/** Rows that stand beside each other and are of one day come together; the order stays. */
export function byDay<Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => number,
  dayOf: (at: number) => string = (at) => new Date(at).toDateString(),
): Day<Row>[] {
  const days: { at: number; rows: Row[] }[] = [];
  for (const row of rows) {
    const at = timeOf(row);
    const day = days.at(-1);
    if (day && dayOf(day.at) === dayOf(at)) day.rows.push(row);
    else days.push({ at, rows: [row] });
  }
  return days;
}
