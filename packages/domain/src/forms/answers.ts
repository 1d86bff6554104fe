/** Answers to a form: which fields are shown, and whether what was answered is valid. */
import { cleanMessage } from '../messages/text';
import { type FormField, OTHER_VALUE, otherAnswer, otherText } from './fields';
import { FORM_LIMITS } from './limits';

/** A list for choices of several options; a player by id, a team by name, a picture by id. */
export type FieldAnswer = string | number | readonly string[];
/** By the id of the field. Fields without an answer are missing. */
export type Answers = Readonly<Record<string, FieldAnswer>>;

export interface CheckedAnswers {
  /** Cleaned, and without those of hidden fields. */
  readonly answers: Answers;
  /** By the id of the field; empty if the answers are valid. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * Answers that are valid stay as they are when they are checked again. A hidden field is never
 * missing, and an answer to it is dropped.
 */
export function checkAnswers(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
): CheckedAnswers {
  const cleaned = new Map<string, FieldAnswer>();
  const problems = new Map<string, string>();
  const known = new Set(fields.map(({ id }) => id));
  for (const id of Object.keys(given)) {
    if (!known.has(id)) problems.set(id, 'This field is not part of the form.');
  }
  for (const field of fields) {
    const result = checkAnswer(field, Object.hasOwn(given, field.id) ? given[field.id] : undefined);
    if ('problem' in result) problems.set(field.id, result.problem);
    else if (result.answer !== null) cleaned.set(field.id, result.answer);
  }
  const shown = new Set(visibleFields(fields, Object.fromEntries(cleaned)).map(({ id }) => id));
  for (const field of fields) {
    if (!shown.has(field.id)) {
      cleaned.delete(field.id);
      problems.delete(field.id);
    } else if (field.required && !cleaned.has(field.id) && !problems.has(field.id)) {
      problems.set(field.id, 'This field needs an answer.');
    }
  }
  return { answers: Object.fromEntries(cleaned), problems: Object.fromEntries(problems) };
}

/** In the order of the form. What depends on a hidden field is hidden too. */
export function visibleFields(
  fields: readonly FormField[],
  answers: Readonly<Record<string, unknown>>,
): FormField[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = new Map<string, boolean>();
  const isVisible = (field: FormField): boolean => {
    const found = known.get(field.id);
    if (found !== undefined) return found;
    // For as long as it is being decided: a circle hides its fields.
    known.set(field.id, false);
    const parent = field.condition && byId.get(field.condition.field);
    const visible =
      field.condition === null ||
      (parent !== undefined &&
        parent !== null &&
        isVisible(parent) &&
        Object.hasOwn(answers, parent.id) &&
        matches(answers[parent.id], field.condition.values));
    known.set(field.id, visible);
    return visible;
  };
  return fields.filter(isVisible);
}

function matches(answer: unknown, values: readonly string[]): boolean {
  if (answer === undefined || answer === null || answer === '') return false;
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  if (chosen.length === 0) return false;
  if (values.length === 0) return true;
  return chosen.some((each) => {
    const value = String(each);
    return values.includes(otherText(value) === null ? value : OTHER_VALUE);
  });
}

type CheckedAnswer = { readonly answer: FieldAnswer | null } | { readonly problem: string };

const NOTHING: CheckedAnswer = { answer: null };
const WRONG: CheckedAnswer = { problem: 'This is not an answer to this field.' };
const PLAYER_ID = /^[A-Za-z0-9_-]{1,32}$/;
const PICTURE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TEAM_NAME = 100;

function checkAnswer(field: FormField, given: unknown): CheckedAnswer {
  if (given === undefined || given === null) return NOTHING;
  switch (field.kind) {
    case 'text':
      return checkText(given, field.long ? FORM_LIMITS.longText : FORM_LIMITS.shortText);
    case 'number':
      return checkNumber(field, given);
    case 'rating':
      return checkRating(field, given);
    case 'choice':
      return field.many ? checkChoices(field, given) : checkChoice(field, given);
    case 'player':
      return checkPattern(given, PLAYER_ID);
    case 'team':
      return checkText(given, TEAM_NAME);
    case 'picture':
      return checkPattern(given, PICTURE_ID);
  }
}

function checkText(given: unknown, limit: number): CheckedAnswer {
  if (typeof given !== 'string') return WRONG;
  const text = cleanMessage(given)?.normalize('NFC');
  if (text === undefined) return NOTHING;
  return text.length > limit ? { problem: `At most ${limit} characters.` } : { answer: text };
}

function checkNumber(
  { min, max, whole }: { min: number | null; max: number | null; whole: boolean },
  given: unknown,
): CheckedAnswer {
  if (typeof given !== 'number' || !Number.isFinite(given)) return WRONG;
  const least = min ?? -FORM_LIMITS.number;
  const most = max ?? FORM_LIMITS.number;
  if (whole && !Number.isInteger(given)) return { problem: 'It must be a whole number.' };
  if (given < least) return { problem: `It must be at least ${least}.` };
  if (given > most) return { problem: `It must be at most ${most}.` };
  // JSON has no negative zero.
  return { answer: given === 0 ? 0 : given };
}

function checkRating({ steps }: { steps: number }, given: unknown): CheckedAnswer {
  if (typeof given !== 'number' || !Number.isInteger(given)) return WRONG;
  return given < 1 || given > steps ? WRONG : { answer: given };
}

interface Choices {
  readonly options: readonly { readonly id: string }[];
  readonly other: boolean;
}

function checkChoice(field: Choices, given: unknown): CheckedAnswer {
  if (typeof given !== 'string') return WRONG;
  if (given === '') return NOTHING;
  const written = otherText(given);
  if (written === null) {
    return field.options.some(({ id }) => id === given)
      ? { answer: given }
      : { problem: 'This option does not exist.' };
  }
  if (!field.other) return WRONG;
  const checked = checkText(written, FORM_LIMITS.shortText);
  if ('problem' in checked) return checked;
  return typeof checked.answer === 'string'
    ? { answer: otherAnswer(checked.answer) }
    : { problem: 'Write your own answer, or choose another one.' };
}

function checkChoices(field: Choices, given: unknown): CheckedAnswer {
  if (!Array.isArray(given)) return WRONG;
  const chosen = new Set<string>();
  for (const each of given) {
    const checked = checkChoice(field, each);
    if ('problem' in checked) return checked;
    if (typeof checked.answer === 'string') chosen.add(checked.answer);
  }
  if ([...chosen].filter((each) => otherText(each) !== null).length > 1) return WRONG;
  return chosen.size === 0 ? NOTHING : { answer: [...chosen] };
}

function checkPattern(given: unknown, pattern: RegExp): CheckedAnswer {
  if (typeof given !== 'string') return WRONG;
  if (given === '') return NOTHING;
  return pattern.test(given) ? { answer: given } : WRONG;
}
