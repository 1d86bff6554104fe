import type { Property } from '@mes/contract/properties';
import { valueToForm } from '@mes/domain/properties/properties';
import { IconPlus } from '@tabler/icons-react';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { showHistory } from './PropertyHistory';
import styles from './PropertyList.module.css';
import * as texts from './texts';
import { usePropertyActions } from './use-property-actions';

/** All properties, with their read and write permissions. */
export function PropertyList() {
  const properties = useCall('properties', 'all', {});
  const actions = usePropertyActions();
  const columns: Column<Property>[] = [
    {
      id: 'id',
      header: texts.property,
      key: true,
      sortBy: ({ id }) => id,
      cell: ({ id, description }) => (
        <span className={styles.name}>
          {id}
          {description && <span className={styles.about}>{description}</span>}
        </span>
      ),
    },
    { id: 'type', header: texts.type, hideOnPhone: true, cell: ({ type }) => <Chip>{type}</Chip> },
    {
      id: 'value',
      header: texts.value,
      cell: ({ type, value }) => (
        <code className={styles.value}>{valueToForm(type, value) || texts.none}</code>
      ),
    },
    {
      id: 'read',
      header: texts.read,
      hideOnPhone: true,
      cell: ({ readPermissions }) => readPermissions ?? texts.everyone,
    },
    {
      id: 'write',
      header: texts.write,
      hideOnPhone: true,
      cell: ({ writePermissions }) => writePermissions ?? 'Admin',
    },
    {
      id: 'updated',
      header: texts.changed,
      hideOnPhone: true,
      sortBy: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => <Time at={updatedAt} show="ago" />,
    },
    {
      id: 'actions',
      header: '',
      cell: (property) => (
        <span className={styles.actions}>
          <Button variant="quiet" size="sm" onClick={() => void actions.edit(property)}>
            {texts.edit}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void showHistory(property)}>
            {texts.history}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void actions.remove(property)}>
            {texts.deleteShort}
          </Button>
        </span>
      ),
    },
  ];

  return (
    <Page
      title={texts.properties}
      lead={texts.propertiesLead}
      actions={
        <Button icon={<IconPlus size={17} stroke={1.75} />} onClick={() => void actions.create()}>
          {texts.createProperty}
        </Button>
      }
    >
      <Panel>
        <Loaded
          query={properties}
          skeleton={<SkeletonRows rows={6} />}
          empty={<EmptyRow>{texts.noProperties}</EmptyRow>}
        >
          {(rows) => (
            <DataTable
              caption={texts.properties}
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
