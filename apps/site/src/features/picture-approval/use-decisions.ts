import { errorText } from '@mes/client/error-text';
import type { PictureSubmission } from '@mes/contract/picture-approval';
import { useRef } from 'react';
import { useWrite } from '../../api/use-call';
import { ask } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';
import * as texts from './texts';

const MAX_REASON = 500;

export type Decisions = ReturnType<typeof useDecisions>;

/** What a moderator can do with a picture. Errors, such as a colleague who was faster, are toasts. */
export function useDecisions() {
  const approval = useWrite('pictureApproval', 'approve');
  const rejection = useWrite('pictureApproval', 'reject');
  const restoration = useWrite('pictureApproval', 'restore');
  // A key that is pressed twice must not approve twice.
  const approving = useRef(new Set<string>());

  async function approve({ id }: PictureSubmission): Promise<void> {
    if (approving.current.has(id)) return;
    approving.current.add(id);
    try {
      await approval.mutateAsync({ id });
      notify({ message: texts.approved, kind: 'success' });
    } catch (error) {
      notify({ message: errorText(error), kind: 'danger' });
    } finally {
      approving.current.delete(id);
    }
  }

  async function reject({ id }: PictureSubmission): Promise<void> {
    const reason = await ask({
      title: texts.rejectTitle,
      message: texts.rejectMessage,
      label: texts.reason,
      multiline: true,
      maxLength: MAX_REASON,
      confirmLabel: texts.rejectConfirm,
      danger: true,
      action: (text) => rejection.mutateAsync({ id, reason: text }),
    });
    if (reason === null) return;
    notify({
      message: texts.rejectedDone,
      action: { label: texts.undo, run: () => void restore(id) },
    });
  }

  async function restore(id: string): Promise<void> {
    try {
      await restoration.mutateAsync({ id });
      notify({ message: texts.restored, kind: 'success' });
    } catch (error) {
      notify({ message: errorText(error), kind: 'danger' });
    }
  }

  return { approve, reject, restore };
}
