import type { ConnectionState } from '@mes/client/connection';
import { useEffect, useState } from 'react';
import { client } from '../../api/client';
import * as texts from '../texts';
import { isPaused } from './connection';

export type ConnectionProblem = 'Disconnected' | 'Connection timed out' | null;

/** What is wrong with the live connection; null while it works, and before the first attempt. */
export function useConnectionProblem(): ConnectionProblem {
  const [problem, setProblem] = useState<ConnectionProblem>(null);
  useEffect(
    () =>
      client.connection.subscribeState((state) =>
        setProblem((before) => (isPaused() ? null : nextProblem(before, state))),
      ),
    [],
  );
  return problem;
}

/** Connecting does not clear the problem, or the chip would flicker with every attempt. */
export function nextProblem(before: ConnectionProblem, state: ConnectionState): ConnectionProblem {
  switch (state) {
    case 'connected':
      return null;
    case 'connecting':
      return before;
    case 'disconnected':
      return texts.disconnected;
    case 'connection timed out':
      return texts.connectionTimedOut;
  }
}
