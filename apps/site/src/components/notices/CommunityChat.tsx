import { IconBrandDiscord } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { COMMUNITY } from '../../community';
import { Button, type ButtonVariant } from '../Button';
import * as texts from '../texts';

export interface CommunityChatProps {
  variant?: ButtonVariant;
  children?: ReactNode;
}

/** A link to the chat of the community. */
export function CommunityChat({
  variant = 'ghost',
  children = texts.joinOurDiscord,
}: CommunityChatProps) {
  return (
    <Button to={COMMUNITY.chatInvite} variant={variant} icon={<IconBrandDiscord stroke={1.75} />}>
      {children}
    </Button>
  );
}
