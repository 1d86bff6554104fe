/** Smaller movements count as a click. */
const MIN_DRAG_PX = 5;

/** Scrolls an element by dragging with the mouse. A drag that started on a link does not open it. */
export function enableDragScroll(view: HTMLElement): () => void {
  let start: { x: number; y: number; left: number; top: number } | null = null;
  let hasDragged = false;

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
    hasDragged = false;
  };
  const onMove = (event: PointerEvent) => {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!hasDragged && Math.hypot(x, y) < MIN_DRAG_PX) return;
    if (!hasDragged) {
      hasDragged = true;
      view.setPointerCapture(event.pointerId);
      view.dataset.dragging = '';
    }
    view.scrollLeft = start.left - x;
    view.scrollTop = start.top - y;
  };
  const onUp = () => {
    start = null;
    delete view.dataset.dragging;
  };
  const onClick = (event: MouseEvent) => {
    if (!hasDragged) return;
    hasDragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onDragStart = (event: DragEvent) => event.preventDefault();

  const controller = new AbortController();
  const { signal } = controller;
  view.addEventListener('pointerdown', onDown, { signal });
  view.addEventListener('pointermove', onMove, { signal });
  view.addEventListener('pointerup', onUp, { signal });
  view.addEventListener('pointercancel', onUp, { signal });
  view.addEventListener('click', onClick, { signal, capture: true });
  view.addEventListener('dragstart', onDragStart, { signal });
  return () => controller.abort();
}
