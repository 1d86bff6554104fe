/** What a phone in the hand needs: it stays awake, locks, and trembles when a take is painted. */
import { useEffect, useRef, useState } from 'react';
import { useRoom } from '../state/room-context';

const LOCK_AFTER_MS = 60_000;
const VIBRATION_MS = 40;

/** The screen stays on for as long as the remote is open, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = (await navigator.wakeLock?.request('screen')) ?? null;
      } catch {
        // A low battery refuses it: the screen goes dark as usual.
      }
    };
    void request();
    const onVisible = () => void request();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}

/** After a minute without a touch the buttons wait for a swipe. */
export function useTouchLock(): [isLocked: boolean, unlock: () => void] {
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setLocked(true), LOCK_AFTER_MS);
    const onTouch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLocked(true), LOCK_AFTER_MS);
    };
    window.addEventListener('pointerdown', onTouch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', onTouch);
    };
  }, []);
  return [isLocked, () => setLocked(false)];
}

/** Once for each revision that the program source has painted. */
export function useVibrationOnPaint(): void {
  const { sources, desk } = useRoom();
  const painted = Math.max(
    0,
    ...sources.filter(({ source }) => source === 'program').map(({ revision }) => revision),
  );
  const last = useRef<number | null>(null);
  useEffect(() => {
    const isNew = last.current !== null && painted > last.current;
    last.current = painted;
    if (isNew && painted >= desk.program.revision) navigator.vibrate?.(VIBRATION_MS);
  }, [painted, desk.program.revision]);
}
