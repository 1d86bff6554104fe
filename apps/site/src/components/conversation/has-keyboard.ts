/** With a keyboard Enter sends a message; on a touch screen it is a new line. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover)').matches;
}
