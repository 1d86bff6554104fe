/** The fields of a form. Answers refer to them by id, so an edited form keeps its answers. */

export const FIELD_KINDS = [
  'text',
  'number',
  'choice',
  'rating',
  'player',
  'team',
  'picture',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** The field is shown when another one has one of the values; without values, when it is answered. */
export interface Condition {
  readonly field: string;
  /** Ids of options, `other`, or the steps of a rating. */
  readonly values: readonly string[];
}

interface BaseField {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly condition: Condition | null;
}

export interface FieldOption {
  readonly id: string;
  readonly label: string;
}

export interface TextField extends BaseField {
  readonly kind: 'text';
  /** Several lines. */
  readonly long: boolean;
}

export interface NumberField extends BaseField {
  readonly kind: 'number';
  readonly min: number | null;
  readonly max: number | null;
  readonly whole: boolean;
}

export interface ChoiceField extends BaseField {
  readonly kind: 'choice';
  readonly options: readonly FieldOption[];
  readonly many: boolean;
  /** Another answer can be written. */
  readonly other: boolean;
}

export interface RatingField extends BaseField {
  readonly kind: 'rating';
  readonly steps: number;
}

export interface ReferenceField extends BaseField {
  readonly kind: 'player' | 'team' | 'picture';
}

export type FormField = TextField | NumberField | ChoiceField | RatingField | ReferenceField;

/** `other:` and what was written; ids of options have no colon. */
const OTHER = 'other:';
/** The value of a condition for any written answer. */
export const OTHER_VALUE = 'other';

export function otherAnswer(text: string): string {
  return `${OTHER}${text}`;
}

/** What was written in place of an option; null for an option. */
export function otherText(answer: string): string | null {
  return answer.startsWith(OTHER) ? answer.slice(OTHER.length) : null;
}

/** A mistake in the definition of a form, with the field that has it. */
export interface FieldProblem {
  readonly field: string;
  readonly reason: string;
}

/** The first mistake that shapes alone do not exclude; null for none. */
export function fieldProblem(fields: readonly FormField[]): FieldProblem | null {
  const byId = new Map<string, FormField>();
  for (const field of fields) {
    if (byId.has(field.id)) return { field: field.id, reason: 'Two fields have the same id.' };
    byId.set(field.id, field);
  }
  for (const field of fields) {
    const reason = ownProblem(field) ?? conditionProblem(field, byId);
    if (reason !== null) return { field: field.id, reason };
  }
  return null;
}

function ownProblem(field: FormField): string | null {
  if (field.kind === 'number') {
    const { min, max } = field;
    return min !== null && max !== null && min > max
      ? 'The smallest number is larger than the largest.'
      : null;
  }
  if (field.kind !== 'choice') return null;
  const ids = new Set(field.options.map(({ id }) => id));
  if (ids.size !== field.options.length) return 'Two options have the same id.';
  if (ids.has(OTHER_VALUE)) return 'No option can have the id “other”.';
  return field.options.length === 0 ? 'It needs at least one option.' : null;
}

function conditionProblem(field: FormField, byId: ReadonlyMap<string, FormField>): string | null {
  if (field.condition === null) return null;
  const parent = byId.get(field.condition.field);
  if (!parent) return 'Its condition names a field that does not exist.';
  const possible = conditionValues(parent);
  if (field.condition.values.some((value) => !possible.includes(value))) {
    return 'Its condition names a value that the other field does not have.';
  }
  // Ends also in a circle that the field itself is not part of.
  const visited = new Set<string>();
  let next: FormField | undefined = parent;
  while (next && !visited.has(next.id)) {
    if (next.id === field.id) return 'Its condition depends on itself.';
    visited.add(next.id);
    next = next.condition === null ? undefined : byId.get(next.condition.field);
  }
  return null;
}

/** What a condition can ask a field for, beside whether it is answered. */
export function conditionValues(field: FormField): string[] {
  if (field.kind === 'choice') {
    return [...field.options.map(({ id }) => id), ...(field.other ? [OTHER_VALUE] : [])];
  }
  if (field.kind === 'rating') {
    return Array.from({ length: field.steps }, (_, index) => String(index + 1));
  }
  return [];
}
