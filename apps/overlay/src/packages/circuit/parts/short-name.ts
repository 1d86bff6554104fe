import type { SceneTeam } from '../../../models/team';
import { nameWithin } from '../../../parts/name-within';

interface Field {
  /** In pixels: how wide the name may be, and how large it is written. */
  readonly room: number;
  readonly size: number;
}

/** The name, or the tag where the name would be too small to read. */
export function shortName({ name, displayName, details }: SceneTeam, field: Field): string {
  const team = details ? { name, tag: details.tag, displayName } : { name, displayName };
  return nameWithin(team, field);
}
