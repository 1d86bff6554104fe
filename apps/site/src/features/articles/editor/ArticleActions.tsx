import type { EditableArticle } from '@mes/contract/article-schemas';
import { api } from '../../../api/client';
import { EditorActions } from '../../../components/editing/EditorActions';
import { editorPath } from '../paths';
import * as texts from '../texts';
import type { ArticleFields } from './article-draft';
import { useDeleteArticle } from './use-delete-article';

interface ArticleActionsProps {
  article: EditableArticle;
  onRestore: (version: ArticleFields) => void;
  onRemoved: () => void;
}

export function ArticleActions({ article, ...handlers }: ArticleActionsProps) {
  const { deleteItem } = useDeleteArticle();
  const { id } = article;
  return (
    <EditorActions
      all={{ to: editorPath(), label: texts.allArticles }}
      loadHistory={() => api.articles.history({ id })}
      loadVersion={(revision) => api.articles.version({ id, revision })}
      remove={() => deleteItem(article)}
      {...handlers}
    />
  );
}
