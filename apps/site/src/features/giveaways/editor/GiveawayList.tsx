import type { Giveaway } from '@mes/contract/giveaways';
import { IconPlus } from '@tabler/icons-react';
import { api } from '../../../api/client';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Page } from '../../../components/layout/Page';
import { Panel } from '../../../components/layout/Panel';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Time } from '../../../components/text/Time';
import { STATE_LABELS, STATE_TONES } from '../labels';
import { editorPath, NEW_GIVEAWAY } from '../paths';
import * as texts from '../texts';
import { useLiveGiveaways } from '../use-live-giveaways';
import styles from './GiveawayList.module.css';

const COLUMNS: readonly Column<Giveaway>[] = [
  {
    id: 'title',
    header: texts.giveaway,
    key: true,
    cell: ({ id, title }) => (
      <AppLink to={editorPath(id)} className={styles.title}>
        {title}
      </AppLink>
    ),
  },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state, paid }) => (
      <span className={styles.state}>
        <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
        {paid && <Chip tone="win">{texts.paid}</Chip>}
      </span>
    ),
  },
  { id: 'code', header: texts.code, cell: ({ code }) => <code>{code}</code> },
  { id: 'entries', header: texts.entries, numeric: true, cell: ({ entries }) => entries },
  {
    id: 'opens',
    header: texts.opens,
    hideOnPhone: true,
    cell: ({ opensAt }) => <Time at={opensAt} />,
  },
  {
    id: 'closes',
    header: texts.closes,
    hideOnPhone: true,
    cell: ({ closesAt }) => <Time at={closesAt} />,
  },
];

export function GiveawayList() {
  useLiveGiveaways();
  const list = usePagedList({
    key: ['giveaways', 'listAll'],
    filters: {},
    size: 20,
    load: (request, options) => api.giveaways.listAll(request, options),
  });
  return (
    <Page
      title={texts.promoEditor}
      lead={texts.promoEditorLead}
      actions={
        <Button
          to={editorPath(NEW_GIVEAWAY)}
          icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.createGiveaway}
        </Button>
      }
    >
      <Panel>
        <LoadedPages
          list={list}
          label={texts.pagesOfGiveaways}
          skeleton={<SkeletonRows rows={6} />}
          empty={<EmptyRow>{texts.noGiveaways}</EmptyRow>}
        >
          {(rows) => (
            <DataTable
              caption={texts.giveaways}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </LoadedPages>
      </Panel>
    </Page>
  );
}
