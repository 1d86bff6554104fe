import type { MessageActivity } from '@mes/contract/staff';

const DAY = 86_400_000;
/** More bars would be thinner than their gaps on a phone. */
const MOST_BARS = 62;
/** A day, weeks, and so on, as many as keep the bars few. */
const STEPS = [1, 7, 28, 91];

export interface MessageBar {
  /** The first and the last day, by their start in UTC. */
  readonly first: number;
  readonly last: number;
  readonly messages: number;
}

/** One bar after the other, also where nobody wrote. */
export function toBars(activity: MessageActivity): MessageBar[] {
  const { first, last } = daysOf(activity);
  const width = barDays(activity) * DAY;
  const sums = new Map<number, number>();
  for (const { day, messages } of activity.staff.flatMap(({ days }) => days)) {
    const bar = Math.floor((day - first) / width);
    sums.set(bar, (sums.get(bar) ?? 0) + messages);
  }
  const count = Math.floor((last - first) / width) + 1;
  return Array.from({ length: count }, (_, bar) => ({
    first: first + bar * width,
    last: Math.min(last, first + (bar + 1) * width - DAY),
    messages: sums.get(bar) ?? 0,
  }));
}

/** How many days a bar has. */
export function barDays(activity: MessageActivity): number {
  const { first, last } = daysOf(activity);
  const days = (last - first) / DAY + 1;
  return STEPS.find((step) => days / step <= MOST_BARS) ?? Math.ceil(days / MOST_BARS);
}

function daysOf({ start, end }: MessageActivity): { first: number; last: number } {
  return { first: Math.floor(start / DAY) * DAY, last: Math.floor(end / DAY) * DAY };
}
