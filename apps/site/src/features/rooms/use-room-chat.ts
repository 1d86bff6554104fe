import { useCall, useWrite } from '../../api/use-call';

/** More than a match needs; older ones stay readable for moderators in the log. */
const SHOWN = 100;

/** Messages oldest first. */
export function useRoomChat(id: string) {
  const query = useCall('rooms', 'messages', { id, count: SHOWN });
  const send = useWrite('rooms', 'send');
  const remove = useWrite('rooms', 'deleteMessage');
  return {
    query,
    messages: query.data?.messages.toReversed() ?? [],
    /** Shown at once, until the list has it. */
    outgoing: send.isPending ? send.variables.text : null,
    send: (text: string) => send.mutateAsync({ id, text }),
    remove: (message: string) => remove.mutateAsync({ message }),
  };
}
