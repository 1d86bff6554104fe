import type { EditableArticle } from '@mes/contract/article-schemas';
import { InvalidAction } from '@mes/contract/errors';
import { publishProblem } from '@mes/domain/articles/text';
import { useState } from 'react';
import { api } from '../../../api/client';
import { useWrite } from '../../../api/use-call';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import { type ArticleDraft, contentOf, draftOf, isSame } from './article-draft';

/** The form of an article, and everything that is sent from it. Null is one that is not saved yet. */
export function useArticleEditing(article: EditableArticle | null) {
  const [current, setCurrent] = useState(article);
  const [draft, setDraft] = useState(() => draftOf(article));
  /** What the server has of it; it may write the same a little differently. */
  const [saved, setSaved] = useState(draft);
  const [chosen, setChosen] = useState<PickedPicture | null>(null);
  const [error, setError] = useState<unknown>(null);
  /** Somebody else has saved this revision meanwhile. */
  const [conflict, setConflict] = useState<number | null>(null);
  const create = useWrite('articles', 'create');
  const edit = useWrite('articles', 'edit');
  const publishing = useWrite('articles', 'publish');
  const unpublishing = useWrite('articles', 'unpublish');

  const isChanged = chosen !== null || !isSame(draft, saved);
  const change = (part: Partial<ArticleDraft>) => setDraft((before) => ({ ...before, ...part }));

  /** Answers the article as it is now, or null where something is in the way. */
  async function attempt(work: () => Promise<EditableArticle>): Promise<EditableArticle | null> {
    setError(null);
    try {
      const answer = await work();
      setCurrent(answer);
      setConflict(null);
      return answer;
    } catch (failure) {
      const newer = revisionIn(failure);
      if (newer === null) setError(failure);
      else setConflict(newer);
      return null;
    }
  }

  async function send(revision: number | undefined): Promise<EditableArticle> {
    const picture = chosen ? await uploaded(chosen) : draft.picture;
    const sent = { ...draft, picture };
    const content = contentOf(sent);
    const answer =
      current && revision !== undefined
        ? await edit.mutateAsync({ id: current.id, revision, ...content })
        : await create.mutateAsync(content);
    setChosen(null);
    setSaved(sent);
    // Only the picture: somebody may have gone on typing.
    change({ picture });
    return answer;
  }

  const save = (revision = current?.revision) => attempt(() => send(revision));

  async function publish(at?: number): Promise<EditableArticle | null> {
    const reason = publishProblem(draft);
    if (reason !== null) {
      setError(new InvalidAction(reason));
      return null;
    }
    const latest = isChanged || !current ? await save() : current;
    if (!latest) return null;
    const { id, revision } = latest;
    return attempt(() =>
      publishing.mutateAsync({ id, revision, ...(at === undefined ? {} : { at }) }),
    );
  }

  async function unpublish(): Promise<EditableArticle | null> {
    if (!current) return null;
    const { id, revision } = current;
    return attempt(() => unpublishing.mutateAsync({ id, revision }));
  }

  return {
    current,
    draft,
    change,
    choosePicture: setChosen,
    isChanged,
    isBusy: [create, edit, publishing, unpublishing].some(({ isPending }) => isPending),
    error,
    conflict,
    save,
    publish,
    unpublish,
  };
}

async function uploaded({ data, filename }: PickedPicture) {
  return api.files.uploadImage({ encoded: data, path: 'article', name: filename });
}

/** The current revision, where a change was refused because it was made from an older one. */
function revisionIn(failure: unknown): number | null {
  const revision = failure instanceof InvalidAction ? failure.details.revision : undefined;
  return typeof revision === 'number' ? revision : null;
}
