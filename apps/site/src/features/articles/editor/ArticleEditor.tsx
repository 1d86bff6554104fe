import { channels } from '@mes/client/channels';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { useEditedItem } from '../../../components/editing/use-edited-item';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { editorPath, NEW_ARTICLE } from '../paths';
import * as texts from '../texts';
import { ArticleForm } from './ArticleForm';

interface ArticleEditorProps {
  id: string;
  onCreated: (id: string) => void;
}

export default function ArticleEditor({ id, onCreated }: ArticleEditorProps) {
  const isNew = id === NEW_ARTICLE;
  const article = useCall('articles', 'get', { id }, { enabled: !isNew });
  useLive(channels.staff(), { reads: ['articles'] });
  useLive(channels.articles(), { reads: ['articles'] });

  const edited = useEditedItem({
    isNew,
    query: article,
    keyOf: (other) => keyOf('articles', 'get', { id: other }),
    pathOf: editorPath,
    onCreated,
  });

  return (
    <LoadedPage query={edited.query} title={texts.articleEditor} missing={texts.noArticle}>
      {(found) => (
        <ArticleForm
          key={edited.formKey}
          article={found}
          onCreated={edited.handleCreated}
          onReload={edited.reload}
        />
      )}
    </LoadedPage>
  );
}
