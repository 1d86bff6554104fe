import { channels } from '@mes/client/channels';
import type { EditableArticle } from '@mes/contract/article-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { useNavigate } from '../../../router/use-navigate';
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
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [formKey, setFormKey] = useState(0);

  const handleCreated = async (created: EditableArticle) => {
    queryClient.setQueryData(keyOf('articles', 'get', { id: created.id }), created);
    onCreated(created.id);
    await navigate(editorPath(created.id), { replace: true });
  };
  const reload = async () => {
    await article.refetch();
    setFormKey((before) => before + 1);
  };

  return (
    <LoadedPage
      query={isNew ? EMPTY_QUERY : article}
      title={texts.articleEditor}
      missing={texts.noArticle}
    >
      {(found) => (
        <ArticleForm
          key={formKey}
          article={found}
          onCreated={handleCreated}
          onReload={() => void reload()}
        />
      )}
    </LoadedPage>
  );
}

const EMPTY_QUERY = {
  data: null,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: () => {},
};
