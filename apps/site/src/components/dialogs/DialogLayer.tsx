import { createContext, type ReactNode, use, useEffect } from 'react';
import styles from './DialogLayer.module.css';

const Covered = createContext(false);

/** Whether another dialog is on top of this one. */
export const useCovered = (): boolean => use(Covered);

export interface DialogLayerProps {
  openers: readonly Element[];
  covered: boolean;
  children: ReactNode;
}

export function DialogLayer({ openers, covered, children }: DialogLayerProps) {
  useEffect(
    () => () => {
      // After the page is no longer inert, which happens in the same task.
      queueMicrotask(() => returnFocus(openers));
    },
    [openers],
  );

  return (
    <div className={styles.layer} inert={covered}>
      <Covered value={covered}>{children}</Covered>
    </div>
  );
}

function returnFocus(openers: readonly Element[]) {
  const opener = openers.find((element) => element.isConnected);
  if (opener instanceof HTMLElement && opener !== document.body) {
    opener.focus({ preventScroll: true });
  }
}
