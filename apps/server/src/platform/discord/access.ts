/** Who may see a channel. Apart from the client, whose library is loaded only where a bot is configured. */
import type { APIOverwrite } from 'discord-api-types/v10';

const VIEW_CHANNEL = 1 << 10;
/** View the channel, send messages, attach files, read the history. */
export const CHANNEL_ACCESS = String(VIEW_CHANNEL | (1 << 11) | (1 << 15) | (1 << 16));
const ROLE_OVERWRITE = 0;
export const MEMBER_OVERWRITE = 1;

/** Lets a member into a channel that others do not see. */
export function accessOf(userId: string): APIOverwrite {
  return { id: userId, type: MEMBER_OVERWRITE, allow: CHANNEL_ACCESS, deny: '0' };
}

/** Hides a channel from everyone who has no access of their own. */
export function hiddenFrom(roleId: string): APIOverwrite {
  return { id: roleId, type: ROLE_OVERWRITE, allow: '0', deny: String(VIEW_CHANNEL) };
}
