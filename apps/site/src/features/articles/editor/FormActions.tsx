import type { EditableArticle } from '@mes/contract/article-schemas';
import type { ContentVersion } from '@mes/contract/publication';
import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client';
import { Button } from '../../../components/Button';
import { choose, showError } from '../../../components/dialogs/dialogs';
import { formatMoment } from '../../../components/text/format-time';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
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
    const version = await chooseVersion(article.id).catch(showError);
    if (!version) return;
    onRestore(version);
    notify({ message: texts.earlierVersionLoaded });
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
        {texts.earlierVersions}
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

async function chooseVersion(id: string): Promise<ArticleFields | null> {
  const versions = await api.articles.history({ id });
  const revision = await choose({
    title: texts.earlierVersions,
    message: texts.earlierVersionsMessage,
    choices: versions.map((version, index) => ({
      value: version.revision,
      label: versionLabel(version),
      description:
        index === 0 ? interpolate(texts.currentVersion, { title: version.title }) : version.title,
    })),
  });
  return revision === null ? null : api.articles.version({ id, revision });
}

function versionLabel({ at, by }: ContentVersion): string {
  return [formatMoment(at), by?.name].filter(Boolean).join(' · ');
}
