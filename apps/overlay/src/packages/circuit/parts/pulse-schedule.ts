/** Which wire of the stage has the pulse: one at a time, so that little is painted. */

export interface PulseSource {
  /** How long a pulse takes along each of its wires, in milliseconds. */
  readonly durations: readonly number[];
  readonly show: (wire: number) => void;
}

const REST_MS = 1_600;

const sources: PulseSource[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;
let turn = 0;

/** Takes part until the returned function is called. */
export function addPulses(source: PulseSource): () => void {
  sources.push(source);
  timer ??= setTimeout(next, REST_MS);
  return () => {
    sources.splice(sources.indexOf(source), 1);
    if (sources.length > 0 || timer === null) return;
    clearTimeout(timer);
    timer = null;
  };
}

/** All sources have their turn, whatever the number of their wires. */
function next(): void {
  const source = sources[turn % sources.length]!;
  const wire = Math.floor(turn / sources.length) % source.durations.length;
  turn++;
  source.show(wire);
  timer = setTimeout(next, source.durations[wire]! + REST_MS);
}
