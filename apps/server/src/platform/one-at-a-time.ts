/**
 * Runs work one at a time. A call during a run waits for the next run, because the current one may
 * have read before the caller's change was there. All who call during a run share the next one.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const begin = () => {
    next = null;
    current = work().finally(() => {
      current = null;
    });
    return current;
  };

  return () => {
    if (next) return next;
    if (!current) return begin();
    next = current.then(begin, begin);
    return next;
  };
}
