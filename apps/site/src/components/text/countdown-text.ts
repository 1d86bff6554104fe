/** `3:07`, from an hour on `1:03:07`, from a day on `2 d 1:03:07`. Rounded up, so 0:00 means that it is over. */
export function countdownText(to: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((to - now) / 1000));
  const [day, hour, minute, second] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  if (day === 0 && hour === 0) return `${minute}:${pad(second)}`;
  return `${day > 0 ? `${day} d ` : ''}${hour}:${pad(minute)}:${pad(second)}`;
}

const pad = (number: number): string => String(number).padStart(2, '0');
