import { type Decision, needsReason } from '@mes/domain/roster/decisions';
import { useWrite } from '../../../api/use-call';
import { ask, confirmAction, searchPlayer, showError } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { APPLICATION_LABELS } from '../labels';
import * as texts from '../texts';

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
          message: texts.reasonMessage,
          label: texts.reason,
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
        title: texts.addTeamToTournament,
        message: texts.addTeamMessage,
        label: texts.teamName,
        confirmLabel: texts.addTeam,
        action: (team) => addCall.mutateAsync({ id, team }),
        success: texts.teamRegistered,
      }),

    checkIn: (team: string, present: boolean) =>
      checkInCall
        .mutateAsync({ id, team, present })
        .then(undefined, (error: unknown) => showError(error)),

    addPlayer: (team: string) =>
      searchPlayer({
        title: interpolate(texts.addPlayerTitle, { teamName: team }),
        confirmLabel: texts.addPlayer,
        action: ({ ID }) => editCall.mutateAsync({ team, id, target_id: ID, action: 'add' }),
        success: texts.playerAdded,
      }),

    removePlayer: (team: string, player: { id: string; name: string }) =>
      confirmAction({
        title: interpolate(texts.takeOutTitle, { name: player.name }),
        message: interpolate(texts.takeOutMessage, { name: player.name, teamName: team }),
        confirmLabel: texts.takeOut,
        danger: true,
        action: () => editCall.mutateAsync({ team, id, target_id: player.id, action: 'remove' }),
        success: interpolate(texts.playerTakenOut, { name: player.name }),
      }),
  };
}
