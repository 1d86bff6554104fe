/** What the visitor did on a drawn page before it could answer; kept by `static/early.js`. */
declare global {
  var early: { pressed: HTMLButtonElement | null; typed: Set<EventTarget> } | undefined;
}

/** Does it now, as if it had just been done. */
export function catchUp(): void {
  const { early } = globalThis;
  globalThis.early = undefined;
  document.getElementById('root')?.removeAttribute('data-drawn');
  for (const field of early?.typed ?? []) chooseAgain(field);
  if (early?.pressed?.isConnected) early.pressed.click();
}

function chooseAgain(field: EventTarget): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    typeAgain(field);
  }
}

/** Past the eyes of React, which has taken what stands in the field for its own. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = '';
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
