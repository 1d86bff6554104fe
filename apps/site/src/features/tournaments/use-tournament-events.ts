import { channels } from '@mes/client/channels';
import { useLive } from '../../api/use-live';

/** Refetches the tournament after its events. The id is null until it is known. */
export function useTournamentEvents(id: string | null): void {
  useLive(id === null ? null : channels.tournament(id), { reads: ['tournaments'] });
}
