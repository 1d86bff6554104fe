import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { interpolate } from '../../interpolate';
import * as texts from './texts';
import { useFollow } from './use-follow';

interface RemindButtonProps {
  matchId: string;
  /** Kestrel vs Copper Foxes. */
  name: string;
}

/** Asks for a notification shortly before the start of one match, or takes it back. */
export default function RemindButton({ matchId, name }: RemindButtonProps) {
  const { isFollowed, isReady, toggle } = useFollow({ kind: 'match', id: matchId, name });
  const Bell = isFollowed ? IconBellFilled : IconBell;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Bell size={16} aria-hidden="true" />}
      aria-label={interpolate(isFollowed ? texts.removeReminder : texts.remindMeOf, { name })}
      aria-pressed={isFollowed}
      aria-disabled={!isReady || undefined}
      onClick={() => isReady && toggle()}
    >
      {isFollowed ? texts.reminderSet : texts.remindMe}
    </Button>
  );
}
