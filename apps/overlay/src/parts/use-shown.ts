import { useEffect, useState } from 'react';
import { useServerTime } from '../data/use-server-time';
import type { ShownItem } from '../models/shown-item';

interface Shown {
  readonly id: string;
  readonly shownAt: number;
  readonly until: number | null;
}

const LEAVE_MS = 300;

/**
 * What is on screen now, by the clock of the server; what was taken off stays for the moment in which it leaves.
 * Wakes up only when that changes.
 */
export function useShown<T extends Shown>(item: T | null): ShownItem<T> | null {
  const now = useWaking([item?.shownAt ?? null, item?.until ?? null]);
  const current = item && isOn(item, now) ? item : null;
  const [last, setLast] = useState<T | null>(null);
  if (current && current !== last) setLast(current);

  const isLeaving = current === null && last !== null;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLast(null), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  if (current) return { item: current, leaves: false };
  return last && { item: last, leaves: true };
}

/** The time, updated at each of these moments. */
function useWaking(moments: readonly (number | null)[]): number {
  const readTime = useServerTime();
  const [now, setNow] = useState(readTime);
  const next = Math.min(...moments.filter((at) => at !== null && at > now).map(Number));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(readTime()), Math.max(0, next - readTime()));
    return () => clearTimeout(timer);
  }, [next, readTime]);
  return now;
}

function isOn({ shownAt, until }: Shown, now: number): boolean {
  return now >= shownAt && (until === null || now < until);
}
