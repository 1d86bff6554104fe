import { createContext, type ReactNode, use, useEffect, useState } from 'react';
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
  // The action may remove or disable the button that opened the dialog: then what is around it.
  const [surroundings] = useState(() => openers[0]?.parentElement?.closest('[tabindex="-1"]'));
  useEffect(
    () => () => {
      const [opener, ...earlier] = openers;
      // After the page is no longer inert, which happens in the same task.
      queueMicrotask(() => returnFocus([opener, surroundings, ...earlier]));
    },
    [openers, surroundings],
  );

  return (
    <div className={styles.layer} inert={covered}>
      <Covered value={covered}>{children}</Covered>
    </div>
  );
}

function returnFocus(candidates: readonly (Element | null | undefined)[]) {
  const target = candidates.find(
    (element) => element?.isConnected && element !== document.body && !element.matches(':disabled'),
  );
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
