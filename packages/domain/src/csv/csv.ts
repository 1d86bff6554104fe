/** CSV for spreadsheets (RFC 4180). */

type Cell = string | number | null;

export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** Spreadsheets run text that starts like this as a formula; a leading quote prevents it. */
const FORMULA = /^[=+\-@\t\r]/;

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
