/** A check before the client offers or does something. The server checks again. */
import { ForbiddenError } from '@mes/contract/errors';
import { hasAll, hasAny, type Permissions } from '@mes/domain/permissions/permissions';

/** Admins pass every check. Others need any one, or all, of the permissions. */
export function requirePermission(
  held: Permissions,
  required: { readonly any: Permissions } | { readonly all: Permissions },
): void {
  const passes = 'any' in required ? hasAny(held, required.any) : hasAll(held, required.all);
  if (passes) return;
  const listed = 'any' in required ? required.any : required.all;
  throw new ForbiddenError(`Missing Permission: ${listed.join(', ')}`);
}
