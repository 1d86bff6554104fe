import { observable } from '@mes/client/observable';
import type { DialogBody } from './dialog-requests';

export interface OpenDialog {
  readonly id: number;
  readonly body: DialogBody;
  /** Where the focus was, and goes again; the next ones stand in for an element that is gone. */
  readonly openers: readonly Element[];
  /** Answers once; later answers, such as of a second click, are ignored. */
  readonly close: (result: unknown) => void;
  readonly cancel: () => void;
}

/** The open dialogs, the last one on top. */
export function createDialogStore({ focused }: { focused: () => Element | null }) {
  const open = observable<readonly OpenDialog[]>([]);
  let lastId = 0;
  let lastOpeners: readonly Element[] = [];

  /** Resolves with the answer, or with `cancelled` when the dialog is left without one. */
  function ask<Result>(body: DialogBody, cancelled: Result): Promise<Result> {
    return new Promise((resolve) => {
      const id = ++lastId;
      const opener = focused();
      // One dialog after another: the button that opened this one goes with the dialog it was in.
      const openers = opener ? [opener, ...lastOpeners] : [];
      const close = (result: unknown) => {
        if (!open.get().some((dialog) => dialog.id === id)) return;
        lastOpeners = openers;
        open.set(open.get().filter((dialog) => dialog.id !== id));
        resolve(result as Result);
      };
      const cancel = () => close(cancelled);
      open.set([...open.get(), { id, body, openers, close, cancel }]);
    });
  }

  return {
    ask,
    cancelAll: () => {
      for (const dialog of open.get()) dialog.cancel();
    },
    current: open.get,
    subscribe: open.subscribe,
  };
}
