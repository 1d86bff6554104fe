import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';

/** As the calls of the editor have it. */
export const WRITERS = 'Moderator';

export function useMayWrite(): boolean {
  return satisfies(usePermissions(), WRITERS);
}
