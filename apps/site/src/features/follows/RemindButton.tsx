import type { MatchSummary } from '@mes/contract/match-schemas';
import { matchName } from '@mes/domain/series/match-name';
import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { interpolate } from '../../interpolate';
import * as texts from './texts';
import { useFollow } from './use-follow';

interface RemindButtonProps {
  match: MatchSummary;
}

/** Asks for a notification shortly before the start of one match, or takes it back. */
export default function RemindButton({ match }: RemindButtonProps) {
  const name = matchName(match);
  const { isFollowed, isReady, toggle } = useFollow({ kind: 'match', id: match.id, name });
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
