/**
 * Lets slices of a bracket into the page a few a frame. Browsers lay out all slices near the window at once
 * (`content-visibility: auto`), also when a step of a zoom brings dozens of them near. While the bracket moves,
 * far slices are hidden, and those that come near are let in by and by, the nearest first. At rest none is
 * hidden: all of them can be searched, focused and read by screen readers.
 */
interface BandGate {
  /** Lets in what came near. */
  scroll(visible: VisibleRange): void;
  /** Nothing is let in until the bracket rests: painting it would interrupt the zoom. */
  zoom(visible: VisibleRange): void;
  rest(visible: VisibleRange): void;
  stop(): void;
}

/** What is visible, in pixels of the unzoomed bracket. */
export interface VisibleRange {
  readonly top: number;
  readonly bottom: number;
}

/** In heights of the window. */
const NEAR = 1;
const FAR = 2;
/** More slices a frame while frames are shorter, and fewer when they are longer. */
const SHORT_FRAME_MS = 14;
const LONG_FRAME_MS = 30;

interface Band {
  readonly element: HTMLElement;
  readonly top: number;
  readonly bottom: number;
}

export function createBandGate(picture: HTMLElement): BandGate {
  let bands: readonly Band[] | null = null;
  // Not measured in a frame: after the changes of that frame it would lay out the page once more.
  let visible: VisibleRange = { top: 0, bottom: 0 };
  let frame = 0;
  let isMoving = false;
  let atOnce = 1;

  /** By the distance to what is visible, in its height. */
  const measure = () => {
    const { top, bottom } = visible;
    const height = Math.max(1, bottom - top);
    bands ??= bandsIn(picture);
    return bands
      .map(({ element, ...band }) => {
        const distance = Math.max(0, band.top - bottom, top - band.bottom) / height;
        return { element, distance };
      })
      .sort((one, other) => one.distance - other.distance);
  };
  const hideFar = (measured: ReturnType<typeof measure>) => {
    // A hidden element loses the focus.
    for (const { element, distance } of measured)
      if (distance > FAR && !isHidden(element) && !element.contains(document.activeElement))
        setHidden(element, true);
  };
  const letIn = () => {
    frame = 0;
    const measured = measure();
    if (isMoving) hideFar(measured);
    const waiting = measured.filter(
      ({ element, distance }) => distance <= (isMoving ? NEAR : FAR) && isHidden(element),
    );
    for (const { element } of waiting.slice(0, atOnce)) setHidden(element, false);
    if (waiting.length <= atOnce) {
      // The browser skips those that are still far.
      if (!isMoving) for (const { element } of measured) setHidden(element, false);
      return;
    }
    letInSoon();
    const began = performance.now();
    // After the frame is rendered.
    setTimeout(() => {
      const took = performance.now() - began;
      if (took < SHORT_FRAME_MS) atOnce *= 2;
      else if (took > LONG_FRAME_MS) atOnce = Math.max(1, Math.floor(atOnce / 2));
    });
  };
  const letInSoon = () => {
    frame ||= requestAnimationFrame(letIn);
  };
  const wait = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    scroll(range) {
      visible = range;
      isMoving = true;
      letInSoon();
    },
    zoom(range) {
      visible = range;
      isMoving = true;
      wait();
      hideFar(measure());
    },
    rest(range) {
      visible = range;
      isMoving = false;
      atOnce = 1;
      // Another bracket may be shown before the next motion.
      bands = null;
      letInSoon();
    },
    stop() {
      wait();
      for (const { element } of bandsIn(picture)) setHidden(element, false);
    },
  };
}

function isHidden({ style }: HTMLElement): boolean {
  return style.contentVisibility === 'hidden';
}

function setHidden({ style }: HTMLElement, isHiddenNow: boolean): void {
  style.contentVisibility = isHiddenNow ? 'hidden' : '';
}

/** By their styles: measuring them would lay out the page. */
function bandsIn(picture: HTMLElement): Band[] {
  return [...picture.querySelectorAll<HTMLElement>('[data-band]')].map((element) => {
    const top = Number.parseFloat(element.style.top);
    return { element, top, bottom: top + Number.parseFloat(element.style.height) };
  });
}
