import { z } from 'zod';
import { SnowflakeSchema } from './scalars';

/** Messages of an archived channel were added, edited or deleted. */
export const discordChannelEvents = {
  'discord.messages_changed': z.object({ channel: SnowflakeSchema }),
};
