import type { ManagedTeam } from '@mes/contract/team-schemas';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { checkTag, checkTeamName, TAG, TEAM_NAME } from '@mes/domain/names/validity';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { useWrite } from '../../api/use-call';
import {
  ask,
  confirmAction,
  confirmForm,
  searchPlayer,
  selectPlayer,
  showError,
} from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import { PicturePicker } from '../../components/pictures/PicturePicker';
import type { PickedPicture } from '../../components/pictures/read-picture';
import { teamPath } from '../../components/pictures/team-path';
import { formatDate } from '../../components/text/format-time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import { REGION_OPTIONS } from './labels';
import * as texts from './texts';

const INVALIDATES = {
  invalidates: ['accounts', 'players', 'teams', 'pictureApproval', 'personalHome'] as const,
};
const LOGO_SIZE = { width: 512, height: 512 };
const MAX_TEXT_LENGTH = 2_000;

type Member = ManagedTeam['players'][number];

/** The changes of a team by its leader or a moderator; each opens a dialog. */
export function useTeamActions(team: ManagedTeam) {
  const navigate = useNavigate();
  const invite = useWrite('teams', 'invite', INVALIDATES);
  const withdraw = useWrite('teams', 'withdrawInvitation', INVALIDATES);
  const accept = useWrite('teams', 'acceptRequest', INVALIDATES);
  const decline = useWrite('teams', 'declineRequest', INVALIDATES);
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
        title: texts.invitePlayer,
        message: texts.inviteMessage,
        confirmLabel: texts.invitePlayer,
        action: ({ ID }) => invite.mutateAsync({ ...teamInput, target: ID }),
      });
      if (found)
        notify({
          message: interpolate(texts.playerInvited, { name: found.name }),
          kind: 'success',
        });
    },

    withdraw: ({ id, name: player }: Member) =>
      confirmAction({
        title: interpolate(texts.withdrawInvitationTitle, { name: player }),
        confirmLabel: texts.withdrawInvitation,
        action: () => withdraw.mutateAsync({ ...teamInput, target: id }),
        success: texts.invitationWithdrawn,
      }),

    accept: async ({ id, name: player }: Member) => {
      try {
        await accept.mutateAsync({ ...teamInput, target: id });
        const message = interpolate(texts.playerAccepted, { name: player });
        notify({ message, kind: 'success' });
      } catch (error) {
        await showError(error);
      }
    },

    decline: ({ id, name: player }: Member) =>
      confirmAction({
        title: interpolate(texts.declineRequestTitle, { name: player }),
        message: texts.declineRequestMessage,
        confirmLabel: texts.declineRequest,
        action: () => decline.mutateAsync({ ...teamInput, target: id }),
        success: texts.requestDeclined,
      }),

    kick: ({ id, name: player }: Member) =>
      confirmAction({
        title: interpolate(texts.removePlayerTitle, { name: player }),
        message: texts.removePlayerMessage,
        confirmLabel: texts.removePlayer,
        danger: true,
        action: () => kick.mutateAsync({ ...teamInput, target: id }),
        success: interpolate(texts.playerRemoved, { name: player }),
      }),

    transfer: async () => {
      const others = team.players.filter(({ id }) => id !== team.leader?.id);
      const chosen = await selectPlayer({
        title: texts.handOverTitle,
        message: texts.handOverMessage,
        players: others.map(({ id, ...player }) => ({ ...player, ID: id })),
        confirmLabel: texts.makeLeader,
        action: ({ ID }) => transfer.mutateAsync({ ...teamInput, target: ID }),
      });
      if (chosen)
        notify({
          message: interpolate(texts.teamHandedOver, { name: chosen.name }),
          kind: 'success',
        });
    },

    disband: () =>
      confirmAction({
        title: interpolate(texts.disbandTitle, { teamName: team.name }),
        message: texts.disbandMessage,
        confirmLabel: texts.disbandTeam,
        danger: true,
        action: () => disband.mutateAsync(teamInput),
        success: interpolate(texts.teamDisbanded, { teamName: team.name }),
      }),

    changeName: async () => {
      const chosen = await ask({
        title: texts.changeName,
        message:
          team.nameChangeableAt > Date.now()
            ? interpolate(texts.nameChangeableOn, { date: formatDate(team.nameChangeableAt) })
            : texts.changeNameMessage,
        label: texts.name,
        initial: team.name,
        maxLength: TEAM_NAME.max,
        confirmLabel: texts.saveName,
        validate: (text) => checkProblem(checkTeamName(text), texts.name),
        action: (text) => name.mutateAsync({ ...teamInput, name: text.trim() }),
      });
      if (chosen !== null) void navigate(teamPath(chosen.trim()), { replace: true });
    },

    changeTag: () =>
      ask({
        title: texts.changeTag,
        label: texts.tag,
        initial: team.tag,
        maxLength: TAG.max,
        confirmLabel: texts.saveTag,
        validate: (text) => checkProblem(checkTag(text), texts.tag),
        action: (text) => tag.mutateAsync({ ...teamInput, tag: text.trim() }),
      }),

    changeRegion: () =>
      confirmForm<{ region: (typeof TEAM_REGIONS)[number] }>({
        title: texts.changeRegion,
        initial: { region: team.region },
        confirmLabel: texts.saveRegion,
        form: ({ bind }) => (
          <Select label={texts.region} options={REGION_OPTIONS} {...bind('region')} />
        ),
        action: (chosen) => region.mutateAsync({ ...teamInput, ...chosen }),
      }),

    changeDescription: () =>
      ask({
        title: texts.changeTextTitle,
        label: texts.changeTextTitle,
        initial: team.description,
        multiline: true,
        optional: true,
        maxLength: MAX_TEXT_LENGTH,
        confirmLabel: texts.saveText,
        action: (text) => description.mutateAsync({ ...teamInput, description: text.trim() }),
      }),

    changeLogo: () =>
      confirmForm<{ picture: PickedPicture | null }>({
        title: texts.changeLogo,
        initial: { picture: null },
        confirmLabel: texts.saveLogo,
        validate: ({ picture }) => (picture ? {} : { picture: texts.choosePictureFirst }),
        form: ({ errors, set }) => (
          <PicturePicker
            label={texts.logo}
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
        title: texts.removeLogoTitle,
        message: texts.removeLogoMessage,
        confirmLabel: texts.removeLogo,
        danger: true,
        action: () => removeLogo.mutateAsync(teamInput),
        success: texts.logoRemoved,
      }),
  };
}

function checkProblem(
  checked: { readonly ok: true } | { readonly ok: false; readonly reason: string },
  subject: string,
): string | null {
  return checked.ok ? null : `${subject} ${checked.reason}`;
}
