import type { Notes } from '@mes/contract/moderation-schemas';

/** As calls take it: unambiguous also where a player has the name of the team as id. */
export function aboutOf({ kind, about }: Pick<Notes, 'kind' | 'about'>): string {
  return kind === 'team' ? `team:${about}` : about;
}
