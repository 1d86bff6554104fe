import { confirm } from '../dialogs/dialogs';
import { useLeaveGuard } from '../use-leave-guard';
import * as texts from './texts';

/** Asks for confirmation before leaving a page with unsaved changes. */
export function useUnsavedGuard(
  unsaved: boolean,
  options?: Parameters<typeof useLeaveGuard>[2],
): () => void {
  return useLeaveGuard(unsaved, confirmLeaving, options);
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
