import type { ManagedTeam } from '@mes/contract/team-schemas';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { checkTag, checkTeamName, TAG, TEAM_NAME } from '@mes/domain/names/validity';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { useNavigate } from 'react-router';
import { useWrite } from '../../api/use-call';
import {
  ask,
  confirmAction,
  confirmForm,
  searchPlayer,
  selectPlayer,
} from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import { PicturePicker } from '../../components/pictures/PicturePicker';
import type { PickedPicture } from '../../components/pictures/read-picture';
import { teamPath } from '../../components/pictures/team-path';
import { formatDate } from '../../components/text/format-time';
import { notify } from '../../components/toasts/notify';
import { REGION_OPTIONS } from './labels';

const INVALIDATES = { invalidates: ['accounts', 'players', 'teams'] as const };
const LOGO_SIZE = { width: 512, height: 512 };
const MAX_TEXT_LENGTH = 2_000;

type Member = ManagedTeam['players'][number];

/** The changes of a team by its leader or a moderator; each opens a dialog. */
export function useTeamActions(team: ManagedTeam) {
  const navigate = useNavigate();
  const invite = useWrite('teams', 'invite', INVALIDATES);
  const withdraw = useWrite('teams', 'withdrawInvitation', INVALIDATES);
  const kick = useWrite('teams', 'kick', INVALIDATES);
  const transfer = useWrite('teams', 'transferOwnership', INVALIDATES);
  const disband = useWrite('teams', 'disband', INVALIDATES);
  const name = useWrite('teams', 'changeName', INVALIDATES);
  const tag = useWrite('teams', 'changeTag', INVALIDATES);
  const region = useWrite('teams', 'changeRegion', INVALIDATES);
  const logo = useWrite('teams', 'editLogo', INVALIDATES);
  const removeLogo = useWrite('teams', 'removeLogo', INVALIDATES);
  const description = useWrite('players', 'changeDescription', INVALIDATES);
  const teamInput = { team: team.name };

  return {
    invite: async () => {
      const found = await searchPlayer({
        title: 'Invite player',
        message: 'They find the invitation in their notifications and on their dashboard.',
        confirmLabel: 'Invite player',
        action: ({ ID }) => invite.mutateAsync({ ...teamInput, target: ID }),
      });
      if (found) notify({ message: `${found.name} was invited.`, kind: 'success' });
    },

    withdraw: ({ id, name: player }: Member) =>
      confirmAction({
        title: `Withdraw the invitation of ${player}?`,
        confirmLabel: 'Withdraw invitation',
        action: () => withdraw.mutateAsync({ ...teamInput, target: id }),
        success: 'The invitation was withdrawn.',
      }),

    kick: ({ id, name: player }: Member) =>
      confirmAction({
        title: `Remove ${player} from the team?`,
        message: 'They need a new invitation to come back.',
        confirmLabel: 'Remove player',
        danger: true,
        action: () => kick.mutateAsync({ ...teamInput, target: id }),
        success: `${player} was removed.`,
      }),

    transfer: async () => {
      const others = team.players.filter(({ id }) => id !== team.leader?.id);
      const chosen = await selectPlayer({
        title: 'Hand over the team',
        message: 'Who leads the team from now on? You stay in it as a player.',
        players: others.map(({ id, ...player }) => ({ ...player, ID: id })),
        confirmLabel: 'Make leader',
        action: ({ ID }) => transfer.mutateAsync({ ...teamInput, target: ID }),
      });
      if (chosen) notify({ message: `${chosen.name} leads the team now.`, kind: 'success' });
    },

    disband: () =>
      confirmAction({
        title: `Disband ${team.name}?`,
        message: 'Everyone leaves the team. Its matches and results stay.',
        confirmLabel: 'Disband team',
        danger: true,
        action: () => disband.mutateAsync(teamInput),
        success: `${team.name} was disbanded.`,
      }),

    changeName: async () => {
      const chosen = await ask({
        title: 'Change name',
        message:
          team.nameChangeableAt > Date.now()
            ? `It can change again on ${formatDate(team.nameChangeableAt)}.`
            : 'It can change once in 30 days. The old name stays in the history.',
        label: 'Name',
        initial: team.name,
        maxLength: TEAM_NAME.max,
        confirmLabel: 'Save name',
        validate: (text) => checkProblem(checkTeamName(text), 'Name'),
        action: (text) => name.mutateAsync({ ...teamInput, name: text.trim() }),
      });
      if (chosen !== null) void navigate(teamPath(chosen.trim()), { replace: true });
    },

    changeTag: () =>
      ask({
        title: 'Change tag',
        label: 'Tag',
        initial: team.tag,
        maxLength: TAG.max,
        confirmLabel: 'Save tag',
        validate: (text) => checkProblem(checkTag(text), 'Tag'),
        action: (text) => tag.mutateAsync({ ...teamInput, tag: text.trim() }),
      }),

    changeRegion: () =>
      confirmForm<{ region: (typeof TEAM_REGIONS)[number] }>({
        title: 'Change region',
        initial: { region: team.region },
        confirmLabel: 'Save region',
        form: ({ bind }) => <Select label="Region" options={REGION_OPTIONS} {...bind('region')} />,
        action: (chosen) => region.mutateAsync({ ...teamInput, ...chosen }),
      }),

    changeDescription: () =>
      ask({
        title: 'About the team',
        label: 'About the team',
        initial: team.description,
        multiline: true,
        optional: true,
        maxLength: MAX_TEXT_LENGTH,
        confirmLabel: 'Save text',
        action: (text) => description.mutateAsync({ ...teamInput, description: text.trim() }),
      }),

    changeLogo: () =>
      confirmForm<{ picture: PickedPicture | null }>({
        title: 'Change logo',
        initial: { picture: null },
        confirmLabel: 'Save logo',
        validate: ({ picture }) => (picture ? {} : { picture: 'Choose a picture first.' }),
        form: ({ errors, set }) => (
          <PicturePicker
            label="Logo"
            size={LOGO_SIZE}
            error={errors.picture}
            current={<Emblem name={team.name} logo={team.logo} size={120} />}
            onChange={(picture) => set('picture', picture)}
          />
        ),
        action: async ({ picture }) => picture && logo.mutateAsync({ ...teamInput, ...picture }),
      }),

    removeLogo: () =>
      confirmAction({
        title: 'Remove the logo?',
        message: 'The team gets its drawn emblem again.',
        confirmLabel: 'Remove logo',
        danger: true,
        action: () => removeLogo.mutateAsync(teamInput),
        success: 'The logo was removed.',
      }),
  };
}

function checkProblem(
  checked: { readonly ok: true } | { readonly ok: false; readonly reason: string },
  subject: string,
): string | null {
  return checked.ok ? null : `${subject} ${checked.reason}`;
}
