import { useState } from 'react';
import { useUrlParams } from '../../use-url-params';
import { isReversed, parsePeriod } from './period';

export type UrlPeriod = ReturnType<typeof useUrlPeriod>;

/** The period and the member that are shown, in the URL, so that a list can be shared. */
export function useUrlPeriod() {
  const [now] = useState(() => Date.now());
  const [params, setParams] = useUrlParams();
  const period = parsePeriod(
    { days: params.get('days'), start: params.get('start'), end: params.get('end') },
    now,
  );
  const set = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  };
  return {
    period,
    isReversed: isReversed(period, now),
    setDays: (days: string) => set({ days, start: null, end: null }),
    setTimes: (start: number, end: number | null) =>
      set({ days: null, start: String(start), end: end === null ? null : String(end) }),
    user: params.get('user'),
    setUser: (user: string | null) => set({ user }),
  };
}
