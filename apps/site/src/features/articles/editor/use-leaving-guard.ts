import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../../../components/dialogs/dialogs';

/**
 * Asks before something unsaved is left behind, by a link or by closing the window. What it answers
 * lets the next move pass: for those that follow a save.
 */
export function useLeavingGuard(unsaved: boolean): () => void {
  const passes = useRef(false);
  const blocker = useBlocker(() => {
    if (!passes.current) return unsaved;
    passes.current = false;
    return false;
  });
  const ask = useEffectEvent(async () => {
    const leaves = await confirm({
      title: 'Leave without saving?',
      message: 'What you have written since you last saved is lost.',
      confirmLabel: 'Leave page',
      cancelLabel: 'Stay here',
      danger: true,
    });
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return () => {
    passes.current = true;
  };
}
