/** The client's own check before it offers or does something; the server's decides. */
import { ForbiddenError } from '@mes/contract/errors';
import { hasAll, hasAny, type Permissions } from '@mes/domain/permissions/permissions';

/** Admins pass everything; others must hold any one, or all, of the permissions listed. */
export function requirePermission(
  held: Permissions,
  wanted: { readonly any: Permissions } | { readonly all: Permissions },
): void {
  const passes = 'any' in wanted ? hasAny(held, wanted.any) : hasAll(held, wanted.all);
  if (passes) return;
  const listed = 'any' in wanted ? wanted.any : wanted.all;
  throw new ForbiddenError(`Missing Permission: ${listed.join(', ')}`);
}
