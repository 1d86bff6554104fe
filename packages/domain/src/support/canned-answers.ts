/** What a canned answer can name; `{player}` in its text becomes the name of the player. */
export const PLACEHOLDERS = ['player', 'staff', 'ticket', 'match', 'subject'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Placeholders without a value, and words in braces that are none, stay as they are. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string | null>>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    isPlaceholder(name) ? (values[name] ?? whole) : whole,
  );
}

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((each) => each === name);
}
