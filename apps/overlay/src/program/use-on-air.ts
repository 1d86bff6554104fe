import type { ShowProgram } from '@mes/contract/show-schemas';
import { useEffect, useState } from 'react';
import { useLiveData } from '../data/use-live-data';

type Air = ShowProgram['channels']['score_bug'];

/** What is on a channel; null once its time is over, by the clock of the server. */
export function useOnAir(air: Air): Air {
  const { now } = useLiveData();
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const until = air?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const left = until - now();
    const timer = setTimeout(() => setEndedAt(until), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until, now]);
  return until !== null && endedAt === until ? null : air;
}
