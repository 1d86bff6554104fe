import { z } from 'zod';
import { type CacheRule, defineCall } from './define';
import { BannedSubjectSchema, BlacklistEntrySchema } from './moderation-schemas';
import { PageInputSchema } from './references';

/** No event is published when a ban ends by itself. */
const BAN_CACHE: CacheRule = { seconds: 60, until: ['blacklist'], rowsEndAt: 'until' };

export const moderation = {
  banned: defineCall({
    method: 'GET',
    path: '/banned/all',
    who: 'public',
    summary: 'List every ban in force',
    input: z.object({}),
    output: z.array(BannedSubjectSchema),
    cache: BAN_CACHE,
  }),

  blacklist: defineCall({
    method: 'GET',
    path: '/website/blacklist',
    who: 'public',
    summary: 'List the bans in force as the blacklist shows them, newest first',
    input: PageInputSchema.extend({ query: z.string().trim().max(60).default('') }),
    output: z.array(BlacklistEntrySchema),
    paged: true,
    cache: BAN_CACHE,
    revision: 'blacklist',
  }),
};
