import type { Switch } from '@mes/domain/operations/switches';
import type { Permissions } from '@mes/domain/permissions/permissions';

/** Parts of the site that admins have turned off, known to every process without a query. */
export interface Switches {
  /** Throws if the part is off. Admins are not affected, so that they can try what they have repaired. */
  assertOn(name: Switch, permissions: Permissions): void;
}
