import type { EditableArticle } from '@mes/contract/article-schemas';
import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client';
import { Button } from '../../../components/Button';
import { showError } from '../../../components/dialogs/dialogs';
import { chooseVersion } from '../../../components/editing/choose-version';
import * as editing from '../../../components/editing/texts';
import { notify } from '../../../components/toasts/notify';
import { editorPath } from '../paths';
import * as texts from '../texts';
import type { ArticleFields } from './article-draft';
import { useDeleteArticle } from './use-delete-article';

interface FormActionsProps {
  article: EditableArticle;
  /** Puts an earlier version into the form. */
  onRestore: (version: ArticleFields) => void;
  /** Called after deletion: unsaved changes can be dropped. */
  onRemoved: () => void;
}

export function FormActions({ article, onRestore, onRemoved }: FormActionsProps) {
  const { deleteArticle } = useDeleteArticle();
  const navigate = useNavigate();

  const remove = async () => {
    if (!(await deleteArticle(article))) return;
    onRemoved();
    await navigate(editorPath());
  };
  const restoreVersion = async () => {
    const version = await loadVersion(article.id).catch(showError);
    if (!version) return;
    onRestore(version);
    notify({ message: editing.earlierVersionLoaded });
  };

  return (
    <>
      <Button to={editorPath()} variant="ghost">
        {texts.allArticles}
      </Button>
      <Button
        variant="ghost"
        icon={<IconHistory size={17} stroke={1.75} aria-hidden="true" />}
        onClick={() => void restoreVersion()}
      >
        {editing.earlierVersions}
      </Button>
      <Button
        variant="ghost"
        icon={<IconTrash size={17} stroke={1.75} aria-hidden="true" />}
        onClick={() => void remove()}
      >
        {texts.deleteArticle}
      </Button>
    </>
  );
}

async function loadVersion(id: string): Promise<ArticleFields | null> {
  const revision = await chooseVersion(await api.articles.history({ id }));
  return revision === null ? null : api.articles.version({ id, revision });
}
