/** The channels of the contract for browsers, which load no schemas: `channels.match(id)`. */
import { createChannelReferences } from '@mes/contract/channel-names';
import type { ChannelPatterns } from '@mes/contract/channels';
import { CHANNELS } from './generated/channels';

export type { Channel, ChannelKey, EventOn } from '@mes/contract/channels';

export const channels = createChannelReferences(CHANNELS satisfies ChannelPatterns);
