/** What the visitor did on a drawn page before it could answer; kept by `static/early.js`. */
declare global {
  var early: { pressed: HTMLButtonElement | null; typed: Set<EventTarget> } | undefined;
}

/** Does it now, as if it had just been done. */
export function catchUp(): void {
  const { early } = globalThis;
  globalThis.early = undefined;
  document.getElementById('root')?.removeAttribute('data-drawn');
  for (const field of early?.typed ?? []) {
    if (field instanceof HTMLInputElement) typeAgain(field);
  }
  if (early?.pressed?.isConnected) early.pressed.click();
}

/** Past the eyes of React, which has taken what stands in the field for its own. */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
