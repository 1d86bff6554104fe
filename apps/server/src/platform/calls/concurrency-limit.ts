/** Runs at most so many works of one name at once; the others wait in their order. */
export type RunLimited = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function createConcurrencyLimit(most: number): RunLimited {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  return async (name, work) => {
    await enter(name);
    try {
      return await work();
    } finally {
      leave(name);
    }
  };

  function enter(name: string): Promise<void> | undefined {
    const count = running.get(name) ?? 0;
    if (count < most) {
      running.set(name, count + 1);
      return undefined;
    }
    return new Promise((resolve) => {
      const queue = waiting.get(name);
      if (queue) queue.push(resolve);
      else waiting.set(name, [resolve]);
    });
  }

  /** The next one takes over the place, so that nobody slips in between. */
  function leave(name: string): void {
    const queue = waiting.get(name);
    const next = queue?.shift();
    if (queue?.length === 0) waiting.delete(name);
    if (next) {
      next();
      return;
    }
    const count = running.get(name)! - 1;
    if (count > 0) running.set(name, count);
    else running.delete(name);
  }
}
