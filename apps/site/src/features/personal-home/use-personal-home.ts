import { channels } from '@mes/client/channels';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onAccountEvents } from '../../api/account-events';
import { createReadScheduler } from '../../api/read-scheduler';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { useNow } from '../../components/text/use-now';

const READS = { reads: ['personalHome'] } as const;

/** What waits for the account, followed by its own events, those of its team and of its next match. */
export function usePersonalHome() {
  const home = useCall('personalHome', 'get', {});
  const next = home.data?.matches[0];
  const queryClient = useQueryClient();
  useEffect(() => {
    const read = () => void queryClient.invalidateQueries({ queryKey: ['personalHome'] });
    const scheduler = createReadScheduler(read);
    const stop = onAccountEvents({ '*': () => scheduler.schedule(), missed: read });
    return () => {
      stop();
      scheduler.stop();
    };
  }, [queryClient]);
  useLive(next ? channels.match(next.match.id) : null, READS);
  useLive(home.data?.team ? channels.team(home.data.team.name) : null, READS);
  useCheckInOpening(next?.step === 'wait_for_check_in' ? next.checkInOpensAt : null);
  return home;
}

/** No event says that check-in opens: it is the time. */
function useCheckInOpening(opensAt: number | null): void {
  const queryClient = useQueryClient();
  const isOpen = useNow(10_000, opensAt !== null) >= (opensAt ?? Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (isOpen) void queryClient.invalidateQueries({ queryKey: ['personalHome'] });
  }, [isOpen, queryClient]);
}
