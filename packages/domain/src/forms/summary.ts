/** What all responses together say about a field, for charts. */
import type { FieldAnswer } from './answers';
import { OTHER_VALUE, otherText } from './fields';
import type { KnownField } from './known-fields';

export interface AnswerCount {
  /** Of an option, a step, a player or a team; of numbers the range. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface NumberSummary {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly median: number;
}

export interface FieldSummary {
  readonly id: string;
  /** How many responses have an answer to it. */
  readonly answered: number;
  /** The newest texts; empty for other kinds. */
  readonly texts: readonly string[];
  /** Empty for texts and pictures. */
  readonly counts: readonly AnswerCount[];
  /** Of numbers and ratings; null without answers. */
  readonly numbers: NumberSummary | null;
}

/** Players and teams that are named most often; the charts have no room for more. */
const MOST_NAMED = 12;
const MOST_TEXTS = 5;
const MOST_SINGLE_NUMBERS = 12;
const RANGES = 8;

/** The newest answers come first. */
export function summarizeField(known: KnownField, answers: readonly FieldAnswer[]): FieldSummary {
  const { field } = known;
  const numbers = answers.filter((answer) => typeof answer === 'number');
  return {
    id: field.id,
    answered: answers.length,
    texts: field.kind === 'text' ? answers.slice(0, MOST_TEXTS).map(String) : [],
    counts: countsOf(known, answers, numbers),
    numbers: numbers.length === 0 ? null : summarizeNumbers(numbers),
  };
}

function countsOf(
  { field, removedOptions }: KnownField,
  answers: readonly FieldAnswer[],
  numbers: readonly number[],
): AnswerCount[] {
  switch (field.kind) {
    case 'choice': {
      const counted = countValues(answers, (each) =>
        otherText(each) === null ? each : OTHER_VALUE,
      );
      const offered = [...field.options, ...removedOptions].map(({ id, label }) => ({
        ...{ value: id, label },
        count: counted.get(id) ?? 0,
      }));
      const written = counted.get(OTHER_VALUE) ?? 0;
      if (!field.other && written === 0) return offered;
      return [...offered, { value: OTHER_VALUE, label: 'Other', count: written }];
    }
    case 'rating': {
      const counted = countValues(answers, String);
      const steps = Math.max(field.steps, ...numbers);
      return Array.from({ length: steps }, (_, index) => String(index + 1)).map((step) => ({
        ...{ value: step, label: step },
        count: counted.get(step) ?? 0,
      }));
    }
    case 'number':
      return countNumbers(numbers);
    case 'player':
    case 'team':
      return [...countValues(answers, String)]
        .map(([value, count]) => ({ value, label: value, count }))
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
        .slice(0, MOST_NAMED);
    case 'text':
    case 'picture':
      return [];
  }
}

function countValues(
  answers: readonly FieldAnswer[],
  toValue: (each: string) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    for (const each of typeof answer === 'object' ? answer : [String(answer)]) {
      const value = toValue(each);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Few different numbers stand alone, many in ranges of the same width. */
function countNumbers(numbers: readonly number[]): AnswerCount[] {
  const distinct = [...new Set(numbers)].sort((a, b) => a - b);
  if (distinct.length <= MOST_SINGLE_NUMBERS) {
    return distinct.map((number) => ({
      ...{ value: String(number), label: String(number) },
      count: numbers.filter((each) => each === number).length,
    }));
  }
  const min = distinct[0]!;
  const span = distinct.at(-1)! - min;
  const isWhole = distinct.every(Number.isInteger);
  // Whole numbers stand in one range only: 1–5 and 6–10.
  const width = isWhole ? Math.ceil((span + 1) / RANGES) : span / RANGES;
  const ranges = isWhole ? Math.ceil((span + 1) / width) : RANGES;
  const rangeOf = (number: number) => Math.min(ranges - 1, Math.floor((number - min) / width));
  return Array.from({ length: ranges }, (_, index) => {
    const start = min + index * width;
    const end = isWhole ? start + width - 1 : start + width;
    const label = `${round(start)}–${round(end)}`;
    return { value: label, label, count: numbers.filter((each) => rangeOf(each) === index).length };
  });
}

function summarizeNumbers(numbers: readonly number[]): NumberSummary {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const median =
    sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  const mean = sorted.reduce((sum, each) => sum + each, 0) / sorted.length;
  return { min: sorted[0]!, max: sorted.at(-1)!, mean: round(mean), median: round(median) };
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
