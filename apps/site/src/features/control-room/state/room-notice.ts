/** What the room has to say about the last press. In the foot, because a toast would cover the panic buttons. */
import { observable } from '@mes/client/observable';
import { useEffect, useSyncExternalStore } from 'react';

interface RoomNotice {
  readonly text: string;
}

const NOTICE_MS = 6_000;

const notice = observable<RoomNotice | null>(null);

export function say(text: string): void {
  notice.set({ text });
}

/** What was said about one press is no answer to the next one. */
export function dropNotice(): void {
  notice.set(null);
}

/** Null once it has been there for some seconds. */
export function useRoomNotice(): RoomNotice | null {
  const shown = useSyncExternalStore(notice.subscribe, notice.get, () => null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      if (notice.get() === shown) notice.set(null);
    }, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
