import { useEffect, useState } from 'react';

interface Shown {
  readonly id: string;
  readonly shownAt: number;
  readonly until: number | null;
}

export interface Presence<T> {
  readonly item: T;
  /** On its way out. */
  readonly leaves: boolean;
}

export const LEAVE_MS = 300;

/**
 * What is on screen now, by the clock; what was taken off stays for the moment in which it leaves.
 * Wakes up only when that changes.
 */
export function useShown<T extends Shown>(item: T | null): Presence<T> | null {
  const [last, setLast] = useState<{ item: T; goneAt: number } | null>(null);
  const [now, setNow] = useState(Date.now);
  const current = item && isOn(item, now) ? item : null;
  if (current && current !== last?.item) setLast({ item: current, goneAt: 0 });
  if (!current && last && last.goneAt === 0) setLast({ ...last, goneAt: Date.now() });

  const wakeAt = nextChange(item, last?.goneAt ?? 0, now);
  useEffect(() => {
    if (wakeAt === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, wakeAt - Date.now()));
    return () => clearTimeout(timer);
  }, [wakeAt]);

  if (current) return { item: current, leaves: false };
  const isLeaving = last !== null && last.goneAt > 0 && now < last.goneAt + LEAVE_MS;
  return isLeaving ? { item: last.item, leaves: true } : null;
}

function isOn({ shownAt, until }: Shown, now: number): boolean {
  return now >= shownAt && (until === null || now < until);
}

function nextChange(item: Shown | null, goneAt: number, now: number): number | null {
  const moments = [item?.shownAt, item?.until, goneAt > 0 ? goneAt + LEAVE_MS : null];
  const ahead = moments.filter((at) => typeof at === 'number').filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
