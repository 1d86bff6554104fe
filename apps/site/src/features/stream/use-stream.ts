import { channels } from '@mes/client/channels';
import { errorText } from '@mes/client/error-text';
import { ProductError } from '@mes/contract/errors';
import type { StreamConfiguration } from '@mes/contract/stream';
import type { StreamCommandInput } from '@mes/contract/stream-control';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../api/client';
import { keyOf, useCall, useWrite } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { notify } from '../../components/toasts/notify';

/** What is on air, up to date for as long as the page is open. */
export function useStream() {
  useLive(channels.stream(), { reads: ['stream'] });
  return {
    desk: useCall('stream', 'desk', {}),
    control: useCall('stream', 'control', {}),
  };
}

export type Direct = (act: StreamCommandInput) => Promise<boolean>;

/** Does one thing to what scenes show and says why if it cannot be done. */
export function useDirect(): Direct {
  const queryClient = useQueryClient();
  const { mutateAsync } = useWrite('stream', 'direct');
  return useCallback(
    async (act) => {
      try {
        const control = await mutateAsync({ act });
        queryClient.setQueryData(keyOf('stream', 'control', {}), control);
        return true;
      } catch (error) {
        notify({ message: errorText(error), kind: 'danger' });
        return false;
      }
    },
    [mutateAsync, queryClient],
  );
}

export type Edit = NonNullable<Parameters<typeof api.stream.configure>[0]>;

/** As specified: where the request by path does not arrive, the same is sent as an action. */
export async function editConfiguration(edit: Edit): Promise<StreamConfiguration> {
  try {
    return await api.stream.configure(edit);
  } catch (error) {
    // The server has answered and would answer the same again.
    if (error instanceof ProductError) throw error;
    return api.stream.configureByAction(edit);
  }
}
