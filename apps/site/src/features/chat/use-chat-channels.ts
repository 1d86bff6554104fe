import { channels } from '@mes/client/channels';
import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';

/** The channels that the account may read, in their order. */
export function useChatChannels() {
  const isStaff = satisfies(usePermissions(), 'Moderator');
  useLive(channels.chats(), { reads: ['chat'] });
  const all = useCall('chat', 'allChannels', {}, { enabled: isStaff });
  const open = useCall('chat', 'channels', {}, { enabled: !isStaff });
  return isStaff ? all : open;
}
