import * as texts from '../texts';

const MINUTE = 60_000;

/** `2 d 4 h`, `2 h 7 min`, `7 min`, at the end `less than a minute`. Null once it is reached. */
export function remainingTime(to: number, now: number): string | null {
  if (to <= now) return null;
  const minutes = Math.floor((to - now) / MINUTE);
  if (minutes === 0) return texts.lessThanAMinute;
  const [day, hour, minute] = [
    Math.floor(minutes / 1_440),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ];
  if (day > 0) return hour === 0 ? `${day} d` : `${day} d ${hour} h`;
  if (hour > 0) return minute === 0 ? `${hour} h` : `${hour} h ${minute} min`;
  return `${minute} min`;
}
