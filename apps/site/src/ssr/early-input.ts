/** Input on a server-rendered page before it was hydrated, recorded by `static/early.js`. */
declare global {
  var early: { pressed: HTMLButtonElement | null; typed: Set<EventTarget> } | undefined;
}

/** Repeats the input on the hydrated page. */
export function replayEarlyInput(): void {
  const { early } = globalThis;
  globalThis.early = undefined;
  document.getElementById('root')?.removeAttribute('data-server-rendered');
  for (const field of early?.typed ?? []) replayField(field);
  if (early?.pressed?.isConnected) early.pressed.click();
}

function replayField(field: EventTarget): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    replayText(field);
  }
}

/** React regards the typed text as the initial value: only the native setter triggers a change. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = '';
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
