import type { Skin } from '@mes/domain/tournament/name/skin';
import type { ReactNode } from 'react';
import type { FoundPlayer } from '../players/player';

/** The texts of every dialog. */
export interface DialogTexts {
  title: string;
  message?: ReactNode;
  /** Verb plus object: "Disband team". */
  confirmLabel?: string;
  cancelLabel?: string;
  /** For destructive actions: the button is red and the focus starts on Cancel. */
  danger?: boolean;
  /** The skin of the tournament that it is about. */
  skin?: Skin | null;
}

/** The action after the confirmation: pending, then success or error in the same dialog. */
export interface DialogAction<Value> {
  action?: (value: Value) => Promise<unknown>;
  /** Shown when the action has succeeded; without it the dialog closes at once. */
  success?: string | ((value: Value) => string);
}

export type ConfirmOptions = DialogTexts & DialogAction<true>;

export type AskOptions = DialogTexts &
  DialogAction<string> & {
    label: string;
    initial?: string;
    placeholder?: string;
    hint?: string;
    multiline?: boolean;
    maxLength?: number;
    /** An empty answer is allowed. */
    optional?: boolean;
    /** What is wrong with an answer, or null. */
    validate?: (answer: string) => string | null;
  };

export type MessageOptions = Pick<DialogTexts, 'title' | 'message' | 'skin'> & {
  /** Without it the message stands on the dialog itself. */
  tone?: 'danger' | 'info' | 'success';
  closeLabel?: string;
  isWide?: boolean;
};

export type SelectPlayerOptions = DialogTexts &
  DialogAction<FoundPlayer> & {
    /** The players to choose from; without them all players can be searched. */
    players?: readonly FoundPlayer[];
  };

export type SearchPlayerOptions = DialogTexts & DialogAction<FoundPlayer> & { label?: string };

export type FormErrors<Values> = Partial<Record<keyof Values, string>>;

export interface FormState<Values> {
  values: Values;
  errors: FormErrors<Values>;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Value, change and error of one field, to spread into its control. */
  bind: <Name extends keyof Values>(
    name: Name,
  ) => {
    value: Values[Name];
    onChange: (value: Values[Name]) => void;
    error: string | undefined;
  };
}

export type ConfirmFormOptions<Values extends object> = DialogTexts &
  DialogAction<Values> & {
    initial: Values;
    /** Renders the fields. A render function, so it must not use hooks itself. */
    form: (state: FormState<Values>) => ReactNode;
    validate?: (values: Values) => FormErrors<Values>;
    /** 720 px instead of 480. */
    wide?: boolean;
  };

export interface Choice<Value> {
  value: Value;
  label: string;
  description?: string;
  danger?: boolean;
  disabled?: boolean;
}

export type ChooseOptions<Value> = Omit<DialogTexts, 'confirmLabel' | 'danger'> &
  DialogAction<Value> & { choices: readonly Choice<Value>[] };

/** One open dialog. Values of a caller's own type are unknown in here. */
export type DialogBody =
  | { kind: 'confirm'; options: ConfirmOptions }
  | { kind: 'ask'; options: AskOptions }
  | { kind: 'message'; options: MessageOptions }
  | { kind: 'selectPlayer'; options: SelectPlayerOptions }
  | { kind: 'searchPlayer'; options: SearchPlayerOptions }
  | { kind: 'confirmForm'; options: ConfirmFormOptions<Record<string, unknown>> }
  | { kind: 'choose'; options: ChooseOptions<unknown> };
