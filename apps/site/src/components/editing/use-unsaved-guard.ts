import { confirm } from '../dialogs/dialogs';
import { useLeaveGuard } from '../use-leave-guard';
import * as texts from './texts';

/** Asks for confirmation before leaving a page with unsaved changes. */
export function useUnsavedGuard(unsaved: boolean): () => void {
  return useLeaveGuard(unsaved, confirmLeaving);
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
