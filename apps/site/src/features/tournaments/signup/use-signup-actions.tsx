import type { Account } from '@mes/contract/accounts';
import type { Application, Signup } from '@mes/contract/entry-schemas';
import type { Tournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { useWrite } from '../../../api/use-call';
import { confirmAction, confirmForm } from '../../../components/dialogs/dialogs';
import { RosterFields } from './RosterFields';

interface SignUpOptions {
  readonly signup: Signup;
  readonly application: Application | null;
  readonly account: Account;
}

export function useSignupActions(tournament: Tournament) {
  const apply = useWrite('tournaments', 'apply');
  const withdraw = useWrite('tournaments', 'withdraw');
  const skin = skinFor(tournament);

  return {
    /** Also changes the roster of a registered team. */
    signUp: ({ signup: { min, max }, application, account }: SignUpOptions) => {
      const answers: Application[] = [];
      const team = account.teamData?.players ?? [];
      const chosenIds = application?.roster.map(({ id }) => id) ?? [];
      return confirmForm<{ players: readonly string[] }>({
        title: `${tournament.name} Registration`,
        wide: true,
        skin,
        // Preselects all players if they fit into the roster.
        initial: {
          players: chosenIds.length > 0 || team.length > max ? chosenIds : team.map(({ id }) => id),
        },
        confirmLabel: application ? 'Update roster' : 'Sign up',
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
            ? { players: `You must select between ${min} and ${max} players` }
            : {},
        action: async ({ players }) => {
          answers.push(await apply.mutateAsync({ id: tournament.id, players: [...players] }));
        },
        success: () => successText(answers.at(-1), { isUpdate: application !== null }),
      });
    },

    withdraw: () =>
      confirmAction({
        title: `Withdraw from ${tournament.name}?`,
        message: 'Your team gives up its place. While registration is open you can sign up again.',
        confirmLabel: 'Withdraw team',
        danger: true,
        skin,
        action: () => withdraw.mutateAsync({ id: tournament.id }),
        success: 'Your team was withdrawn.',
      }),
  };
}

function successText(
  application: Application | undefined,
  { isUpdate }: { isUpdate: boolean },
): string {
  if (isUpdate) return 'The roster was updated.';
  if (application?.state === 'registered') return 'Your team is registered.';
  if (application?.state === 'waitlisted') return 'Your team is on the waiting list.';
  return 'Your team has applied. You will be told when staff have decided.';
}
