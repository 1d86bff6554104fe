/** Less is a click with an unsteady hand. */
const MOVED_PX = 5;

/** Lets the mouse drag what an element shows. A drag that began on a link does not open it. */
export function watchDragging(view: HTMLElement): () => void {
  let start: { x: number; y: number; left: number; top: number } | null = null;
  let dragged = false;

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
    dragged = false;
  };
  const onMove = (event: PointerEvent) => {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!dragged && Math.hypot(x, y) < MOVED_PX) return;
    if (!dragged) {
      dragged = true;
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
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onDragStart = (event: DragEvent) => event.preventDefault();

  const stop = new AbortController();
  const { signal } = stop;
  view.addEventListener('pointerdown', onDown, { signal });
  view.addEventListener('pointermove', onMove, { signal });
  view.addEventListener('pointerup', onUp, { signal });
  view.addEventListener('pointercancel', onUp, { signal });
  view.addEventListener('click', onClick, { signal, capture: true });
  view.addEventListener('dragstart', onDragStart, { signal });
  return () => stop.abort();
}
