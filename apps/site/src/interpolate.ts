/** `a | b` for `'{a} of {b}'`. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/**
 * Fills the placeholders of a text: `interpolate('{count} of {total}', { count: 1, total: 3 })`.
 *
 * Texts with placeholders are constants and not functions, because the bundler puts a constant into
 * the code that uses it; a function would bring all others of its file along.
 */
export function interpolate<Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Placeholder<Text>) => String(values[name]));
}
