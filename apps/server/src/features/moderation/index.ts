import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { moderationCalls } from './calls';

/** Bans: every feature asks here who is banned. The feature `notes` makes and lifts them. */
export const moderation = defineFeature({
  name: 'moderation',
  calls: () => ({ moderation: moderationCalls }),
  channels: { blacklist: audience('public') },
});
