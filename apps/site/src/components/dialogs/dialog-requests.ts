import type { Skin } from '@mes/domain/tournament/name/skin';
import type { ReactNode } from 'react';
import type { FoundPlayer } from '../players/player';

/** What every dialog says. */
export interface Wording {
  title: string;
  message?: ReactNode;
  /** Verb plus object: "Disband team". */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The confirmed thing destroys something: the button is red and the focus starts on Cancel. */
  danger?: boolean;
  /** The colours of the tournament that it is about. */
  skin?: Skin | null;
}

/** What happens after the confirmation: pending, then success or error in the same dialog. */
export interface Acting<Value> {
  action?: (value: Value) => Promise<unknown>;
  /** Shown when the action has succeeded; without it the dialog closes at once. */
  success?: string | ((value: Value) => string);
}

export type ConfirmOptions = Wording & Acting<true>;

export type AskOptions = Wording &
  Acting<string> & {
    label: string;
    initial?: string;
    placeholder?: string;
    hint?: string;
    multiline?: boolean;
    maxLength?: number;
    /** An empty answer is one too. */
    optional?: boolean;
    /** What is wrong with an answer, or null. */
    validate?: (answer: string) => string | null;
  };

export type MessageOptions = Pick<Wording, 'title' | 'message' | 'skin'> & {
  tone: 'danger' | 'info' | 'success';
  closeLabel?: string;
};

export type SelectPlayerOptions = Wording &
  Acting<FoundPlayer> & {
    /** Whom to choose from; without it everybody can be searched for. */
    players?: readonly FoundPlayer[];
  };

export type SearchPlayerOptions = Wording & Acting<FoundPlayer> & { label?: string };

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

export type ConfirmFormOptions<Values extends object> = Wording &
  Acting<Values> & {
    initial: Values;
    /** The fields. It is called during rendering and may use no hooks; a component inside may. */
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

export type ChooseOptions<Value> = Omit<Wording, 'confirmLabel' | 'danger'> &
  Acting<Value> & { choices: readonly Choice<Value>[] };

/** One open dialog. The two with a value of the caller's own type keep it as unknown in here. */
export type DialogBody =
  | { kind: 'confirm'; options: ConfirmOptions }
  | { kind: 'ask'; options: AskOptions }
  | { kind: 'message'; options: MessageOptions }
  | { kind: 'selectPlayer'; options: SelectPlayerOptions }
  | { kind: 'searchPlayer'; options: SearchPlayerOptions }
  | { kind: 'confirmForm'; options: ConfirmFormOptions<Record<string, unknown>> }
  | { kind: 'choose'; options: ChooseOptions<unknown> };
