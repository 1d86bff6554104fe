/** Where a press goes: into a text field, or to the room. */

const NO_TEXT = 'button, checkbox, color, file, image, radio, range, reset, submit'.split(', ');

/** Whether the caret can be in it. Only there letters are letters. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}

/** A choice has the arrow keys and the letters of its options for itself, but not Space. */
export function isChoice(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement;
}

/** Keys that move in a dialog or close it. A take and an emergency do not wait until it is closed. */
export function belongsToDialog(keyName: string): boolean {
  return /^(Shift\+)?(Escape|Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End)$/.test(keyName);
}

/** Whether the room acts on a press, or the field that has the focus. */
export function belongsToRoom(keyName: string, target: EventTarget | null): boolean {
  if (isTextField(target)) return false;
  return !isChoice(target) || keyName === 'Space' || keyName === 'Shift+Space';
}
