import { IconMail } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { Button, type ButtonProps } from '../../components/Button';
import * as texts from './texts';

interface MessageButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  playerId: string;
}

/** Opens the conversation with a player; not shown on one's own page and to visitors. */
export function MessageButton({ playerId, variant = 'ghost', ...look }: MessageButtonProps) {
  const account = useAccount();
  if (!account || account.id === playerId) return null;
  return (
    <Button
      to={`/messages/${encodeURIComponent(playerId)}`}
      variant={variant}
      icon={<IconMail stroke={1.75} aria-hidden="true" />}
      {...look}
    >
      {texts.writeMessage}
    </Button>
  );
}
