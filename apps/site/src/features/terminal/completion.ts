/** What can be written at the caret: the site object, its calls and their fields. */
import type { CallDescription } from '@mes/contract/terminal';
import { HELPERS } from './labels';

export interface Suggestion {
  /** What is inserted instead of the word that was begun. */
  readonly text: string;
  readonly detail: string;
}

export interface Completion {
  /** Where the word begins. */
  readonly from: number;
  readonly suggestions: readonly Suggestion[];
}

interface CompletionInput {
  readonly text: string;
  readonly caret: number;
  readonly calls: readonly CallDescription[];
}

const MOST_SUGGESTIONS = 50;
/** An open call before the caret, up to its object. */
const CALL = /\bsite\.(\w+)\.(\w+)\(\s*\{/g;
/** `all(site.teams.search, {` takes the input of the call. */
const CALL_OF_ALL = /\ball\(\s*site\.(\w+)\.(\w+)\s*,\s*\{/g;

export function complete({ text, caret, calls }: CompletionInput): Completion | null {
  const before = text.slice(0, caret);
  // In the middle of a word nothing is suggested: it would be cut in two.
  if (/^\w/.test(text.slice(caret))) return null;
  const found =
    completeName(before, calls) ?? completeInput(before, calls) ?? completeHelper(before);
  if (!found || found.suggestions.length === 0) return null;
  const begun = before.slice(found.from);
  if (found.suggestions.length === 1 && found.suggestions[0]!.text === begun) return null;
  return { ...found, suggestions: found.suggestions.slice(0, MOST_SUGGESTIONS) };
}

/** `site.te` and `site.teams.in`. */
function completeName(before: string, calls: readonly CallDescription[]): Completion | null {
  const path = /\bsite\.(?:(\w+)\.)?(\w*)$/.exec(before);
  if (!path) return null;
  const [, feature, begun = ''] = path;
  const from = before.length - begun.length;
  if (feature === undefined) {
    const features = [...new Set(calls.map(({ name }) => featureOf(name)))];
    return { from, suggestions: matching(features.map(toSuggestion), begun) };
  }
  const own = calls.filter(({ name }) => featureOf(name) === feature);
  return {
    from,
    suggestions: matching(
      own.map(({ name, summary }) => ({ text: callOf(name), detail: summary })),
      begun,
    ),
  };
}

/** Fields of the object that is being written, and the values of one. */
function completeInput(before: string, calls: readonly CallDescription[]): Completion | null {
  const open = openCall(before, calls);
  if (!open) return null;
  const value = /(\w+)\s*:\s*(['"])([\w-]*)$/.exec(before);
  if (value) {
    const [, name, , begun = ''] = value;
    const values = open.call.fields.find((field) => field.name === name)?.values ?? [];
    return {
      from: before.length - begun.length,
      suggestions: matching(values.map(toSuggestion), begun),
    };
  }
  const key = /[{,]\s*(\w*)$/.exec(before);
  if (!key) return null;
  const begun = key[1] ?? '';
  const fields = open.call.fields.filter(
    ({ name }) => !new RegExp(`\\b${name}\\s*:`).test(open.written),
  );
  return {
    from: before.length - begun.length,
    suggestions: matching(
      fields.map(({ name, type, required, description }) => ({
        text: `${name}: `,
        detail: [required ? type : `${type}?`, description].filter(Boolean).join(' · '),
      })),
      begun,
    ),
  };
}

function openCall(
  before: string,
  calls: readonly CallDescription[],
): { call: CallDescription; written: string } | null {
  const found = [...before.matchAll(CALL), ...before.matchAll(CALL_OF_ALL)].sort(
    (a, b) => a.index - b.index,
  );
  const last = found.at(-1);
  if (!last) return null;
  const written = before.slice(last.index + last[0].length);
  // Only directly in the object: what is nested in it has other fields.
  if (depthOf(written) !== 0) return null;
  const call = calls.find(({ name }) => name === `${last[1]}.${last[2]}`);
  return call ? { call, written } : null;
}

/** Above 0 inside of something nested, below 0 after the end. */
function depthOf(written: string): number {
  const plain = written.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '');
  let depth = 0;
  for (const letter of plain) {
    if ('{[('.includes(letter)) depth++;
    if ('}])'.includes(letter)) depth--;
    if (depth < 0) return depth;
  }
  return depth;
}

function completeHelper(before: string): Completion | null {
  const word = /(?:^|[^\w.'"])(\w+)$/.exec(before);
  if (!word) return null;
  const begun = word[1] ?? '';
  return {
    from: before.length - begun.length,
    suggestions: matching(
      HELPERS.map(({ name, summary }) => ({ text: name, detail: summary })),
      begun,
    ),
  };
}

function matching(suggestions: readonly Suggestion[], begun: string): Suggestion[] {
  const start = begun.toLowerCase();
  return suggestions.filter(({ text }) => text.toLowerCase().startsWith(start));
}

function toSuggestion(text: string): Suggestion {
  return { text, detail: '' };
}

export function featureOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}

function callOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

/** The call with its required fields, to be filled in. */
export function callText({ name, fields }: CallDescription): string {
  const required = fields.filter((field) => field.required).map((field) => `${field.name}: `);
  return `await site.${name}({${required.length > 0 ? ` ${required.join(', ')} ` : ''}})`;
}
