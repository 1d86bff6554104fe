import { observable } from '@mes/client/observable';
import type { DialogBody } from './dialog-requests';

export interface OpenDialog {
  readonly id: number;
  readonly body: DialogBody;
  /** Elements to return the focus to; the first one that still exists is used. */
  readonly openers: readonly Element[];
  /** Only the first call counts; a second click is ignored. */
  readonly close: (result: unknown) => void;
  readonly cancel: () => void;
}

/** The open dialogs, the last one on top. */
export function createDialogStore({ focused }: { focused: () => Element | null }) {
  const openDialogs = observable<readonly OpenDialog[]>([]);
  let lastId = 0;
  let lastOpeners: readonly Element[] = [];

  /** Resolves with the result, or with `cancelled` when the dialog is cancelled. */
  function open<Result>(body: DialogBody, cancelled: Result): Promise<Result> {
    return new Promise((resolve) => {
      const id = ++lastId;
      const opener = focused();
      // If the opener is in another dialog, it is removed together with that dialog.
      const openers = opener ? [opener, ...lastOpeners] : [];
      const close = (result: unknown) => {
        if (!openDialogs.get().some((dialog) => dialog.id === id)) return;
        lastOpeners = openers;
        openDialogs.set(openDialogs.get().filter((dialog) => dialog.id !== id));
        resolve(result as Result);
      };
      const cancel = () => close(cancelled);
      openDialogs.set([...openDialogs.get(), { id, body, openers, close, cancel }]);
    });
  }

  return {
    open,
    cancelAll: () => {
      for (const dialog of openDialogs.get()) dialog.cancel();
    },
    current: openDialogs.get,
    subscribe: openDialogs.subscribe,
  };
}
