import { confirm } from '../dialogs/dialogs';
import { useLeaveGuard } from '../use-leave-guard';
import * as texts from './texts';

interface UnsavedGuardOptions {
  /** The page has parts with addresses of their own. */
  readonly hasParts?: boolean;
  /** The changes are stored in the browser, and offered on the next visit. */
  readonly isStored?: boolean;
}

/** Asks for confirmation before leaving a page with unsaved changes. */
export function useUnsavedGuard(
  unsaved: boolean,
  { isStored = false, ...options }: UnsavedGuardOptions = {},
): () => void {
  const confirmLeaving = () =>
    confirm({
      title: texts.leaveWithoutSavingTitle,
      message: isStored ? texts.leaveStoredMessage : texts.leaveWithoutSavingMessage,
      confirmLabel: texts.leavePage,
      cancelLabel: texts.stayHere,
      danger: !isStored,
    });
  return useLeaveGuard(unsaved, confirmLeaving, options);
}
