import { channels } from '@mes/client/channels';
import type { LogKind } from '@mes/contract/moderation-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLive } from '../../api/use-live';

/** Further down somebody reads, and lines that move would be in the way. */
const READING_PX = 240;

interface TailOptions {
  log: LogKind;
  list: { page: number; rows: readonly { at: number }[] };
  /** How many entries that fit the filters there are from this time on. */
  countSince: (start: number) => Promise<number>;
}

/** Follows a log. While it is paused, or somebody reads further down, it only counts new entries. */
export function useTail({ log, list: { page, rows }, countSince }: TailOptions) {
  const queryClient = useQueryClient();
  const [isPaused, setPaused] = useState(false);
  const [newEntries, setNewEntries] = useState(0);
  const isReading = useIsScrolled() || page > 0;
  const isHeld = isPaused || isReading;
  const [wasHeld, setWasHeld] = useState(isHeld);
  if (wasHeld !== isHeld) {
    setWasHeld(isHeld);
    setNewEntries(0);
  }
  const position = useRef<string | null>(null);
  const newestAt = useRef(0);
  const firstRow = rows[0];
  useEffect(() => {
    if (page === 0 && firstRow) newestAt.current = firstRow.at;
  }, [page, firstRow]);

  const showNew = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: ['logs'] });
  });
  useEffect(() => {
    if (!isHeld) showNew();
  }, [isHeld]);

  useLive(channels.logs(), {
    reads: ['logs'],
    'log.entry_changed': () => (isHeld ? undefined : 'read'),
    state: (positions) => {
      if (positions[log] === position.current) return;
      position.current = positions[log];
      if (!isHeld) showNew();
      else void countSince(newestAt.current + 1).then(setNewEntries, () => {});
    },
  });
  return { isPaused, setPaused, isHeld, newEntries };
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > READING_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}
