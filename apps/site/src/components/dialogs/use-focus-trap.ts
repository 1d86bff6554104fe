import { type RefObject, useLayoutEffect } from 'react';

const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

/** Takes the focus once, when the frame appears, and keeps Tab inside of it for as long as it is active. */
export function useFocusTrap(frame: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const node = frame.current;
    // A field that focuses itself knows best.
    if (!node || node.contains(document.activeElement)) return;
    const start = node.querySelector<HTMLElement>('[data-autofocus]') ?? tabStops(node)[0] ?? node;
    start.focus({ preventScroll: true });
  }, [frame]);

  useLayoutEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !frame.current) return;
      const next = wrapped(frame.current, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame, active]);
}

/** Where Tab goes when the browser would leave the frame; null while it stays inside by itself. */
function wrapped(frame: HTMLElement, backwards: boolean): HTMLElement | null {
  const stops = tabStops(frame);
  const [first = frame, last = frame] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  if (!frame.contains(activeElement)) return backwards ? last : first;
  if (backwards) return activeElement === first || activeElement === frame ? last : null;
  return activeElement === last ? first : null;
}

function tabStops(frame: HTMLElement): HTMLElement[] {
  return Array.from(frame.querySelectorAll<HTMLElement>(STOPS)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      isStopOfItsGroup(element, frame),
  );
}

/** Radio buttons of a group share one stop: the one that has the focus, is checked, or is the first. */
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
