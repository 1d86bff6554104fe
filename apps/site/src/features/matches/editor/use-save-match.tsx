import type { MatchChange, WebsiteMatch } from '@mes/contract/match-schemas';
import { useWrite } from '../../../api/use-call';
import { confirm, confirmAction } from '../../../components/dialogs/dialogs';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { useNavigate } from '../../../router/use-navigate';
import { pairing } from '../labels';
import * as texts from '../texts';
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
      notify({
        message: interpolate(texts.matchCreated, { number: created.matchID }),
        kind: 'success',
      });
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
    notify({ message: texts.matchSaved, kind: 'success' });
    return true;
  }

  async function deleteMatch(): Promise<void> {
    if (!match) return;
    const isDeleted = await confirmAction({
      title: interpolate(texts.deleteMatchTitle, { pairing: pairing(match) }),
      message: texts.deleteMatchMessage,
      confirmLabel: texts.deleteMatch,
      danger: true,
      action: () => remove.mutateAsync({ id: match.id }),
      success: texts.matchDeleted,
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
    title: texts.laterResultsTitle,
    message: (
      <>
        <p>{texts.laterResultsLead}</p>
        <ul>
          {undoes.map((each) => (
            <li key={each.id}>{`${pairing(each)}${each.round ? `, ${each.round}` : ''}`}</li>
          ))}
        </ul>
      </>
    ),
    confirmLabel: texts.correctAndUndo,
    danger: true,
  });
}
