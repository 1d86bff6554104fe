import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../dialogs/dialogs';
import * as texts from './texts';

/**
 * Asks for confirmation before leaving a page with unsaved changes. The returned function allows the
 * next navigation, such as the one after a save.
 */
export function useUnsavedGuard(unsaved: boolean): () => void {
  const isAllowed = useRef(false);
  const blocker = useBlocker(() => {
    if (!isAllowed.current) return unsaved;
    isAllowed.current = false;
    return false;
  });
  const confirmLeaving = useEffectEvent(async () => {
    const isConfirmed = await confirm({
      title: texts.leaveWithoutSavingTitle,
      message: texts.leaveWithoutSavingMessage,
      confirmLabel: texts.leavePage,
      cancelLabel: texts.stayHere,
      danger: true,
    });
    if (isConfirmed) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void confirmLeaving();
  }, [blocker.state]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return () => {
    isAllowed.current = true;
  };
}
