import { channels } from '@mes/client/channels';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';

/** Everything that the page of a tournament shows, read anew whenever something happens in it. */
export function useTournament(id: string) {
  const tournament = useCall('tournaments', 'website', { id });
  useLive(channels.tournament(tournament.data?.id ?? id), { reads: ['tournaments'] });
  return tournament;
}
