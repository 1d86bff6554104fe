/** The channels of the contract without their schemas, for browsers: `channels.match(id)`. */
import { channelPatterns, createChannelReferences } from '@mes/contract/channel-names';

export type { Channel, ChannelKey, EventOn } from '@mes/contract/channels';

export const channels = createChannelReferences(channelPatterns);
