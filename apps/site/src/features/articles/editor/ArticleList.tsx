import { channels } from '@mes/client/channels';
import type { ArticleSummary } from '@mes/contract/article-schemas';
import { PUBLICATION_STATES } from '@mes/domain/publication/state';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../api/client';
import { useLive } from '../../../api/use-live';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { STATE_LABELS, STATE_TONES } from '../../../components/editing/labels';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Page } from '../../../components/layout/Page';
import { Panel } from '../../../components/layout/Panel';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Time } from '../../../components/text/Time';
import { articlePath, editorPath, NEW_ARTICLE } from '../paths';
import * as texts from '../texts';
import styles from './ArticleList.module.css';
import { useDeleteArticle } from './use-delete-article';

const ALL = 'all';
type Filter = typeof ALL | (typeof PUBLICATION_STATES)[number];

const TABS: readonly { id: Filter; label: string }[] = [
  { id: ALL, label: texts.all },
  ...PUBLICATION_STATES.map((id) => ({ id, label: STATE_LABELS[id] })),
];

/** All articles in all states, for writers. */
export function ArticleList() {
  const [filter, setFilter] = useState<Filter>(ALL);
  const list = usePagedList({
    key: ['articles', 'all'],
    filters: filter === ALL ? {} : { state: filter },
    size: 20,
    load: (request, options) => api.articles.all(request, options),
  });
  // Events of drafts are published on the staff channel only.
  useLive(channels.staff(), { reads: ['articles'] });
  useLive(channels.articles(), { reads: ['articles'] });
  const columns = useColumns();

  return (
    <Page
      title={texts.articleEditor}
      lead={texts.articleEditorLead}
      actions={
        <Button
          to={editorPath(NEW_ARTICLE)}
          icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.writeArticle}
        </Button>
      }
    >
      <div className={styles.list}>
        <Tabs label={texts.articlesByState} tabs={TABS} value={filter} onChange={setFilter} />
        <TabPanel id={filter}>
          <Panel>
            <LoadedPages
              list={list}
              label={texts.pagesOfArticles}
              skeleton={<SkeletonRows rows={8} />}
              empty={<EmptyRow>{texts.noArticle}</EmptyRow>}
            >
              {(rows) => (
                <DataTable
                  caption={texts.articles}
                  columns={columns}
                  rows={rows}
                  rowKey={({ id }) => id}
                />
              )}
            </LoadedPages>
          </Panel>
        </TabPanel>
      </div>
    </Page>
  );
}

function useColumns(): Column<ArticleSummary>[] {
  const { deleteArticle, restoreArticle } = useDeleteArticle();
  return [
    {
      id: 'title',
      header: texts.article,
      key: true,
      cell: ({ id, title, state }) =>
        state === 'deleted' ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <AppLink to={editorPath(id)} className={styles.title}>
            {title}
          </AppLink>
        ),
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>,
    },
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
    {
      id: 'actions',
      header: '',
      cell: (article) => (
        <span className={styles.actions}>
          {article.state === 'published' && (
            <Button
              variant="quiet"
              size="sm"
              to={articlePath(article.slug)}
              className={styles.view}
            >
              {texts.view}
            </Button>
          )}
          {article.state === 'deleted' ? (
            <Button variant="quiet" size="sm" onClick={() => void restoreArticle(article)}>
              {texts.bringBack}
            </Button>
          ) : (
            <Button variant="quiet" size="sm" onClick={() => void deleteArticle(article)}>
              {texts.deleteArticle}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
