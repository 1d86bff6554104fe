import { linkAt, parseBroadcast } from './broadcast-links';

/** What is shown before the first kill. */
const LEAD_SECONDS = 5;

interface Recording {
  readonly link: string;
  /** The second at which each map starts, in order of play. */
  readonly starts: readonly (number | null)[];
}

interface MomentOfMap {
  readonly mapIndex: number;
  /** The first event that was captured on the map. */
  readonly mapStartedAt: number;
  readonly startedAt: number;
}

/**
 * The recording of a match from a moment on. Capture knows how long after the first event of its map the
 * moment was, and the recording where the map starts: since the first event comes some seconds later, the
 * link may be that much early and is never late. Null where the recording does not tell the start of the
 * map, or its host takes no time in a link.
 */
export function momentLink(
  { link, starts }: Recording,
  { mapIndex, mapStartedAt, startedAt }: MomentOfMap,
): string | null {
  const start = starts[mapIndex];
  const kind = parseBroadcast(link)?.kind;
  if (start == null || (kind !== 'youtube' && kind !== 'twitch_video')) return null;
  const seconds = Math.floor((startedAt - mapStartedAt) / 1_000) - LEAD_SECONDS;
  return linkAt(link, start + Math.max(0, seconds));
}
