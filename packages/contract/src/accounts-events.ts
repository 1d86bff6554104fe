import { z } from 'zod';
import { PlayerIdSchema } from './scalars';

/** Permissions, bans, sessions or profile: whoever remembers the account reads it again. */
export const accountEvents = { 'account.changed': z.object({ id: PlayerIdSchema }) };
