/** Times as the room writes them. */
const SECOND = 1_000;
const MINUTE = 60;
const HOUR = 3_600;

/** `37:12`, `1:01:47` */
export function duration(ms: number): string {
  const total = Math.max(0, Math.floor(ms / SECOND));
  const [hours, minutes, seconds] = [
    Math.floor(total / HOUR),
    Math.floor((total % HOUR) / MINUTE),
    total % MINUTE,
  ];
  const rest = `${hours > 0 ? pad(minutes) : minutes}:${pad(seconds)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** `20:31:47` by the clock of this browser. */
export function clockTime(at: number): string {
  const date = new Date(at);
  return `${shortTime(at)}:${pad(date.getSeconds())}`;
}

/** `20:31` */
export function shortTime(at: number): string {
  const date = new Date(at);
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** `1:30`, `90`, `1:00:00` as seconds; null if it is no length. */
export function parseLength(text: string): number | null {
  if (!/^\d{1,3}(:\d{1,2}){0,2}$/.test(text.trim())) return null;
  const parts = text.trim().split(':').map(Number);
  // A single number is minutes: nobody plans single seconds.
  const seconds =
    parts.length === 1 ? parts[0]! * MINUTE : parts.reduce((sum, part) => sum * MINUTE + part, 0);
  return seconds <= 24 * HOUR ? seconds : null;
}

/** The instant of a time of day that is nearest to `near`; null for an empty or wrong text. */
export function parseTime(text: string, near: number): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59)
    return null;
  const date = new Date(near);
  date.setHours(Number(hours), Number(minutes), 0, 0);
  const day = 24 * HOUR * SECOND;
  const at = date.getTime();
  const candidates = [at - day, at, at + day];
  return candidates.reduce((best, each) =>
    Math.abs(each - near) < Math.abs(best - near) ? each : best,
  );
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
