/** Numbers waiting for their time, earliest first. */
export class EventHeap {
  readonly #times: number[] = [];
  readonly #events: number[] = [];

  clear(): void {
    this.#times.length = 0;
    this.#events.length = 0;
  }

  push(time: number, event: number): void {
    const times = this.#times;
    const events = this.#events;
    let hole = times.length;
    while (hole > 0) {
      const above = (hole - 1) >> 1;
      if (times[above]! <= time) break;
      times[hole] = times[above]!;
      events[hole] = events[above]!;
      hole = above;
    }
    times[hole] = time;
    events[hole] = event;
  }

  /** Undefined when nothing waits. */
  pop(): { time: number; event: number } | undefined {
    const time = this.#times[0];
    const event = this.#events[0];
    if (time === undefined || event === undefined) return undefined;
    const lastTime = this.#times.pop()!;
    const lastEvent = this.#events.pop()!;
    if (this.#times.length > 0) this.#sink(lastTime, lastEvent);
    return { time, event };
  }

  #sink(time: number, event: number): void {
    const times = this.#times;
    const events = this.#events;
    let hole = 0;
    for (let child = 1; child < times.length; child = 2 * hole + 1) {
      if (child + 1 < times.length && times[child + 1]! < times[child]!) child += 1;
      if (times[child]! >= time) break;
      times[hole] = times[child]!;
      events[hole] = events[child]!;
      hole = child;
    }
    times[hole] = time;
    events[hole] = event;
  }
}
