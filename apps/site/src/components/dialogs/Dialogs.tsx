import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { notify } from '../toasts/notify';
import { dialogs } from './dialogs';

/** Nobody needs the dialogs before the first one opens. */
const DialogStack = lazy(() => import('./DialogStack'));

/** Where dialogs appear; once, in the frame. */
export function Dialogs() {
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.current, dialogs.current);
  if (open.length === 0) return null;
  return (
    <DialogsBoundary>
      <Suspense>
        <DialogStack open={open} />
      </Suspense>
    </DialogsBoundary>
  );
}

/** A dialog that cannot be drawn must still answer, or the one who asked would wait for ever. */
class DialogsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    dialogs.cancelAll();
    notify({ kind: 'danger', message: 'The dialog could not be opened. Please reload the page.' });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
