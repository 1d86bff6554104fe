import type { StaffFormResponse } from '@mes/contract/form-schemas';
import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { useWrite } from '../../../api/use-call';
import { ask, showError } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

/** What staff do with a response. */
export function useResponseActions({ id, playerName }: StaffFormResponse) {
  const accepting = useWrite('forms', 'acceptResponse', { invalidates: ['forms', 'players'] });
  const refusing = useWrite('forms', 'refuseResponse');
  const removing = useWrite('forms', 'removeResponse');
  const restoring = useWrite('forms', 'restoreResponse');

  const accept = (usePhoto: boolean) =>
    accepting
      .mutateAsync({ id, usePhoto })
      .then(() => notify({ message: texts.responseAccepted, kind: 'success' }), showError);

  const refuse = async () => {
    await ask({
      title: interpolate(texts.refuseTitle, { name: playerName ?? texts.anonymous }),
      message: texts.refuseMessage,
      label: texts.reason,
      multiline: true,
      maxLength: FORM_LIMITS.reason,
      confirmLabel: texts.refuseResponse,
      action: async (reason) => {
        await refusing.mutateAsync({ id, reason });
        notify({ message: texts.responseRefused });
      },
    });
  };

  const restore = () =>
    restoring
      .mutateAsync({ id })
      .then(() => notify({ message: texts.responseIsBack, kind: 'success' }), showError);

  /** Without a confirmation, because it can be undone. */
  const remove = () =>
    removing.mutateAsync({ id }).then(
      () =>
        notify({
          message: texts.responseDeleted,
          action: { label: texts.undo, run: () => void restore() },
        }),
      showError,
    );

  const isBusy = [accepting, refusing, removing, restoring].some(({ isPending }) => isPending);
  return { accept, refuse, remove, restore, isBusy };
}
