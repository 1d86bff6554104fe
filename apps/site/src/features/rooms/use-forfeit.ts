import type { Match } from '@mes/contract/match-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { useWrite } from '../../api/use-call';
import { confirm, confirmAction } from '../../components/dialogs/dialogs';
import { interpolate } from '../../interpolate';
import { nameOf } from './labels';
import * as texts from './texts';

/** Forfeits a match for one of its teams. Asks first if later matches would be undone. */
export function useForfeit(match: Match) {
  const update = useWrite('matches', 'update', { invalidates: ['matches', 'rooms'] });
  return async (slot: TeamSlot): Promise<void> => {
    const name = nameOf(match, slot);
    const edit = { id: match.id, revision: match.revision, forfeitedBy: slot };
    let undoneIds: readonly string[] = [];
    await confirmAction({
      title: interpolate(texts.forfeitMatchTitle, { teamName: name }),
      message: interpolate(texts.winsMatch, { teamName: nameOf(match, slot === 'A' ? 'B' : 'A') }),
      confirmLabel: texts.forfeitMatch,
      danger: true,
      action: async () => {
        const change = await update.mutateAsync(edit);
        if (!change.applied) undoneIds = change.undoes.map(({ id }) => id);
      },
      success: () => (undoneIds.length === 0 ? texts.matchForfeited : texts.laterMatchesDepend),
    });
    if (undoneIds.length === 0) return;
    await confirm({
      title: interpolate(texts.undoLaterTitle, { count: undoneIds.length }),
      message: texts.undoLaterMessage,
      confirmLabel: texts.forfeitAndUndo,
      danger: true,
      action: () => update.mutateAsync({ ...edit, confirmed: [...undoneIds] }),
    });
  };
}
