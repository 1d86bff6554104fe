/** Work that waits until the browser is idle, one piece at a time so that no task gets long. */
const queue: (() => void)[] = [];
/** Work that somebody waits for: one piece a frame. */
const urgent: (() => void)[] = [];
let isScheduled = false;
let isFrameScheduled = false;

export interface IdleWork {
  /** Does not wait until the browser is idle. */
  hurry(): void;
  cancel(): void;
}

export function onceIdle(work: () => void): IdleWork {
  queue.push(work);
  schedule();
  return {
    hurry() {
      if (!remove(queue, work)) return;
      urgent.push(work);
      scheduleFrame();
    },
    cancel() {
      remove(queue, work);
      remove(urgent, work);
    },
  };
}

function remove(from: (() => void)[], work: () => void): boolean {
  const place = from.indexOf(work);
  if (place >= 0) from.splice(place, 1);
  return place >= 0;
}

function schedule(): void {
  if (isScheduled || queue.length === 0) return;
  isScheduled = true;
  whenIdle(() => {
    isScheduled = false;
    queue.shift()?.();
    schedule();
  });
}

function scheduleFrame(): void {
  if (isFrameScheduled || urgent.length === 0) return;
  isFrameScheduled = true;
  requestAnimationFrame(() => {
    isFrameScheduled = false;
    urgent.shift()?.();
    scheduleFrame();
  });
}

/** Safari has no idle callbacks: there a short pause lets it react to people in between. */
const PAUSE_MS = 30;

function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
  else setTimeout(callback, PAUSE_MS);
}
