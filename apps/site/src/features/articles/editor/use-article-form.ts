import { observable } from '@mes/client/observable';
import type { EditableArticle } from '@mes/contract/article-schemas';
import { InvalidAction } from '@mes/contract/errors';
import { publishProblem } from '@mes/domain/articles/text';
import { useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../../api/client';
import { useWrite } from '../../../api/use-call';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import { type ArticleDraft, contentOf, draftOf, isSameContent } from './article-draft';

interface Form {
  /** As the server has it; null until it is saved. */
  readonly current: EditableArticle | null;
  readonly draft: ArticleDraft;
  /** The draft as it was saved; the server may normalize it. */
  readonly saved: ArticleDraft;
  /** A cover that is not uploaded yet. */
  readonly chosen: PickedPicture | null;
}

/** The form of an article, with saving and publishing. The article is null until it is saved. */
export function useArticleForm(article: EditableArticle | null) {
  // Not React's state: the save key may come before the last change is rendered.
  const [form] = useState(() => observable(formOf(article)));
  const { current, draft, saved, chosen } = useSyncExternalStore(
    form.subscribe,
    form.get,
    form.get,
  );
  const [error, setError] = useState<unknown>(null);
  /** The revision that somebody else has saved in the meantime. */
  const [conflict, setConflict] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const lastWork = useRef<Promise<unknown>>(Promise.resolve());
  const create = useWrite('articles', 'create');
  const edit = useWrite('articles', 'edit');
  const publishing = useWrite('articles', 'publish');
  const unpublishing = useWrite('articles', 'unpublish');

  const update = (part: Partial<Form>) => form.set({ ...form.get(), ...part });
  const change = (part: Partial<ArticleDraft>) =>
    update({ draft: { ...form.get().draft, ...part } });

  /** One after the other: each is made from the revision that the one before has left. */
  function attempt(work: () => Promise<EditableArticle>): Promise<EditableArticle | null> {
    const turn = lastWork.current.then(() => run(work));
    lastWork.current = turn;
    return turn;
  }

  /** Returns the saved article, or null on an error or conflict. */
  async function run(work: () => Promise<EditableArticle>): Promise<EditableArticle | null> {
    setError(null);
    setBusy(true);
    try {
      const answer = await work();
      update({ current: answer });
      setConflict(null);
      return answer;
    } catch (failure) {
      const newerRevision = revisionIn(failure);
      if (newerRevision === null) setError(failure);
      else setConflict(newerRevision);
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function send(over: number | undefined): Promise<EditableArticle> {
    const before = form.get();
    // Saved by the work before this one.
    if (before.current && over === undefined && !isChanged(before)) return before.current;
    const picture = before.chosen ? await uploadPicture(before.chosen) : before.draft.picture;
    const sent = { ...before.draft, picture };
    const answer = before.current
      ? await edit.mutateAsync({
          id: before.current.id,
          revision: over ?? before.current.revision,
          ...contentOf(sent),
        })
      : await create.mutateAsync(contentOf(sent));
    update({ saved: sent, ...withCover(form.get(), before, picture) });
    return answer;
  }

  /** Over a newer revision only where that is given. */
  const save = (over?: number) => attempt(() => send(over));

  async function publish(at?: number): Promise<EditableArticle | null> {
    const reason = publishProblem(form.get().draft);
    if (reason !== null) {
      setError(new InvalidAction(reason));
      return null;
    }
    const latest = await save();
    if (!latest) return null;
    return attempt(() =>
      publishing.mutateAsync({
        ...keyOf(form.get().current ?? latest),
        ...(at === undefined ? {} : { at }),
      }),
    );
  }

  async function unpublish(): Promise<EditableArticle | null> {
    if (!current) return null;
    return attempt(() => unpublishing.mutateAsync(keyOf(form.get().current ?? current)));
  }

  return {
    current,
    draft,
    change,
    choosePicture: (picture: PickedPicture | null) => update({ chosen: picture }),
    isChanged: isChanged({ draft, saved, chosen }),
    isBusy,
    error,
    conflict,
    save,
    publish,
    unpublish,
  };
}

function formOf(article: EditableArticle | null): Form {
  const draft = draftOf(article);
  return { current: article, draft, saved: draft, chosen: null };
}

function isChanged({ draft, saved, chosen }: Pick<Form, 'draft' | 'saved' | 'chosen'>): boolean {
  return chosen !== null || !isSameContent(draft, saved);
}

/** Puts the cover that was saved into the form, unless another was chosen or it was removed since. */
function withCover(now: Form, sent: Form, picture: ArticleDraft['picture']): Partial<Form> {
  if (now.chosen !== sent.chosen || now.draft.picture !== sent.draft.picture) return {};
  return { chosen: null, draft: { ...now.draft, picture } };
}

function keyOf({ id, revision }: EditableArticle) {
  return { id, revision };
}

async function uploadPicture({ data, filename }: PickedPicture) {
  return api.files.uploadImage({ encoded: data, path: 'article', name: filename });
}

/** The current revision on the server, if the error is a conflict. */
function revisionIn(failure: unknown): number | null {
  const revision = failure instanceof InvalidAction ? failure.details.revision : undefined;
  return typeof revision === 'number' ? revision : null;
}
