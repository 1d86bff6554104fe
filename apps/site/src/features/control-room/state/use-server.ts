import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { client } from '../../../api/client';
import { createServerWatch, type ServerState } from './server-watch';

const PROBE = '/api/stream/configuration';
const PROBE_MS = 2_000;

export interface Server extends ServerState {
  tryNow(): void;
}

export function useServer(onBack: () => void): Server {
  const [watch] = useState(() =>
    createServerWatch({ connection: client.connection, probe: answers, now: () => Date.now() }),
  );
  const comeBack = useEffectEvent(onBack);
  useEffect(() => watch.start(() => comeBack()), [watch]);
  const state = useSyncExternalStore(watch.subscribe, watch.get, watch.get);
  return { ...state, tryNow: watch.tryNow };
}

async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    return (await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
