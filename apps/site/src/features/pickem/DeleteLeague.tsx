import type { LeagueInvitation } from '@mes/contract/pickem-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

interface DeleteLeagueProps {
  league: Pick<LeagueInvitation, 'id' | 'name' | 'members'>;
  isOwner: boolean;
  onDeleted?: () => void;
}

/** For owners, and for moderators who delete a reported league. */
export function DeleteLeague({ league, isOwner, onDeleted }: DeleteLeagueProps) {
  const isModerator = satisfies(usePermissions(), 'Moderator');
  const remove = useWrite('pickem', 'deleteLeague');
  const { id, name, members } = league;
  if (!isOwner && !isModerator) return null;
  const deleteLeague = async () => {
    const isDeleted = await confirmAction({
      title: interpolate(texts.deleteTitle, { name }),
      message: isOwner
        ? interpolate(texts.deleteOwnMessage, { count: members })
        : interpolate(texts.deleteMessage, { count: members }),
      confirmLabel: texts.deleteLeague,
      danger: true,
      action: () => remove.mutateAsync({ league: id }),
      success: texts.leagueDeleted,
    });
    if (isDeleted) onDeleted?.();
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={interpolate(texts.deleteLeagueNamed, { name })}
      onClick={() => void deleteLeague()}
    >
      {texts.deleteLeague}
    </Button>
  );
}
