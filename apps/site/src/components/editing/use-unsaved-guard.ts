import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from '../../router/RouterProvider';
import { confirm } from '../dialogs/dialogs';
import * as texts from './texts';

/**
 * Asks for confirmation before leaving a page with unsaved changes. The returned function allows the
 * next navigation, such as the one after a save.
 */
export function useUnsavedGuard(unsaved: boolean): () => void {
  const router = useRouter();
  const isAllowed = useRef(false);
  const isAsking = useRef(false);
  const isGuarded = useEffectEvent(() => {
    if (!isAllowed.current) return unsaved;
    isAllowed.current = false;
    return false;
  });
  useEffect(
    () =>
      router.block((proceed) => {
        if (!isGuarded()) return false;
        if (!isAsking.current) {
          isAsking.current = true;
          void confirmLeaving().then((isConfirmed) => {
            isAsking.current = false;
            if (isConfirmed) proceed();
          });
        }
        return true;
      }),
    [router],
  );

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

function confirmLeaving(): Promise<boolean> {
  return confirm({
    title: texts.leaveWithoutSavingTitle,
    message: texts.leaveWithoutSavingMessage,
    confirmLabel: texts.leavePage,
    cancelLabel: texts.stayHere,
    danger: true,
  });
}
