import { useCall, useWrite } from '../../api/use-call';

/** Enough for a match; moderators can read older messages in the log. */
const SHOWN = 100;

/** The chat of a match room, oldest message first. */
export function useRoomChat(matchId: string) {
  const query = useCall('rooms', 'messages', { id: matchId, count: SHOWN });
  const send = useWrite('rooms', 'send');
  const remove = useWrite('rooms', 'deleteMessage');
  return {
    query,
    messages: query.data?.messages.toReversed() ?? [],
    /** The message that is being sent. */
    outgoing: send.isPending ? send.variables.text : null,
    send: (text: string) => send.mutateAsync({ id: matchId, text }),
    remove: (messageId: string) => remove.mutateAsync({ message: messageId }),
  };
}
