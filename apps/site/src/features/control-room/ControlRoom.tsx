import { classNames } from '@mes/ui/class-names';
import { lazy, type MouseEvent, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Bench } from './bench/Bench';
import { Channels } from './channels/Channels';
import { Foot } from './Foot';
import { PreviewMonitor } from './monitors/PreviewMonitor';
import { ProgramMonitor } from './monitors/ProgramMonitor';
import { TakeColumn } from './monitors/TakeColumn';
import styles from './Room.module.css';
import { RunOfShow } from './run/RunOfShow';
import { RoomProvider } from './state/RoomProvider';
import { useRoom } from './state/room-context';
import { TopRow } from './top/TopRow';

/** Most rooms are opened at a desk, which needs nothing of it. */
const PhoneRoom = lazy(() => import('./phone/PhoneRoom'));

/** Below this everything that is pressed would be too small. */
const DESK = '(min-width: 1366px) and (min-height: 768px)';

/** The whole room on one screen; nothing scrolls but the run of show and the log. */
export function ControlRoom() {
  return (
    <RoomProvider>
      <RoomLayout />
    </RoomProvider>
  );
}

function RoomLayout() {
  const isDesk = useIsDesk();
  useAskBeforeLeaving();
  if (isDesk) return <Desk />;
  return (
    <Suspense>
      <PhoneRoom />
    </Suspense>
  );
}

function Desk() {
  const { desk } = useRoom();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus where it is, adds no function
    <div
      className={classNames(
        'mes-broadcast',
        styles.room,
        desk.program.rehearsal && styles.rehearsal,
      )}
      onMouseDown={keepFocus}
    >
      <TopRow />
      <RunOfShow />
      <PreviewMonitor />
      <TakeColumn />
      <ProgramMonitor />
      <Bench />
      <Channels />
      <Foot />
    </div>
  );
}

/** A click never leaves the focus on a button: the next Space has to be a take. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

function useIsDesk(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(DESK);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(DESK).matches,
    () => true,
  );
}

/** The browser asks in its own words. */
function useAskBeforeLeaving(): void {
  const { isStreaming } = useRoom().obs.state;
  useEffect(() => {
    if (!isStreaming) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isStreaming]);
}
