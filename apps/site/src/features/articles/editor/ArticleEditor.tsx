import { channels } from '@mes/client/channels';
import type { EditableArticle } from '@mes/contract/article-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keyOf, useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { editorPath, NEW_ARTICLE } from '../paths';
import { NO_ARTICLE } from '../texts';
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
  const [round, setRound] = useState(0);

  const created = async (made: EditableArticle) => {
    queryClient.setQueryData(keyOf('articles', 'get', { id: made.id }), made);
    onCreated(made.id);
    await navigate(editorPath(made.id), { replace: true });
  };
  const startAnew = async () => {
    await article.refetch();
    setRound((before) => before + 1);
  };

  return (
    <LoadedPage
      query={isNew ? NOTHING_TO_READ : article}
      title="Article Editor"
      missing={NO_ARTICLE}
    >
      {(found) => (
        <ArticleForm
          key={round}
          article={found}
          onCreated={created}
          onStartAnew={() => void startAnew()}
        />
      )}
    </LoadedPage>
  );
}

const NOTHING_TO_READ = {
  data: null,
  error: null,
  isPending: false,
  isFetching: false,
  refetch: () => {},
};
