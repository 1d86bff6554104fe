/** The data of a match room, updated by its two channels. */
import { channels } from '@mes/client/channels';
import type { Match } from '@mes/contract/match-schemas';
import type { Room, RoomDetails } from '@mes/contract/room-schemas';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../api/account';
import { applyEvent } from '../../api/revisions';
import { keyOf, useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { hasNoTurn } from '../matches/use-match';
import { readRoomChat } from './use-room-chat';

export interface RoomView {
  readonly room: Room;
  readonly match: Match;
  /** Null for spectators. */
  readonly details: RoomDetails | null;
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly clockAhead: number;
}

/** A smaller difference is caused by latency, not by the clocks. */
const MAX_LATENCY_MS = 1_500;

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
  const readChat = () => readRoomChat(id, account?.id);
  useLive(details ? channels.room(id) : null, {
    'chat.sent': readChat,
    'chat.deleted': readChat,
    reads: ['rooms'],
  });

  const clockAhead = details ? details.now - own.dataUpdatedAt : 0;
  const isComplete = room.data && match.data && details !== undefined;
  const data: RoomView | undefined = isComplete
    ? {
        ...withoutDelay({ room: room.data, match: match.data, details }),
        clockAhead: Math.abs(clockAhead) < MAX_LATENCY_MS ? 0 : clockAhead,
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

/** The two teams and staff get data without the stream delay. */
function withoutDelay({ room, match, details }: Omit<RoomView, 'clockAhead'>) {
  const ahead = details?.ahead;
  if (!ahead) return { room, match, details };
  return { room: { ...room, veto: ahead.veto }, match: { ...match, ...ahead }, details };
}

/** The veto is part of its event and is shown at once; everything else is refetched. */
function useRoomEvents(id: string): void {
  const queryClient = useQueryClient();
  useLive(channels.match(id), {
    'veto.changed': ({ veto }, at) => {
      const change = { at, update: <T>(answer: T) => ({ ...answer, veto }) };
      applyEvent<Room>(queryClient, keyOf('rooms', 'get', { id }), change);
      applyEvent<Match>(queryClient, keyOf('matches', 'get', { id }), change);
      return hasNoTurn(veto) ? 'read' : undefined;
    },
    reads: ['rooms', 'matches'],
  });
}
