/** The fields that responses may have answers to: those of the form, and those that were removed. */
import type { FieldOption, FormField } from './fields';

export interface KnownField {
  readonly field: FormField;
  /** Not part of the form any more. */
  readonly removed: boolean;
  /** Options of a choice that are not offered any more. */
  readonly removedOptions: readonly FieldOption[];
}

/** Why fields cannot replace those of a form that was answered; null if they can. */
export function changeProblem(
  known: readonly KnownField[],
  fields: readonly FormField[],
): { field: string; reason: string } | null {
  const before = new Map(known.map(({ field }) => [field.id, field]));
  for (const field of fields) {
    const former = before.get(field.id);
    if (!former || answerShape(former) === answerShape(field)) continue;
    return {
      field: field.id,
      reason: 'A field with answers keeps its kind. Remove it and add another one.',
    };
  }
  return null;
}

/** Current fields first, in their order; removed ones stay, and come back under the same id. */
export function mergeFields(
  known: readonly KnownField[],
  fields: readonly FormField[],
): KnownField[] {
  const before = new Map(known.map((each) => [each.field.id, each]));
  const current = fields.map((field) => {
    const former = before.get(field.id);
    before.delete(field.id);
    return { field, removed: false, removedOptions: removedOptionsOf(former, field) };
  });
  const removed = [...before.values()].map((each) => ({ ...each, removed: true }));
  return [...current, ...removed];
}

function removedOptionsOf(former: KnownField | undefined, field: FormField): FieldOption[] {
  if (former?.field.kind !== 'choice' || field.kind !== 'choice') return [];
  const offered = new Set(field.options.map(({ id }) => id));
  return [...former.field.options, ...former.removedOptions].filter(({ id }) => !offered.has(id));
}

/** A choice of one option has a text, one of several a list. */
function answerShape(field: FormField): string {
  return field.kind === 'choice' ? `choice ${field.many}` : field.kind;
}
