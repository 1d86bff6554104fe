/** Work that waits until the browser is idle, one piece at a time so that no task gets long. */
const queue: (() => void)[] = [];
let isScheduled = false;

/** Returns a function that takes the work back. */
export function onceIdle(work: () => void): () => void {
  queue.push(work);
  schedule();
  return () => {
    const place = queue.indexOf(work);
    if (place >= 0) queue.splice(place, 1);
  };
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

/** Safari has no idle callbacks: there a short pause lets it react to people in between. */
const PAUSE_MS = 30;

function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
  else setTimeout(callback, PAUSE_MS);
}
