import type { MatchChange, WebsiteMatch } from '@mes/contract/match-schemas';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../api/use-call';
import { confirm, confirmAction } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';
import { pairing } from '../labels';
import { changesOf, draftOf, type MatchDraft, NEW_MATCH } from './match-draft';

const INVALIDATES = { invalidates: ['matches', 'capture'] } as const;

/** Creates, saves or deletes a match. Asks first if later results would be undone. */
export function useSaveMatch(match: WebsiteMatch | null) {
  const navigate = useNavigate();
  const create = useWrite('matches', 'create', INVALIDATES);
  const update = useWrite('matches', 'update', INVALIDATES);
  const remove = useWrite('matches', 'delete', INVALIDATES);

  async function save(draft: MatchDraft): Promise<boolean> {
    if (!match) {
      const created = await create.mutateAsync(newMatch(draft));
      notify({ message: `Match #${created.matchID} was created.`, kind: 'success' });
      await navigate(`/match/editor/${created.id}`, { replace: true });
      return true;
    }
    const { id, revision } = match;
    const change = { id, revision, ...changesOf(draft, draftOf(match)) };
    const saved = await update.mutateAsync(change);
    if (!saved.applied) {
      const isConfirmed = await confirmUndo(saved);
      if (!isConfirmed) return false;
      await update.mutateAsync({ ...change, confirmed: saved.undoes.map((each) => each.id) });
    }
    notify({ message: 'The match was saved.', kind: 'success' });
    return true;
  }

  async function deleteMatch(): Promise<void> {
    if (!match) return;
    const isDeleted = await confirmAction({
      title: `Delete ${pairing(match)}?`,
      message: 'Only a match without a result and outside of brackets can be deleted.',
      confirmLabel: 'Delete match',
      danger: true,
      action: () => remove.mutateAsync({ id: match.id }),
      success: 'The match was deleted.',
    });
    if (isDeleted) await navigate('/match/editor', { replace: true });
  }

  const mutation = match ? update : create;
  return { save, deleteMatch, error: mutation.error, isSaving: mutation.isPending };
}

/** Without fields that have their default value. */
function newMatch(draft: MatchDraft) {
  const { teamA, teamB, bestOf } = draft;
  const { forfeitedBy: _, state: __, ...change } = changesOf(draft, NEW_MATCH);
  return { ...change, teamA: teamA.trim(), teamB: teamB.trim(), bestOf };
}

function confirmUndo({ undoes }: MatchChange): Promise<boolean> {
  return confirm({
    title: 'This takes back later results',
    message: (
      <>
        <p>These matches were played after it and will be open again:</p>
        <ul>
          {undoes.map((each) => (
            <li key={each.id}>{`${pairing(each)}${each.round ? `, ${each.round}` : ''}`}</li>
          ))}
        </ul>
      </>
    ),
    confirmLabel: 'Correct and undo',
    danger: true,
  });
}
