/**
 * Fits a text again when the width of its box changes: neighbours that come, go or grow leave it another one.
 * A font that arrives late is wider, too. Returns a function that stops.
 */
export function followBox(text: HTMLElement, fit: () => void): () => void {
  let width = -1;
  const observer = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect.width ?? width;
    if (Math.abs(now - width) < 1) return;
    width = now;
    fit();
  });
  if (text.parentElement) observer.observe(text.parentElement);
  document.fonts.addEventListener('loadingdone', fit);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', fit);
  };
}
