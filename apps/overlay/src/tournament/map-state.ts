/** How a map of a series stands, as all packages say it. */
import type { StreamMap } from '@mes/domain/stream/configuration';

/** A map has a score from its first round on; until then nobody should read that it is live. */
export function isLive({ current, score }: StreamMap): boolean {
  return current && score !== null;
}

/** Begun or not: a stream by hand, and a series that nobody captures, tell no rounds. */
export function isUpNow({ current, score }: StreamMap): boolean {
  return current && score === null;
}

/** What stands beside a map; `winner` is the name of the team that has won it. */
export function mapNote(map: StreamMap, winner: string | null | undefined): string {
  if (map.leftout) return 'Not played';
  if (winner) return `Won by ${winner}`;
  if (map.server !== null) return map.server;
  if (isLive(map)) return 'Being played';
  return map.current ? '' : 'To be played';
}
