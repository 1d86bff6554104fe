import type { WebsitePlayer } from '@mes/contract/players';
import { checkPlayerName, PLAYER_NAME } from '@mes/domain/names/validity';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconShieldCog } from '@tabler/icons-react';
import { usePermissions } from '../../api/account';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask, choose, confirmAction } from '../../components/dialogs/dialogs';

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
        title: `Rename ${player.name}`,
        message: 'The former name is kept out of history and search.',
        label: 'Name',
        initial: player.name,
        maxLength: PLAYER_NAME.max,
        confirmLabel: 'Save name',
        validate: (text) => {
          const checked = checkPlayerName(text);
          return checked.ok ? null : `Name ${checked.reason}`;
        },
        action: (text) => name.mutateAsync({ id: player.id, name: text.trim(), hideFormer: true }),
      }),
    photo: () =>
      confirmAction({
        title: `Remove the photo of ${player.name}?`,
        confirmLabel: 'Remove photo',
        danger: true,
        action: () => photo.mutateAsync({ id: player.id, photo: null }),
        success: 'The photo was removed.',
      }),
    description: () =>
      confirmAction({
        title: `Remove the text of ${player.name}?`,
        confirmLabel: 'Remove text',
        danger: true,
        action: () => description.mutateAsync({ id: player.id, description: '' }),
        success: 'The text was removed.',
      }),
  };

  const open = async () => {
    const tool = await choose<Tool>({
      title: `Moderate ${player.name}`,
      choices: [
        { value: 'name', label: 'Rename player' },
        { value: 'photo', label: 'Remove photo', disabled: player.photo === null },
        { value: 'description', label: 'Remove text', disabled: player.description === '' },
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
      Moderate
    </Button>
  );
}
