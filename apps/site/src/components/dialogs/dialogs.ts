import { errorText } from '@mes/client/error-text';
import type { FoundPlayer } from '../players/player';
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

/** The dialogs of this page. They are rendered by `Dialogs`, which the frame holds once. */
export const dialogs = createDialogStore({
  focused: () => (typeof document === 'undefined' ? null : document.activeElement),
});

/** Whether it was confirmed, and done where there is an `action`. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return dialogs.ask<boolean>({ kind: 'confirm', options }, false);
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

/** A question with a text input: the answer, or null. */
export function ask(options: AskOptions): Promise<string | null> {
  return dialogs.ask<string | null>({ kind: 'ask', options }, null);
}

/** Titled Error. Takes a text or anything that was thrown. */
export function showError(error: unknown): Promise<void> {
  return show({ title: 'Error', message: errorText(error), tone: 'danger' });
}

export function showInfo(options: Partial<Omit<MessageOptions, 'tone'>>): Promise<void> {
  return show({ title: 'Information', ...options, tone: 'info' });
}

export function showSuccess(options: Partial<Omit<MessageOptions, 'tone'>>): Promise<void> {
  return show({ title: 'Success', ...options, tone: 'success' });
}

/** One of the players given, or of all; the confirm button appears once somebody is selected. */
export function selectPlayer(options: SelectPlayerOptions): Promise<FoundPlayer | null> {
  return dialogs.ask<FoundPlayer | null>({ kind: 'selectPlayer', options }, null);
}

/** A player by name or id; an id counts only if somebody is found by it. */
export function searchPlayer(options: SearchPlayerOptions): Promise<FoundPlayer | null> {
  return dialogs.ask<FoundPlayer | null>({ kind: 'searchPlayer', options }, null);
}

/** A form to fill in: its values, or null. */
export function confirmForm<Values extends object>(
  options: ConfirmFormOptions<Values>,
): Promise<Values | null> {
  // Only the caller's own functions ever read the values.
  const body = { kind: 'confirmForm', options } as unknown as DialogBody;
  return dialogs.ask<Values | null>(body, null);
}

/** One of several ways to go on, or null. */
export function choose<Value>(options: ChooseOptions<Value>): Promise<Value | null> {
  const body = { kind: 'choose', options } as unknown as DialogBody;
  return dialogs.ask<Value | null>(body, null);
}

function show(options: MessageOptions): Promise<void> {
  return dialogs.ask<void>({ kind: 'message', options }, undefined);
}
