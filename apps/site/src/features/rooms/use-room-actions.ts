/** Actions of a room without a confirmation; errors are shown as toasts. */
import { errorText } from '@mes/client/error-text';
import type { VetoChoice } from '@mes/contract/rooms';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { useWrite } from '../../api/use-call';
import { notify } from '../../components/toasts/notify';

const INVALIDATES = { invalidates: ['rooms', 'matches'] as const };
/** The click was late or repeated; the page already shows the current state. */
const STALE_TOKEN = 'stale_token';

export function useRoomActions(matchId: string) {
  const checkIn = useWrite('rooms', 'checkIn', INVALIDATES);
  const ready = useWrite('rooms', 'ready', INVALIDATES);
  const start = useWrite('rooms', 'start', INVALIDATES);
  const startVeto = useWrite('rooms', 'startVeto', INVALIDATES);
  const turn = useWrite('rooms', 'takeTurn', INVALIDATES);
  const undo = useWrite('rooms', 'undoTurn', INVALIDATES);
  const pause = useWrite('rooms', 'pauseVeto', INVALIDATES);
  const resume = useWrite('rooms', 'resumeVeto', INVALIDATES);
  const all = [checkIn, ready, start, startVeto, turn, undo, pause, resume];

  return {
    isBusy: all.some(({ isPending }) => isPending),
    /** The choice that is being sent, so that it is shown at once. */
    chosen: turn.isPending ? turn.variables : null,
    checkIn: (slot?: TeamSlot) =>
      notifyOnError(checkIn.mutateAsync({ id: matchId, opponent: slot })),
    setReady: (isReady: boolean) =>
      notifyOnError(ready.mutateAsync({ id: matchId, ready: isReady })),
    start: () => notifyOnError(start.mutateAsync({ id: matchId })),
    startVeto: () => notifyOnError(startVeto.mutateAsync({ id: matchId })),
    take: (token: string, choice: VetoChoice) =>
      notifyOnError(turn.mutateAsync({ id: matchId, token, choice })),
    undo: (token: string | null) => notifyOnError(undo.mutateAsync({ id: matchId, token })),
    pause: () => notifyOnError(pause.mutateAsync({ id: matchId })),
    resume: () => notifyOnError(resume.mutateAsync({ id: matchId })),
  };
}

export type RoomActions = ReturnType<typeof useRoomActions>;

async function notifyOnError(action: Promise<unknown>): Promise<void> {
  await action.catch((error: unknown) => {
    const { details } = error as { details?: { reason?: string } };
    if (details?.reason !== STALE_TOKEN) notify({ message: errorText(error), kind: 'danger' });
  });
}
