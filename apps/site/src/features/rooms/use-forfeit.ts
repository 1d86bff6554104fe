import type { Match } from '@mes/contract/match-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { useWrite } from '../../api/use-call';
import { confirm, confirmAction } from '../../components/dialogs/dialogs';
import { nameOf } from './labels';

/** Forfeits a match for one of its teams; later matches that would fall are named first. */
export function useForfeit(match: Match) {
  const update = useWrite('matches', 'update', { invalidates: ['matches', 'rooms'] });
  return async (opponent: TeamSlot): Promise<void> => {
    const name = nameOf(match, opponent);
    const edit = { id: match.id, revision: match.revision, forfeitedBy: opponent };
    let undoes: readonly string[] = [];
    await confirmAction({
      title: `Forfeit the match for ${name}?`,
      message: `${nameOf(match, opponent === 'A' ? 'B' : 'A')} wins it.`,
      confirmLabel: 'Forfeit match',
      danger: true,
      action: async () => {
        const change = await update.mutateAsync(edit);
        if (!change.applied) undoes = change.undoes.map(({ id }) => id);
      },
      success: () =>
        undoes.length === 0 ? 'The match was forfeited.' : 'Later matches depend on it.',
    });
    if (undoes.length === 0) return;
    await confirm({
      title: `Undo ${undoes.length} later matches too?`,
      message: 'They were played after this match and would have to be played again.',
      confirmLabel: 'Forfeit and undo',
      danger: true,
      action: () => update.mutateAsync({ ...edit, confirmed: [...undoes] }),
    });
  };
}
