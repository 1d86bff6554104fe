import { channels } from '@mes/client/channels';
import { useLive } from '../../api/use-live';

/** Reads the tournament again whenever something happens in it. Null until its id is known. */
export function useTournamentEvents(id: string | null): void {
  useLive(id === null ? null : channels.tournament(id), { reads: ['tournaments'] });
}
