import type { Property } from '@mes/contract/properties';
import { valueToForm } from '@mes/domain/properties/properties';
import { useCall } from '../../api/use-call';
import { showInfo } from '../../components/dialogs/dialogs';
import { DataTable } from '../../components/layout/DataTable';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';

export function showHistory(property: Property): Promise<void> {
  return showInfo({
    title: `History of ${property.id}`,
    message: <PropertyHistory {...property} />,
  });
}

function PropertyHistory({ id, type }: Pick<Property, 'id' | 'type'>) {
  const history = useCall('properties', 'history', { id });
  return (
    <Loaded query={history} skeleton={<SkeletonRows rows={3} />}>
      {(changes) => (
        <DataTable
          caption={`Values of ${id}, newest first`}
          rows={changes}
          rowKey={({ revision }) => revision}
          columns={[
            { id: 'at', header: 'When', cell: ({ at }) => <Time at={at} /> },
            { id: 'by', header: 'Who', cell: ({ by }) => by ?? 'the program' },
            {
              id: 'value',
              header: 'Value',
              key: true,
              cell: ({ value }) => valueToForm(type, value) || 'none',
            },
          ]}
        />
      )}
    </Loaded>
  );
}
