import { type Decision, needsReason } from '@mes/domain/roster/decisions';
import { useWrite } from '../../../api/use-call';
import { ask, confirmAction, searchPlayer, showError } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';
import { APPLICATION_LABELS } from '../labels';

const INVALIDATES = ['tournaments', 'brackets', 'teams'] as const;
const MAX_REASON_LENGTH = 500;

/** Actions of staff on the teams of a tournament, with their dialogs. */
export function useRosterActions(id: string) {
  const decideCall = useWrite('tournaments', 'decide', { invalidates: INVALIDATES });
  const addCall = useWrite('tournaments', 'addTeam', { invalidates: INVALIDATES });
  const checkInCall = useWrite('tournaments', 'checkIn', { invalidates: INVALIDATES });
  const editCall = useWrite('tournaments', 'editRoster', { invalidates: INVALIDATES });

  return {
    async decide(team: string, state: Decision) {
      const done = `${team}: ${APPLICATION_LABELS[state]}`;
      if (needsReason(state)) {
        await ask({
          title: `${team}: ${APPLICATION_LABELS[state]}`,
          message: 'The team is told why.',
          label: 'Reason',
          multiline: true,
          maxLength: MAX_REASON_LENGTH,
          confirmLabel: APPLICATION_LABELS[state],
          danger: true,
          action: (reason) => decideCall.mutateAsync({ id, team, state, reason }),
          success: done,
        });
        return;
      }
      await decideCall.mutateAsync({ id, team, state }).then(
        () => notify({ message: done, kind: 'success' }),
        (error: unknown) => showError(error),
      );
    },

    add: () =>
      ask({
        title: 'Add a team',
        message: 'It is registered with its players, as after an invitation.',
        label: 'Name of the team',
        confirmLabel: 'Add team',
        action: (team) => addCall.mutateAsync({ id, team }),
        success: 'The team is registered.',
      }),

    checkIn: (team: string, present: boolean) =>
      checkInCall
        .mutateAsync({ id, team, present })
        .then(undefined, (error: unknown) => showError(error)),

    addPlayer: (team: string) =>
      searchPlayer({
        title: `Add a player to ${team}`,
        confirmLabel: 'Add player',
        action: ({ ID }) => editCall.mutateAsync({ team, id, target_id: ID, action: 'add' }),
        success: 'The player is in the roster.',
      }),

    removePlayer: (team: string, player: { id: string; name: string }) =>
      confirmAction({
        title: `Take ${player.name} out?`,
        message: `${player.name} will not play for ${team} in this tournament.`,
        confirmLabel: 'Take out',
        danger: true,
        action: () => editCall.mutateAsync({ team, id, target_id: player.id, action: 'remove' }),
        success: `${player.name} is out of the roster.`,
      }),
  };
}
