import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';

/** The permission that the calls of the editor require. */
export const WRITERS = 'Moderator';

export function useMayWrite(): boolean {
  return satisfies(usePermissions(), WRITERS);
}
