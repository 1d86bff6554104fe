/** Hooks for the live state of the match: what scenes over the game show. */
import type { GameMoment, InGame } from '@mes/contract/stream-game';
import { useEffect, useState } from 'react';
import { MOMENT_MS, NO_MOMENTS, showNext, updateQueue } from './moment-queue';
import { inGameSource } from './sources';
import { useSource } from './use-live-data';
import { useStream } from './use-scene-data';
import { useServerTime } from './use-server-time';

/** Of the match that the scene shows; null until it is read. A timeout that has run out is gone. */
export function useInGame(): InGame | null {
  const stream = useStream();
  const game = useSource(stream ? inGameSource(stream.subject) : null) ?? null;
  const stoppage = game?.stoppage ?? null;
  const isOver = useHasPassed(stoppage?.kind === 'timeout' ? stoppage.until : null);
  return game && isOver ? { ...game, stoppage: null } : game;
}

/** The ace or clutch that just happened, for a few seconds; null for most of the time. */
export function useMoments(): GameMoment | null {
  const moments = useInGame()?.moments;
  const [read, setRead] = useState<InGame['moments']>();
  const [queue, setQueue] = useState(NO_MOMENTS);
  if (moments && moments !== read) {
    setRead(moments);
    setQueue(updateQueue(queue, moments));
  }
  const shownId = queue.shown?.id;
  useEffect(() => {
    if (shownId === undefined) return;
    const timer = setTimeout(() => setQueue(showNext), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [shownId]);
  return queue.shown;
}

function useHasPassed(time: number | null): boolean {
  const readTime = useServerTime();
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(() => setPassed(time), Math.max(0, time - readTime()));
    return () => clearTimeout(timer);
  }, [time, readTime]);
  return time !== null && passed === time;
}
