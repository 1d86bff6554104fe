import type { WebsitePlayer } from '@mes/contract/players';
import { checkPlayerName, PLAYER_NAME } from '@mes/domain/names/validity';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconShieldCog } from '@tabler/icons-react';
import { usePermissions } from '../../api/account';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask, choose, confirmAction } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

type Tool = 'name' | 'photo' | 'description';

const INVALIDATES = { invalidates: ['players', 'teams'] as const };

/** Corrections of a profile by moderators. */
export function StaffTools({ player }: { player: WebsitePlayer }) {
  const permitted = satisfies(usePermissions(), 'Moderator');
  const name = useWrite('players', 'changeName', INVALIDATES);
  const photo = useWrite('players', 'changePhoto', INVALIDATES);
  const description = useWrite('players', 'changeDescription', INVALIDATES);
  if (!permitted || player.state === 'deleted') return null;

  const tools: Record<Tool, () => Promise<unknown>> = {
    name: () =>
      ask({
        title: interpolate(texts.renameTitle, { name: player.name }),
        message: texts.renameMessage,
        label: texts.name,
        initial: player.name,
        maxLength: PLAYER_NAME.max,
        confirmLabel: texts.saveName,
        validate: (text) => {
          const checked = checkPlayerName(text);
          return checked.ok ? null : interpolate(texts.nameProblem, { reason: checked.reason });
        },
        action: (text) => name.mutateAsync({ id: player.id, name: text.trim(), hideFormer: true }),
      }),
    photo: () =>
      confirmAction({
        title: interpolate(texts.removePhotoTitle, { name: player.name }),
        confirmLabel: texts.removePhoto,
        danger: true,
        action: () => photo.mutateAsync({ id: player.id, photo: null }),
        success: texts.photoRemoved,
      }),
    description: () =>
      confirmAction({
        title: interpolate(texts.removeTextTitle, { name: player.name }),
        confirmLabel: texts.removeText,
        danger: true,
        action: () => description.mutateAsync({ id: player.id, description: '' }),
        success: texts.textRemoved,
      }),
  };

  const open = async () => {
    const tool = await choose<Tool>({
      title: interpolate(texts.moderateTitle, { name: player.name }),
      choices: [
        { value: 'name', label: texts.renamePlayer },
        { value: 'photo', label: texts.removePhoto, disabled: player.photo === null },
        { value: 'description', label: texts.removeText, disabled: player.description === '' },
      ],
    });
    if (tool) await tools[tool]();
  };

  return (
    <Button
      variant="ghost"
      icon={<IconShieldCog size={17} stroke={1.75} aria-hidden="true" />}
      onClick={() => void open()}
    >
      {texts.moderate}
    </Button>
  );
}
