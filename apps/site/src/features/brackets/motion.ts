import { createBandGate } from './band-gate';
import type { Point } from './zoom';
import { createZoomGesture, type ZoomElements } from './zoom-gesture';

export interface Motion {
  /** One step of a gesture, around a point of the browser's window. */
  zoom(to: number, at: Point): void;
  /** Around the middle of the view, not as a part of a gesture. */
  zoomAtOnce(to: number): void;
  /** Ends a gesture, so that scroll positions are those of the zoomed picture. */
  settle(): void;
  stop(): void;
}

/** The motion ends after this time without another step. */
const REST_AFTER_MS = 200;

/**
 * Scrolling and zooming of a bracket. During a motion the painted layer is only stretched (`will-change`), and a
 * shield blocks pointer events: repainting hundreds of matches or hit testing them at each step would stutter.
 */
export function createMotion(elements: ZoomElements, zoom: { current: number }): Motion {
  const { view, picture } = elements;
  const gesture = createZoomGesture(elements, zoom);
  const gate = createBandGate(picture);
  const visibleRange = () => ({
    top: view.scrollTop / zoom.current,
    bottom: (view.scrollTop + view.clientHeight) / zoom.current,
  });
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    if (!gesture.isRunning) return;
    gate.close();
    gesture.settle();
  };
  const markMoving = () => {
    if (!isMoving(view)) view.dataset.moving = '';
    clearTimeout(restTimer);
    restTimer = setTimeout(rest, REST_AFTER_MS);
  };
  const rest = () => {
    if (gesture.isRunning) {
      settle();
      // Painting it anew is left for another task.
      markMoving();
      return;
    }
    picture.style.willChange = '';
    delete view.dataset.moving;
    gate.rest(visibleRange());
  };
  const onScroll = () => {
    // Measured first: after a change it would lay out the page.
    const visible = visibleRange();
    markMoving();
    if (!gesture.isRunning) gate.scroll(visible);
  };
  const step = (to: number, at?: Point) => {
    // Measures the page before anything of it changes.
    const before = gesture.isRunning ? null : visibleRange();
    gesture.step(to, at);
    if (before) gate.zoom(before);
    picture.style.willChange = 'transform';
    markMoving();
  };

  // The picture may have another size than at the last zoom. Unzoomed it has it already.
  if (zoom.current !== 1) gesture.applySize();
  view.addEventListener('scroll', onScroll, { passive: true });
  return {
    zoom: step,
    zoomAtOnce(to) {
      settle();
      step(to);
      settle();
    },
    settle,
    stop() {
      clearTimeout(restTimer);
      gesture.settle();
      picture.style.willChange = '';
      delete view.dataset.moving;
      gate.stop();
      view.removeEventListener('scroll', onScroll);
    },
  };
}

/** Between the first step of a motion and its rest. */
export function isMoving({ dataset }: HTMLElement): boolean {
  return dataset.moving !== undefined;
}
