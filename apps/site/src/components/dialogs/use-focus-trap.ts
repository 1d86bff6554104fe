import { type RefObject, useLayoutEffect } from 'react';

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

/** Moves the focus into the frame when it appears, and keeps Tab inside while it is active. */
export function useFocusTrap(frame: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const node = frame.current;
    // A field inside may already have focused itself.
    if (!node || node.contains(document.activeElement)) return;
    const start = node.querySelector<HTMLElement>('[data-autofocus]') ?? tabStops(node)[0] ?? node;
    start.focus({ preventScroll: true });
  }, [frame]);

  useLayoutEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !frame.current) return;
      const next = wrapTarget(frame.current, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame, active]);
}

/** The target of Tab at the edge of the frame; null where the browser's default stays inside. */
function wrapTarget(frame: HTMLElement, backwards: boolean): HTMLElement | null {
  const stops = tabStops(frame);
  const [first = frame, last = frame] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  if (!frame.contains(activeElement)) return backwards ? last : first;
  if (backwards) return activeElement === first || activeElement === frame ? last : null;
  return activeElement === last ? first : null;
}

function tabStops(frame: HTMLElement): HTMLElement[] {
  return Array.from(frame.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      isStopOfItsGroup(element, frame),
  );
}

/** Radio buttons of a group share one tab stop: the focused, checked or first one. */
function isStopOfItsGroup(element: HTMLElement, frame: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) {
    return true;
  }
  const group = Array.from(
    frame.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(element.name)}"]:enabled`),
  );
  const stop =
    group.find((radio) => radio === document.activeElement) ??
    group.find((radio) => radio.checked) ??
    group[0];
  return element === stop;
}
