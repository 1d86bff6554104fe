import type { FeatureHandlers } from '../../platform/calls/handlers';
import { listBanned, readBlacklist } from './blacklist/service';

export const moderationCalls: FeatureHandlers<'moderation'> = {
  banned: ({ db, now }) => listBanned(db, now),
  blacklist: ({ db, input, now }) => readBlacklist(db, input, now),
};
