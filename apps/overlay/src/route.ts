/** Which scene an address asks for: `/app/streaming/{group}/{scene}/{tournament}/{Round}`. */
export interface SceneRoute {
  readonly group: string;
  readonly scene: string;
  /** Id or name; null means the one of the stream configuration. */
  readonly tournament: string | null;
  readonly round: string | null;
  /** Shows the final frame at once, for pictures. */
  readonly screenshot: boolean;
}

export function parseRoute(pathname: string, search: string): SceneRoute | null {
  const [, , ...parts] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const query = new URLSearchParams(search);
  const [group, scene, tournament = null, round = null] = parts;
  if (group === undefined || scene === undefined || parts.length > 4) return null;
  return {
    group,
    scene,
    tournament: query.get('id') ?? tournament,
    round,
    screenshot: query.get('screenshot') === 'true',
  };
}

/** A link that was cut in half must not blank the stream. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
