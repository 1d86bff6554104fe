import type { WebsiteTeam } from '@mes/contract/teams';
import { IconDoorExit, IconSettings } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import { JoinTeam } from './JoinTeam';
import * as texts from './texts';

interface TeamActionsProps {
  team: WebsiteTeam;
  /** The toggle of the management section; null without permission. */
  management: { open: boolean; toggle: () => void } | null;
}

/** Actions of the visitor: manage, leave or join the team. */
export function TeamActions({ team, management }: TeamActionsProps) {
  const signedIn = useAccount();
  const account = useCall('accounts', 'me', {}, { enabled: signedIn !== null });
  const leave = useWrite('teams', 'leave', { invalidates: ['accounts', 'teams', 'players'] });
  if (team.state === 'disbanded') return null;

  const isMember = account.data?.team?.name === team.name;

  return (
    <>
      {management && (
        <Button
          variant="ghost"
          aria-expanded={management.open}
          icon={<IconSettings size={17} stroke={1.75} aria-hidden="true" />}
          onClick={management.toggle}
        >
          {texts.manageTeam}
        </Button>
      )}
      {isMember && (
        <Button
          variant="ghost"
          icon={<IconDoorExit size={17} stroke={1.75} aria-hidden="true" />}
          onClick={() =>
            void confirmAction({
              title: interpolate(texts.leaveTitle, { teamName: team.name }),
              message: team.players.length === 1 ? texts.leaveAsLast : texts.leaveMessage,
              confirmLabel: texts.leaveTeam,
              danger: true,
              action: () => leave.mutateAsync({ team: team.name }),
              success: interpolate(texts.teamLeft, { teamName: team.name }),
            })
          }
        >
          {texts.leaveTeam}
        </Button>
      )}
      <JoinTeam teamName={team.name} />
    </>
  );
}
