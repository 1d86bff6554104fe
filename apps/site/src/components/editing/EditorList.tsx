import { type ReactNode, useState } from 'react';
import { AppLink } from '../AppLink';
import { Button } from '../Button';
import { Chip, type ChipProps } from '../layout/Chip';
import { type Column, DataTable } from '../layout/DataTable';
import { Page } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { TabPanel, Tabs } from '../layout/Tabs';
import { LoadedPages } from '../lists/LoadedPages';
import { type ListSource, usePagedList } from '../lists/use-paged-list';
import { EmptyRow } from '../states/EmptyRow';
import { SkeletonRows } from '../states/Skeleton';
import { hiddenHeaders } from '../text/hidden-headers';
import styles from './EditorList.module.css';
import type { SoftDelete } from './soft-delete';
import * as texts from './texts';

const ALL = 'all';

/** What an editor edits: it is deleted softly, and its state can be seen and filtered by. */
interface EditedItem<State extends string> {
  readonly id: string;
  readonly title: string;
  readonly state: State;
}

interface EditorListProps<State extends string, Row extends EditedItem<State>> {
  title: string;
  lead: string;
  /** The button that begins a new one. */
  action: ReactNode;
  /** What the list shows: the header of one, the caption of all, and what is read aloud or shown empty. */
  labels: { one: string; all: string; byState: string; pages: string; none: string };
  states: readonly State[];
  stateLabels: Readonly<Record<State, string>>;
  stateTones: Readonly<Record<State, ChipProps['tone']>>;
  source: Pick<ListSource<Row, { state?: State }>, 'key' | 'load'>;
  pathOf: (row: Row) => string;
  /** Between the state and the actions. */
  columns: readonly Column<Row>[];
  /** Beside the button that deletes. */
  rowAction?: (row: Row) => ReactNode;
  deletion: SoftDelete;
}

/** Everything that one editor edits, by state, with what was deleted. */
export function EditorList<State extends string, Row extends EditedItem<State>>({
  title,
  lead,
  action,
  labels,
  states,
  stateLabels,
  stateTones,
  source,
  ...table
}: EditorListProps<State, Row>) {
  const [filter, setFilter] = useState<State | typeof ALL>(ALL);
  const list = usePagedList<Row, { state?: State }>({
    ...source,
    filters: filter === ALL ? {} : { state: filter },
    size: 20,
  });
  const tabs = [
    { id: ALL, label: texts.all },
    ...states.map((id) => ({ id, label: stateLabels[id] })),
  ] as const;
  const columns = columnsOf({ ...table, labels, stateLabels, stateTones, filter });

  return (
    <Page title={title} lead={lead} actions={action}>
      <div className={styles.list}>
        <Tabs label={labels.byState} tabs={tabs} value={filter} onChange={setFilter} />
        <TabPanel id={filter}>
          <Panel>
            <LoadedPages
              list={list}
              label={labels.pages}
              skeleton={<SkeletonRows rows={8} />}
              empty={<EmptyRow>{labels.none}</EmptyRow>}
            >
              {(rows) => (
                <DataTable
                  caption={labels.all}
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

function columnsOf<State extends string, Row extends EditedItem<State>>({
  labels,
  stateLabels,
  stateTones,
  pathOf,
  columns,
  rowAction,
  deletion: { deleteItem, restoreItem },
  filter,
}: Pick<
  EditorListProps<State, Row>,
  'labels' | 'stateLabels' | 'stateTones' | 'pathOf' | 'columns' | 'rowAction' | 'deletion'
> & { filter: string }): Column<Row>[] {
  return [
    {
      id: 'title',
      header: labels.one,
      key: true,
      cell: (row) =>
        isDeleted(row) ? (
          <span className={styles.title}>{row.title}</span>
        ) : (
          <AppLink to={pathOf(row)} className={styles.title}>
            {row.title}
          </AppLink>
        ),
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <Chip tone={stateTones[state]}>{stateLabels[state]}</Chip>,
    },
    ...columns,
    {
      id: 'actions',
      header: hiddenHeaders.actions,
      // On a phone things are deleted in their editor.
      hideOnPhone: filter !== 'deleted',
      cell: (row) => (
        <span className={styles.actions}>
          {rowAction?.(row)}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => void (isDeleted(row) ? restoreItem(row) : deleteItem(row))}
          >
            {isDeleted(row) ? texts.bringBack : texts.deleteItem}
          </Button>
        </span>
      ),
    },
  ];
}

function isDeleted({ state }: { state: string }): boolean {
  return state === 'deleted';
}
