import type { Account } from '@mes/contract/accounts';
import type { Application, Signup } from '@mes/contract/entry-schemas';
import type { Tournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { useWrite } from '../../../api/use-call';
import { confirmAction, confirmForm } from '../../../components/dialogs/dialogs';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { RosterFields } from './RosterFields';

interface SignUpOptions {
  readonly signup: Signup;
  readonly application: Application | null;
  readonly account: Account;
}

const INVALIDATES = { invalidates: ['tournaments', 'personalHome'] as const };

export function useSignupActions(tournament: Pick<Tournament, 'id' | 'name' | 'theme'>) {
  const apply = useWrite('tournaments', 'apply', INVALIDATES);
  const withdraw = useWrite('tournaments', 'withdraw', INVALIDATES);
  const skin = skinFor(tournament);

  return {
    /** Also changes the roster of a registered team. */
    signUp: ({ signup: { min, max }, application, account }: SignUpOptions) => {
      const answers: Application[] = [];
      const team = account.teamData?.players ?? [];
      const chosenIds = application?.roster.map(({ id }) => id) ?? [];
      return confirmForm<{ players: readonly string[] }>({
        title: interpolate(texts.signupTitle, { name: tournament.name }),
        wide: true,
        skin,
        // Preselects all players if they fit into the roster.
        initial: {
          players: chosenIds.length > 0 || team.length > max ? chosenIds : team.map(({ id }) => id),
        },
        confirmLabel: application ? texts.updateRoster : texts.signUp,
        form: ({ values, errors, set }) => (
          <RosterFields
            tournamentId={tournament.id}
            players={team}
            {...{ min, max }}
            value={values.players}
            onChange={(players) => set('players', players)}
            error={errors.players}
          />
        ),
        validate: ({ players }): { players?: string } =>
          players.length < min || players.length > max
            ? { players: interpolate(texts.rosterSizeWrong, { min, max }) }
            : {},
        action: async ({ players }) => {
          answers.push(await apply.mutateAsync({ id: tournament.id, players: [...players] }));
        },
        success: () => successText(answers.at(-1), { isUpdate: application !== null }),
      });
    },

    withdraw: () =>
      confirmAction({
        title: interpolate(texts.withdrawTitle, { name: tournament.name }),
        message: texts.withdrawMessage,
        confirmLabel: texts.withdrawTeam,
        danger: true,
        skin,
        action: () => withdraw.mutateAsync({ id: tournament.id }),
        success: texts.teamWithdrawn,
      }),
  };
}

function successText(
  application: Application | undefined,
  { isUpdate }: { isUpdate: boolean },
): string {
  if (isUpdate) return texts.rosterUpdated;
  if (application?.state === 'registered') return texts.teamRegistered;
  if (application?.state === 'waitlisted') return texts.teamWaitlisted;
  return texts.teamApplied;
}
