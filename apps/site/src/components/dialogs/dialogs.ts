import { errorText } from '@mes/client/error-text';
import type { FoundPlayer } from '../players/player';
import * as texts from '../texts';
import type {
  AskOptions,
  ChooseOptions,
  ConfirmFormOptions,
  ConfirmOptions,
  DialogBody,
  MessageOptions,
  SearchPlayerOptions,
  SelectPlayerOptions,
} from './dialog-requests';
import { createDialogStore } from './dialog-store';

/** The dialogs of this page, rendered by `Dialogs`. */
export const dialogs = createDialogStore({
  focused: () => (typeof document === 'undefined' ? null : document.activeElement),
});

/** Resolves to whether it was confirmed, and the `action` done if there is one. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return dialogs.open<boolean>({ kind: 'confirm', options }, false);
}

/** Confirmation, pending spinner in the button, then success or error in the same dialog. */
export function confirmAction(
  options: Omit<ConfirmOptions, 'action' | 'success'> & {
    action: () => Promise<unknown>;
    success: string | (() => string);
  },
): Promise<boolean> {
  return confirm(options);
}

/** A prompt for a text: the answer, or null. */
export function ask(options: AskOptions): Promise<string | null> {
  return dialogs.open<string | null>({ kind: 'ask', options }, null);
}

/** An error dialog for a text or any thrown value. */
export function showError(error: unknown): Promise<void> {
  return show({ title: texts.error, message: errorText(error), tone: 'danger' });
}

export function showInfo(options: Partial<Omit<MessageOptions, 'tone'>>): Promise<void> {
  return show({ title: texts.information, ...options, tone: 'info' });
}

export function showSuccess(options: Partial<Omit<MessageOptions, 'tone'>>): Promise<void> {
  return show({ title: texts.success, ...options, tone: 'success' });
}

/** Something to read that is neither good nor bad news. */
export function showMessage(options: Omit<MessageOptions, 'tone'>): Promise<void> {
  return show(options);
}

/** Selects one of the given players, or of all. */
export function selectPlayer(options: SelectPlayerOptions): Promise<FoundPlayer | null> {
  return dialogs.open<FoundPlayer | null>({ kind: 'selectPlayer', options }, null);
}

/** Finds a player by name or id. */
export function searchPlayer(options: SearchPlayerOptions): Promise<FoundPlayer | null> {
  return dialogs.open<FoundPlayer | null>({ kind: 'searchPlayer', options }, null);
}

/** A form: its values, or null. */
export function confirmForm<Values extends object>(
  options: ConfirmFormOptions<Values>,
): Promise<Values | null> {
  // Only the caller's own functions ever read the values.
  const body = { kind: 'confirmForm', options } as unknown as DialogBody;
  return dialogs.open<Values | null>(body, null);
}

/** One of several choices, or null. */
export function choose<Value>(options: ChooseOptions<Value>): Promise<Value | null> {
  const body = { kind: 'choose', options } as unknown as DialogBody;
  return dialogs.open<Value | null>(body, null);
}

function show(options: MessageOptions): Promise<void> {
  return dialogs.open<void>({ kind: 'message', options }, undefined);
}
