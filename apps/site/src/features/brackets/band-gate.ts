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
  /** Before what is visible changes at once: hides all that is far. */
  close(): void;
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
/** Hiding costs less than letting in, but there are hundreds. */
const HIDDEN_A_FRAME = 30;
/** More slices a frame while frames are shorter, and fewer when they are longer. */
const SHORT_FRAME_MS = 14;
const LONG_FRAME_MS = 30;

interface Band {
  readonly element: HTMLElement;
  readonly top: number;
  readonly bottom: number;
  isHidden: boolean;
}

export function createBandGate(picture: HTMLElement): BandGate {
  let bands: readonly Band[] = [];
  // Another bracket may be shown between two motions.
  let mayBeOther = true;
  // Not measured in a frame: after the changes of that frame it would lay out the page once more.
  let visible: VisibleRange = { top: 0, bottom: 0 };
  let frame = 0;
  let motion: 'scroll' | 'zoom' | null = null;
  let atOnce = 1;

  const currentBands = (): readonly Band[] => {
    if (mayBeOther) bands = bandsIn(picture, bands);
    mayBeOther = false;
    return bands;
  };
  /** In heights of what is visible. */
  const distanceTo = (band: Band) => {
    const { top, bottom } = visible;
    return Math.max(0, band.top - bottom, top - band.bottom) / Math.max(1, bottom - top);
  };
  const byDistance = (one: Band, other: Band) => distanceTo(one) - distanceTo(other);
  /** The nearest first. Says whether all are hidden. */
  const hideFar = (limit = HIDDEN_A_FRAME): boolean => {
    const far = currentBands()
      .filter((band) => !band.isHidden && distanceTo(band) > FAR)
      .sort(byDistance);
    // A hidden element loses the focus.
    for (const band of far.slice(0, limit)) if (!hasFocus(band)) setHidden(band, true);
    return far.length <= limit;
  };
  /** The browser skips those that are still far, but all in one frame would be a long one. */
  const showRest = () => {
    const hidden = currentBands().filter((band) => band.isHidden);
    for (const band of hidden.slice(0, HIDDEN_A_FRAME)) setHidden(band, false);
    if (hidden.length > HIDDEN_A_FRAME) letInSoon();
  };
  const letIn = () => {
    frame = 0;
    const areAllHidden = motion === null || hideFar();
    if (!areAllHidden) letInSoon();
    if (motion === 'zoom') return;
    const waiting = currentBands()
      .filter((band) => band.isHidden && distanceTo(band) <= (motion ? NEAR : FAR))
      .sort(byDistance);
    for (const band of waiting.slice(0, atOnce)) setHidden(band, false);
    if (waiting.length <= atOnce) {
      if (motion === null) showRest();
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
      motion = 'scroll';
      letInSoon();
    },
    zoom(range) {
      visible = range;
      motion = 'zoom';
      letInSoon();
    },
    close() {
      hideFar(Number.POSITIVE_INFINITY);
    },
    rest(range) {
      visible = range;
      motion = null;
      mayBeOther = true;
      atOnce = 1;
      letInSoon();
    },
    stop() {
      wait();
      for (const band of currentBands()) setHidden(band, false);
    },
  };
}

function hasFocus({ element }: Band): boolean {
  return element.contains(document.activeElement);
}

function setHidden(band: Band, isHidden: boolean): void {
  if (band.isHidden === isHidden) return;
  band.isHidden = isHidden;
  band.element.style.contentVisibility = isHidden ? 'hidden' : '';
}

/** The known ones, if they are still those of the picture. */
function bandsIn(picture: HTMLElement, known: readonly Band[]): readonly Band[] {
  const elements = [...picture.querySelectorAll<HTMLElement>('[data-band]')];
  const isSame =
    known.length === elements.length &&
    known.every(({ element }, index) => element === elements[index]);
  return isSame ? known : elements.map(bandOf);
}

/** By its style: measuring it would lay out the page. */
function bandOf(element: HTMLElement): Band {
  const { top, height, contentVisibility } = element.style;
  const from = Number.parseFloat(top);
  const bottom = from + Number.parseFloat(height);
  return { element, top: from, bottom, isHidden: contentVisibility === 'hidden' };
}
