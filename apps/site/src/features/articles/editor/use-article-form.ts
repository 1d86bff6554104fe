import type { EditableArticle } from '@mes/contract/article-schemas';
import { InvalidAction } from '@mes/contract/errors';
import { publishProblem } from '@mes/domain/articles/text';
import { useState } from 'react';
import { api } from '../../../api/client';
import { useWrite } from '../../../api/use-call';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import { type ArticleDraft, contentOf, draftOf, isSameContent } from './article-draft';

/** The form of an article, with saving and publishing. The article is null until it is saved. */
export function useArticleForm(article: EditableArticle | null) {
  const [current, setCurrent] = useState(article);
  const [draft, setDraft] = useState(() => draftOf(article));
  /** The draft as it was saved; the server may normalize it. */
  const [saved, setSaved] = useState(draft);
  const [chosen, setChosen] = useState<PickedPicture | null>(null);
  const [error, setError] = useState<unknown>(null);
  /** The revision that somebody else has saved in the meantime. */
  const [conflict, setConflict] = useState<number | null>(null);
  const create = useWrite('articles', 'create');
  const edit = useWrite('articles', 'edit');
  const publishing = useWrite('articles', 'publish');
  const unpublishing = useWrite('articles', 'unpublish');

  const isChanged = chosen !== null || !isSameContent(draft, saved);
  const change = (part: Partial<ArticleDraft>) => setDraft((before) => ({ ...before, ...part }));

  /** Returns the saved article, or null on an error or conflict. */
  async function attempt(work: () => Promise<EditableArticle>): Promise<EditableArticle | null> {
    setError(null);
    try {
      const answer = await work();
      setCurrent(answer);
      setConflict(null);
      return answer;
    } catch (failure) {
      const newerRevision = revisionIn(failure);
      if (newerRevision === null) setError(failure);
      else setConflict(newerRevision);
      return null;
    }
  }

  async function send(revision: number | undefined): Promise<EditableArticle> {
    const picture = chosen ? await uploadPicture(chosen) : draft.picture;
    const sentDraft = { ...draft, picture };
    const content = contentOf(sentDraft);
    const answer =
      current && revision !== undefined
        ? await edit.mutateAsync({ id: current.id, revision, ...content })
        : await create.mutateAsync(content);
    setChosen(null);
    setSaved(sentDraft);
    // Only the picture, as the user may have continued to type.
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

async function uploadPicture({ data, filename }: PickedPicture) {
  return api.files.uploadImage({ encoded: data, path: 'article', name: filename });
}

/** The current revision on the server, if the error is a conflict. */
function revisionIn(failure: unknown): number | null {
  const revision = failure instanceof InvalidAction ? failure.details.revision : undefined;
  return typeof revision === 'number' ? revision : null;
}
