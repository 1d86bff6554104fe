import type { EditableForm, FormContent } from '@mes/contract/form-schemas';
import type { FieldKind } from '@mes/domain/forms/fields';
import * as texts from '../texts';

export type DraftField = FormContent['fields'][number];

/** The state of the editor. */
export interface FormDraft extends FormContent {
  /** The wanted address of a new form; empty for one that follows the title. */
  readonly id: string;
}

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 8;

export const EMPTY_FORM: FormDraft = {
  id: '',
  title: '',
  description: '',
  fields: [],
  anonymous: false,
  changeable: true,
  audience: { kind: 'everyone' },
  maxResponses: null,
  rewardPoints: null,
  photoField: null,
};

export function draftOf(form: EditableForm): FormDraft {
  return { ...contentOf(form), id: form.id };
}

export function contentOf(form: FormContent): FormContent {
  const { title, description, fields, anonymous, changeable, audience } = form;
  const { maxResponses, rewardPoints, photoField } = form;
  return {
    ...{ title, description, fields, anonymous, changeable, audience },
    ...{ maxResponses, rewardPoints, photoField },
  };
}

/** Without the address, which is chosen by the first save. */
export function isSameDraft(one: FormDraft, other: FormDraft): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

/** Why the form cannot be saved, or null. */
export function draftProblem({ title, fields, id }: FormDraft): string | null {
  if (title.trim() === '') return texts.formNeedsTitle;
  if (id !== '' && !/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id)) return texts.addressPattern;
  if (fields.some(({ label }) => label.trim() === '')) return texts.fieldNeedsLabel;
  const hasEmptyOption = fields.some(
    (field) => field.kind === 'choice' && field.options.some(({ label }) => label.trim() === ''),
  );
  return hasEmptyOption ? texts.optionNeedsLabel : null;
}

/** Ids are random: a field that is added later never gets the answers of a removed one. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return [...numbers].map((number) => ID_LETTERS[number % ID_LETTERS.length]).join('');
}

export function newOption(label: string) {
  return { id: newId(), label };
}

export function newField(kind: FieldKind): DraftField {
  const base = { id: newId(), label: texts.newField, help: '', required: false, condition: null };
  switch (kind) {
    case 'text':
      return { ...base, kind, long: false };
    case 'number':
      return { ...base, kind, min: null, max: null, whole: true };
    case 'choice': {
      const options = [newOption(texts.firstOption), newOption(texts.secondOption)];
      return { ...base, kind, options, many: false, other: false };
    }
    case 'rating':
      return { ...base, kind, steps: 5 };
    case 'player':
    case 'team':
    case 'picture':
      return { ...base, kind };
  }
}

/** Fields that depended on it are shown always, and the photo is taken from nowhere. */
export function withoutField(draft: FormDraft, id: string): Partial<FormDraft> {
  return {
    fields: draft.fields
      .filter((field) => field.id !== id)
      .map((field) => (field.condition?.field === id ? { ...field, condition: null } : field)),
    photoField: draft.photoField === id ? null : draft.photoField,
  };
}

/** Puts a deleted field back to its place, with the conditions that named it. */
export function withField(now: FormDraft, before: FormDraft, id: string): Partial<FormDraft> {
  if (now.fields.some((field) => field.id === id)) return {};
  const index = before.fields.findIndex((field) => field.id === id);
  const conditions = new Map(before.fields.map((field) => [field.id, field.condition]));
  const fields = now.fields.map((field) => {
    const former = conditions.get(field.id) ?? null;
    return former?.field === id && field.condition === null
      ? { ...field, condition: former }
      : field;
  });
  const field = before.fields[index];
  return {
    fields: field ? [...fields.slice(0, index), field, ...fields.slice(index)] : fields,
    photoField: before.photoField === id ? id : now.photoField,
  };
}

/** Changes one field; a condition on options that are gone loses them. */
export function withChange(draft: FormDraft, changed: DraftField): Partial<FormDraft> {
  const options = changed.kind === 'choice' ? changed.options.map(({ id }) => id) : null;
  return {
    fields: draft.fields.map((field) => {
      if (field.id === changed.id) return changed;
      const { condition } = field;
      if (options === null || condition?.field !== changed.id) return field;
      const values = condition.values.filter(
        (value) => value === 'other' || options.includes(value),
      );
      return values.length === condition.values.length
        ? field
        : { ...field, condition: { ...condition, values } };
    }),
  };
}
