/** Answers as people read them, in tables and spreadsheets. */
import type { FieldAnswer } from './answers';
import { otherText } from './fields';
import type { KnownField } from './known-fields';

/** `names` has those of players, by their ids. */
export function answerTexts(
  { field, removedOptions }: KnownField,
  answer: FieldAnswer,
  names: Readonly<Record<string, string>> = {},
): string[] {
  if (field.kind === 'player') return [names[String(answer)] ?? String(answer)];
  if (field.kind !== 'choice') return [String(answer)];
  const labels = new Map([...removedOptions, ...field.options].map(({ id, label }) => [id, label]));
  const chosen = typeof answer === 'object' ? answer : [String(answer)];
  return chosen.map((each) => otherText(each) ?? labels.get(each) ?? each);
}
