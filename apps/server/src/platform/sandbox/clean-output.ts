/** The output of a sandbox is JSON that a hostile command may have made: takes it apart with care. */
import type { Json } from '@mes/contract/scalars';
import { OUTPUT_LIMITS } from './limits';

/** A little more than the command's own writer produces. */
const MAX_DEPTH = OUTPUT_LIMITS.depth + 4;
const MAX_LENGTH = OUTPUT_LIMITS.total * 8;

interface CleanResult {
  readonly view: 'table' | 'json';
  readonly columns: string[];
  readonly result: Json;
  readonly truncated: boolean;
}

/** Null if it is no result. */
export function cleanResult(text: string): CleanResult | null {
  const parsed = parseFields(text);
  if (!parsed) return null;
  const { view, columns, truncated } = parsed;
  const result = clean(parsed.result, 0);
  const isTable = view === 'table' && Array.isArray(result) && result.every(isFields);
  return {
    view: isTable ? 'table' : 'json',
    columns: isTable && Array.isArray(columns) ? cleanColumns(columns) : [],
    result,
    truncated: truncated === true,
  };
}

export interface CleanError {
  readonly name: string;
  readonly message: string;
  readonly line: number | null;
}

export function cleanError(text: string): CleanError {
  const { name, message, stack } = parseFields(text) ?? {};
  const found = /\bcommand:(\d{1,6})/.exec(toText(stack));
  return {
    name: toText(name).slice(0, 100),
    message: toText(message).slice(0, 2_000),
    line: found ? Number(found[1]) : null,
  };
}

/** Text that the database can store. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').toWellFormed();
}

function toText(value: unknown): string {
  return typeof value === 'string' ? cleanText(value) : '';
}

function parseFields(text: string): Record<string, unknown> | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isFields(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cleanColumns(columns: readonly unknown[]): string[] {
  return [
    ...new Set(columns.slice(0, OUTPUT_LIMITS.columns).map((each) => cleanKey(String(each)))),
  ];
}

function clean(value: unknown, depth: number): Json {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return '[…]';
  if (Array.isArray(value)) return value.map((each) => clean(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [cleanKey(key), clean(each, depth + 1)]),
  );
}

/** A key of this name would change the prototype of whatever it is copied to. */
function cleanKey(key: string): string {
  return key === '__proto__' ? '[__proto__]' : cleanText(key);
}
