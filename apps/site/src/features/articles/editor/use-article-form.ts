import type { EditableArticle } from '@mes/contract/article-schemas';
import { InvalidAction } from '@mes/contract/errors';
import { publishProblem } from '@mes/domain/articles/text';
import { api } from '../../../api/client';
import { useWrite } from '../../../api/use-call';
import { useEditorForm } from '../../../components/editing/use-editor-form';
import { withPublishing } from '../../../components/editing/with-publishing';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import {
  type ArticleDraft,
  contentOf,
  draftOf,
  isSameContent,
  withoutFiles,
} from './article-draft';

/** The form of an article, with saving and publishing. The article is null until it is saved. */
export function useArticleForm(article: EditableArticle | null) {
  const create = useWrite('articles', 'create');
  const edit = useWrite('articles', 'edit');
  const publishing = useWrite('articles', 'publish');
  const unpublishing = useWrite('articles', 'unpublish');
  const editor = useEditorForm({
    kind: 'article',
    entity: article,
    draftOf,
    isSame: isSameContent,
    withoutFiles,
    prepare: uploadCover,
    create: (draft) => create.mutateAsync(contentOf(draft)),
    edit: (draft, key) => edit.mutateAsync({ ...key, ...contentOf(draft) }),
  });
  const form = withPublishing(editor, {
    publish: publishing.mutateAsync,
    unpublish: unpublishing.mutateAsync,
  });
  const { draft, change } = form;

  async function publish(at?: number): Promise<EditableArticle | null> {
    const reason = publishProblem(draft);
    if (reason !== null) {
      form.setError(new InvalidAction(reason));
      return null;
    }
    return form.publish(at);
  }

  return {
    ...form,
    chooseCover: (chosen: PickedPicture | null) => change({ cover: { ...draft.cover, chosen } }),
    removeCover: () => change({ cover: { picture: null, chosen: null } }),
    publish,
  };
}

async function uploadCover(draft: ArticleDraft): Promise<ArticleDraft> {
  const { chosen } = draft.cover;
  if (!chosen) return draft;
  const { data: encoded, filename: name } = chosen;
  const picture = await api.files.uploadImage({ encoded, path: 'article', name });
  return { ...draft, cover: { picture, chosen: null } };
}
