/** Whether the server can be reached, and how fast it answers. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { client } from '../../../api/client';
import { median } from './median';

export interface ServerState {
  /** Since when it is away, by the clock of this browser; null while it answers. */
  readonly awaySince: number | null;
  readonly nextTryAt: number | null;
  readonly latencyMs: number | null;
  tryNow(): void;
}

const TRY_EVERY_MS = 2_000;
const SAMPLES = 5;
const PROBE = '/api/stream/configuration';

export function useServer(onBack: () => void): ServerState {
  const [awaySince, setAwaySince] = useState<number | null>(null);
  const [nextTryAt, setNextTryAt] = useState<number | null>(null);
  const latencyMs = useLatency();

  const tryNow = useEffectEvent(async () => {
    setNextTryAt(Date.now() + TRY_EVERY_MS);
    if (!(await answers())) {
      setAwaySince((before) => before ?? Date.now());
      return;
    }
    if (client.connection.state !== 'connected') {
      client.connection.close();
      client.connection.connect();
      return;
    }
    setAwaySince(null);
    onBack();
  });

  useEffect(
    () =>
      client.connection.subscribeState((state) => {
        if (state === 'connected') {
          setAwaySince(null);
          setNextTryAt(null);
          backAgain();
        } else if (state !== 'connecting') setAwaySince((before) => before ?? Date.now());
      }),
    [],
  );
  const backAgain = useEffectEvent(onBack);

  const isAway = awaySince !== null;
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => void tryNow(), TRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAway]);

  const [tryRequests, setTryRequests] = useState(0);
  useEffect(() => {
    if (tryRequests > 0) void tryNow();
  }, [tryRequests]);

  return useMemo(
    () => ({
      awaySince,
      nextTryAt,
      latencyMs,
      tryNow: () => setTryRequests((count) => count + 1),
    }),
    [awaySince, nextTryAt, latencyMs],
  );
}

function useLatency(): number | null {
  const [latencyMs, setLatencyMs] = useState<number | null>(null);
  useEffect(
    () =>
      client.connection.subscribeLatencies((records) => {
        const answered = records.filter(({ status }) => status === 'connected').slice(-SAMPLES);
        setLatencyMs(median(answered.map(({ latency }) => latency)));
      }),
    [],
  );
  return latencyMs;
}

async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TRY_EVERY_MS);
    return (await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
