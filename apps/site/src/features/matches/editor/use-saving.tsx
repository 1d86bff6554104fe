import type { MatchChange, WebsiteMatch } from '@mes/contract/match-schemas';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../api/use-call';
import { confirm, confirmAction } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';
import { pairing } from '../labels';
import { changesOf, draftOf, type MatchDraft, NEW_MATCH } from './match-draft';

const INVALIDATES = { invalidates: ['matches', 'capture'] } as const;

/** Saves a draft of a match, or of a new one; what that undoes elsewhere is confirmed first. */
export function useSaving(match: WebsiteMatch | null) {
  const navigate = useNavigate();
  const create = useWrite('matches', 'create', INVALIDATES);
  const update = useWrite('matches', 'update', INVALIDATES);
  const remove = useWrite('matches', 'delete', INVALIDATES);

  async function save(draft: MatchDraft): Promise<boolean> {
    if (!match) {
      const made = await create.mutateAsync(newMatch(draft));
      notify({ message: `Match #${made.matchID} was created.`, kind: 'success' });
      await navigate(`/match/editor/${made.id}`, { replace: true });
      return true;
    }
    const { id, revision } = match;
    const change = { id, revision, ...changesOf(draft, draftOf(match)) };
    const saved = await update.mutateAsync(change);
    if (!saved.applied) {
      const agreed = await confirmUndoing(saved);
      if (!agreed) return false;
      await update.mutateAsync({ ...change, confirmed: saved.undoes.map((each) => each.id) });
    }
    notify({ message: 'The match was saved.', kind: 'success' });
    return true;
  }

  async function deleteMatch(): Promise<void> {
    if (!match) return;
    const gone = await confirmAction({
      title: `Delete ${pairing(match)}?`,
      message: 'Only a match without a result and outside of brackets can be deleted.',
      confirmLabel: 'Delete match',
      danger: true,
      action: () => remove.mutateAsync({ id: match.id }),
      success: 'The match was deleted.',
    });
    if (gone) await navigate('/match/editor', { replace: true });
  }

  const saving = match ? update : create;
  return { save, deleteMatch, error: saving.error, isSaving: saving.isPending };
}

/** Without fields that stand at their usual value. */
function newMatch(draft: MatchDraft) {
  const { teamA, teamB, bestOf } = draft;
  const { forfeitedBy: _, state: __, ...change } = changesOf(draft, NEW_MATCH);
  return { ...change, teamA: teamA.trim(), teamB: teamB.trim(), bestOf };
}

function confirmUndoing({ undoes }: MatchChange): Promise<boolean> {
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
