import { IconMail } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { Button, type ButtonProps } from '../../components/Button';

interface MessageButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** The id of the player to write to. */
  player: string;
}

/** For the page of a player: opens the conversation. Not on one's own, and not for visitors. */
export function MessageButton({ player, variant = 'ghost', ...look }: MessageButtonProps) {
  const account = useAccount();
  if (!account || account.id === player) return null;
  return (
    <Button
      to={`/messages/${encodeURIComponent(player)}`}
      variant={variant}
      icon={<IconMail stroke={1.75} aria-hidden="true" />}
      {...look}
    >
      Write message
    </Button>
  );
}
