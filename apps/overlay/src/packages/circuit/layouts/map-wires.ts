/** How a map of a series is wired: to the team that won it, or to both while it is played. */
import type { StreamMap } from '@mes/domain/stream/configuration';
import { isLive } from '../../../tournament/map-state';
import type { Tone, Wire } from '../parts/wire';

export function toneOf(map: StreamMap): Tone {
  if (isLive(map)) return 'mes-live';
  if (map.winner !== null) return map.winner === 'A' ? 'a' : 'b';
  if (map.leftout) return 'trace-off';
  return map.current ? 'trace' : 'trace-dim';
}

/** Neither played nor next. */
export function isOpen(map: StreamMap): boolean {
  return map.winner === null && !map.current;
}

interface Box {
  /** Of its middle. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

interface Buses {
  readonly A: number;
  readonly B: number;
}

export function wiresOf(map: StreamMap, { x, top, bottom }: Box, buses: Buses): Wire[] {
  const look = { tone: toneOf(map), delay: 860 + map.index * 80, hasVia: true };
  const up: Wire = {
    ...look,
    points: [
      [x, top],
      [x, buses.A],
    ],
  };
  const down: Wire = {
    ...look,
    points: [
      [x, bottom],
      [x, buses.B],
    ],
  };
  if (isLive(map)) return [up, down];
  return map.winner === 'A' ? [up] : map.winner === 'B' ? [down] : [];
}
