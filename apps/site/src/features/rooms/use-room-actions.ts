/** What can be done in a room without a question first; a refusal is said in passing. */
import { errorText } from '@mes/client/error-text';
import type { VetoChoice } from '@mes/contract/rooms';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { useWrite } from '../../api/use-call';
import { notify } from '../../components/toasts/notify';

const INVALIDATES = { invalidates: ['rooms', 'matches'] as const };
/** The press was late or doubled: what counts is on the page already. */
const HARMLESS = 'stale_token';

export function useRoomActions(id: string) {
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
    /** What was pressed and is not answered yet, so that it shows at once. */
    chosen: turn.isPending ? turn.variables : null,
    checkIn: (opponent?: TeamSlot) => told(checkIn.mutateAsync({ id, opponent })),
    setReady: (isReady: boolean) => told(ready.mutateAsync({ id, ready: isReady })),
    start: () => told(start.mutateAsync({ id })),
    startVeto: () => told(startVeto.mutateAsync({ id })),
    take: (token: string, choice: VetoChoice) => told(turn.mutateAsync({ id, token, choice })),
    undo: (token: string | null) => told(undo.mutateAsync({ id, token })),
    pause: () => told(pause.mutateAsync({ id })),
    resume: () => told(resume.mutateAsync({ id })),
  };
}

export type RoomActions = ReturnType<typeof useRoomActions>;

async function told(action: Promise<unknown>): Promise<void> {
  await action.catch((error: unknown) => {
    const { details } = error as { details?: { reason?: string } };
    if (details?.reason !== HARMLESS) notify({ message: errorText(error), kind: 'danger' });
  });
}
