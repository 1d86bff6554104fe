import { channels } from '@mes/client/channels';
import type { EditableStoreItem } from '@mes/contract/store-schemas';
import { IconPlus } from '@tabler/icons-react';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Page } from '../../../components/layout/Page';
import { Panel } from '../../../components/layout/Panel';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { hiddenHeaders } from '../../../components/text/hidden-headers';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { withCommas } from '../format-points';
import { ItemPicture } from '../ItemPicture';
import * as texts from '../texts';
import styles from './ItemEditor.module.css';
import { useItemActions } from './use-item-actions';

/** All items with their stock, for Admins. */
export function ItemEditor() {
  const items = useCall('store', 'allItems', {});
  const actions = useItemActions();
  useLive(channels.store(), { reads: ['store'] });
  const columns: Column<EditableStoreItem>[] = [
    {
      id: 'title',
      header: texts.item,
      key: true,
      cell: ({ title, picture, archived }) => (
        <span className={styles.title}>
          <ItemPicture picture={picture} small />
          {title}
          {archived && <Chip>{texts.archived}</Chip>}
        </span>
      ),
    },
    {
      id: 'price',
      header: texts.price,
      numeric: true,
      cell: ({ price }) => withCommas(price),
    },
    { id: 'stock', header: texts.stock, numeric: true, hideOnPhone: true, cell: stockOf },
    {
      id: 'limit',
      header: texts.limit,
      numeric: true,
      hideOnPhone: true,
      cell: ({ perPerson }) => (perPerson === null ? texts.none : withCommas(perPerson)),
    },
    {
      id: 'available',
      header: texts.available,
      hideOnPhone: true,
      cell: ({ availableFrom, availableUntil }) => (
        <span className={styles.times}>
          {availableFrom !== null && <Time at={availableFrom} />}
          {availableUntil !== null && (
            <span>
              {texts.availableUntil} <Time at={availableUntil} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      header: hiddenHeaders.actions,
      cell: (item) => (
        <span className={styles.actions}>
          <Button variant="quiet" size="sm" onClick={() => void actions.edit(item)}>
            {texts.edit}
          </Button>
          {item.archived ? (
            <Button variant="quiet" size="sm" onClick={() => void actions.bringBack(item)}>
              {texts.bringBack}
            </Button>
          ) : (
            <Button variant="quiet" size="sm" onClick={() => void actions.archive(item)}>
              {texts.archive}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Page
      title={texts.editor}
      lead={texts.editorLead}
      actions={
        <Button icon={<IconPlus size={17} stroke={1.75} />} onClick={() => void actions.create()}>
          {texts.addItem}
        </Button>
      }
    >
      <Panel>
        <Loaded
          query={items}
          skeleton={<SkeletonRows rows={6} />}
          empty={<EmptyRow>{texts.noItems}</EmptyRow>}
        >
          {(rows) => (
            <DataTable
              caption={texts.items}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </Loaded>
      </Panel>
    </Page>
  );
}

function stockOf({ left, stock }: EditableStoreItem): string {
  if (left === null || stock === null) return texts.unlimited;
  return interpolate(texts.stockLeft, { left: withCommas(left), stock: withCommas(stock) });
}
