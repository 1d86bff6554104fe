import { z } from 'zod';
import { PlayerIdSchema } from './scalars';

/** Permissions, bans, sessions or the profile changed: cached accounts must be reloaded. */
export const accountEvents = { 'account.changed': z.object({ id: PlayerIdSchema }) };

/** Somebody joined or left the staff, or may do something else there. */
export const staffMemberEvents = {
  'account.permissions_changed': z.object({ id: PlayerIdSchema }),
};
