/** The value of a `datetime-local` field, such as `2024-09-22T20:30` in the visitor's zone. */
export function toLocal(at: number): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const day = [
    String(date.getFullYear()).padStart(4, '0'),
    pad(date.getMonth() + 1),
    pad(date.getDate()),
  ].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Null for an empty field and for a date that does not exist. */
export function fromLocal(text: string): number | null {
  const match = /^(\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const date = new Date(year, month - 1, day, hour, minute);
  const exists = date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? date.getTime() : null;
}

/** For display and text input: `2024-09-22 20:30`. */
export function toText(at: number | null): string {
  return at === null ? '' : toLocal(at).replace('T', ' ');
}

/** Also accepts a date without time (midnight), dots and single digits. */
export function fromText(text: string): number | null {
  const match = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[\sT,]+(\d{1,2})[:.](\d\d))?\s*$/.exec(
    text,
  );
  if (!match) return null;
  const [year, month = '', day = '', hour = '0', minute = '00'] = match.slice(1);
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return fromLocal(`${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${minute}`);
}

const pad = (number: number | string): string => String(number).padStart(2, '0');
