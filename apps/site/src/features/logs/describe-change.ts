import type { Json } from '@mes/contract/scalars';

const MOST_SHOWN = 160;

/** What an entry of the log changed, for people: `state: open → closed, reason: Spam`. */
export function describeChange(before: Json, after: Json): string {
  const text =
    isRecord(before) && isRecord(after) ? differences(before, after) : sides(before, after);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** Where both have a field, its old and its new value; fields that stayed the same are left out. */
function differences(before: Record<string, Json>, after: Record<string, Json>): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => {
      const values = [before[name], after[name]].filter((value) => value !== undefined);
      return `${name}: ${values.map(showValue).join(' → ')}`;
    })
    .join(', ');
}

function sides(before: Json, after: Json): string {
  return [before, after]
    .filter((side) => side !== null)
    .map(showValue)
    .join(' → ');
}

function showValue(value: Json): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return value.map(showValue).join('; ') || '–';
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${showValue(each)}`)
    .join(', ');
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
