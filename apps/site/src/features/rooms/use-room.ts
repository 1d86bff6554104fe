/** What a match room shows, kept up to date by its two channels. */
import { channels } from '@mes/client/channels';
import type { Match } from '@mes/contract/match-schemas';
import type { Room, RoomDetails } from '@mes/contract/room-schemas';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../api/account';
import { applyEvent } from '../../api/revisions';
import { keyOf, useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { hasNoTurn } from '../matches/use-match';

export interface RoomView {
  readonly room: Room;
  readonly match: Match;
  /** Null for spectators. */
  readonly details: RoomDetails | null;
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly clockAhead: number;
}

/** Below this a difference is the way of the answer, not of the clocks. */
const LATENCY_MS = 1_500;

export interface RoomReads {
  readonly id: string;
  readonly room: UseQueryResult<Room>;
  readonly match: UseQueryResult<Match>;
}

export function useRoom({ id, room, match }: RoomReads) {
  const account = useAccount();
  const own = useCall('rooms', 'details', { id }, { enabled: account !== null });
  const details = account === null ? null : own.data;
  useRoomEvents(id);
  useLive(details ? channels.room(id) : null, { reads: ['rooms'] });

  const clockAhead = details ? details.now - own.dataUpdatedAt : 0;
  const isWhole = room.data && match.data && details !== undefined;
  const data: RoomView | undefined = isWhole
    ? {
        ...withoutDelay({ room: room.data, match: match.data, details }),
        clockAhead: Math.abs(clockAhead) < LATENCY_MS ? 0 : clockAhead,
      }
    : undefined;
  return {
    data,
    error: room.error ?? match.error ?? own.error,
    isPending: data === undefined && !(room.isError || match.isError || own.isError),
    isFetching: room.isFetching || match.isFetching,
    isError: room.isError || match.isError || own.isError,
    refetch: () => Promise.all([room.refetch(), match.refetch(), account && own.refetch()]),
  };
}

/** Those inside are not behind by the stream delay, as everyone else is. */
function withoutDelay({ room, match, details }: Omit<RoomView, 'clockAhead'>) {
  const ahead = details?.ahead;
  if (!ahead) return { room, match, details };
  return { room: { ...room, veto: ahead.veto }, match: { ...match, ...ahead }, details };
}

/** The veto travels with its event and is shown at once; all else is read again. */
function useRoomEvents(id: string): void {
  const queryClient = useQueryClient();
  useLive(channels.match(id), {
    'veto.changed': ({ veto }, { revision }) => {
      const applied = { revision, update: <T>(answer: T) => ({ ...answer, veto }) };
      applyEvent<Room>(queryClient, keyOf('rooms', 'get', { id }), applied);
      applyEvent<Match>(queryClient, keyOf('matches', 'get', { id }), applied);
      return hasNoTurn(veto) ? 'read' : undefined;
    },
    reads: ['rooms', 'matches'],
  });
}
