import type { ConnectionState } from '@mes/client/connection';
import { useEffect, useState } from 'react';
import { client } from '../../api/client';
import { isHeld } from './connection';

export type Trouble = 'Disconnected' | 'Connection timed out' | null;

/** What is wrong with the live connection. Nothing before it was first tried, nothing while it works. */
export function useConnectionTrouble(): Trouble {
  const [trouble, setTrouble] = useState<Trouble>(null);
  useEffect(
    () =>
      client.connection.subscribeState((state) =>
        setTrouble((before) => (isHeld() ? null : next(before, state))),
      ),
    [],
  );
  return trouble;
}

/** A new attempt changes nothing until it succeeds, or the sign would flicker with every attempt. */
export function next(before: Trouble, state: ConnectionState): Trouble {
  switch (state) {
    case 'connected':
      return null;
    case 'connecting':
      return before;
    case 'disconnected':
      return 'Disconnected';
    case 'connection timed out':
      return 'Connection timed out';
  }
}
