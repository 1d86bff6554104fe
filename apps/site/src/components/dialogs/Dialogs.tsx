import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import * as texts from '../texts';
import { notify } from '../toasts/notify';
import { dialogs } from './dialogs';

/** Loaded when the first dialog opens. */
const DialogStack = lazy(() => import('./DialogStack'));

/** The container of dialogs, rendered once in the frame. */
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

/** A dialog that fails to render must still resolve, or its caller would wait forever. */
class DialogsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    dialogs.cancelAll();
    notify({ kind: 'danger', message: texts.dialogFailed });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
