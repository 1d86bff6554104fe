/** A page that is not painted, as a hidden one, is not waited for. */
const UNPAINTED_MS = 250;

/** Runs once a frame with the present state is on screen. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    run();
  };
  const timer = setTimeout(once, UNPAINTED_MS);
  requestAnimationFrame(() => requestAnimationFrame(once));
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
