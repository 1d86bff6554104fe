import type { Match } from '@mes/contract/match-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { useWrite } from '../../api/use-call';
import { confirm, confirmAction } from '../../components/dialogs/dialogs';
import { nameOf } from './labels';

/** Forfeits a match for one of its teams. Asks first if later matches would be undone. */
export function useForfeit(match: Match) {
  const update = useWrite('matches', 'update', { invalidates: ['matches', 'rooms'] });
  return async (slot: TeamSlot): Promise<void> => {
    const name = nameOf(match, slot);
    const edit = { id: match.id, revision: match.revision, forfeitedBy: slot };
    let undoneIds: readonly string[] = [];
    await confirmAction({
      title: `Forfeit the match for ${name}?`,
      message: `${nameOf(match, slot === 'A' ? 'B' : 'A')} wins it.`,
      confirmLabel: 'Forfeit match',
      danger: true,
      action: async () => {
        const change = await update.mutateAsync(edit);
        if (!change.applied) undoneIds = change.undoes.map(({ id }) => id);
      },
      success: () =>
        undoneIds.length === 0 ? 'The match was forfeited.' : 'Later matches depend on it.',
    });
    if (undoneIds.length === 0) return;
    await confirm({
      title: `Undo ${undoneIds.length} later matches too?`,
      message: 'They were played after this match and would have to be played again.',
      confirmLabel: 'Forfeit and undo',
      danger: true,
      action: () => update.mutateAsync({ ...edit, confirmed: [...undoneIds] }),
    });
  };
}
