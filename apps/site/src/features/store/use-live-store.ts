import { channels } from '@mes/client/channels';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onAccountEvents } from '../../api/account-events';
import { useLive } from '../../api/use-live';

/** Follows the items, and the requests of the account with its points. */
export function useLiveStore(): void {
  const queryClient = useQueryClient();
  useLive(channels.store(), { reads: ['store'] });
  useEffect(() => {
    const refetch = () => {
      for (const feature of ['store', 'voting'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    };
    return onAccountEvents({
      'store.request_created': refetch,
      'store.request_ended': refetch,
    });
  }, [queryClient]);
}
