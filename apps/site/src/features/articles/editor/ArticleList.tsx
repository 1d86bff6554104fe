import { channels } from '@mes/client/channels';
import type { ArticleSummary } from '@mes/contract/article-schemas';
import { PUBLICATION_STATES } from '@mes/domain/publication/state';
import { IconPlus } from '@tabler/icons-react';
import { api } from '../../../api/client';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { EditorList } from '../../../components/editing/EditorList';
import { STATE_LABELS, STATE_TONES } from '../../../components/editing/labels';
import type { Column } from '../../../components/layout/DataTable';
import { Time } from '../../../components/text/Time';
import { articlePath, editorPath, NEW_ARTICLE } from '../paths';
import * as texts from '../texts';
import { useDeleteArticle } from './use-delete-article';

/** All articles in all states, for writers. */
export function ArticleList() {
  // Events of drafts are published on the staff channel only.
  useLive(channels.staff(), { reads: ['articles'] });
  useLive(channels.articles(), { reads: ['articles'] });
  return (
    <EditorList
      title={texts.articleEditor}
      lead={texts.articleEditorLead}
      action={
        <Button
          to={editorPath(NEW_ARTICLE)}
          icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.writeArticle}
        </Button>
      }
      labels={{
        one: texts.article,
        all: texts.articles,
        byState: texts.articlesByState,
        pages: texts.pagesOfArticles,
        none: texts.noArticles,
      }}
      states={PUBLICATION_STATES}
      stateLabels={STATE_LABELS}
      stateTones={STATE_TONES}
      source={{
        key: ['articles', 'all'],
        load: (request, options) => api.articles.all(request, options),
      }}
      pathOf={({ id }) => editorPath(id)}
      columns={COLUMNS}
      rowAction={({ state, slug }) =>
        state === 'published' && (
          <Button variant="quiet" size="sm" to={articlePath(slug)}>
            {texts.view}
          </Button>
        )
      }
      deletion={useDeleteArticle()}
    />
  );
}

const COLUMNS: readonly Column<ArticleSummary>[] = [
  {
    id: 'published',
    header: texts.appears,
    hideOnPhone: true,
    cell: ({ publishedAt }) => (publishedAt === null ? '-' : <Time at={publishedAt} />),
  },
  {
    id: 'author',
    header: texts.author,
    hideOnPhone: true,
    cell: ({ author }) => author?.name ?? '-',
  },
  {
    id: 'changed',
    header: texts.changed,
    hideOnPhone: true,
    cell: ({ updatedAt }) => <Time at={updatedAt} show="ago" />,
  },
];
