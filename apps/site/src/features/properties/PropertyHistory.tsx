import type { Property } from '@mes/contract/properties';
import { valueToForm } from '@mes/domain/properties/properties';
import { useCall } from '../../api/use-call';
import { showInfo } from '../../components/dialogs/dialogs';
import { DataTable } from '../../components/layout/DataTable';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

export function showHistory(property: Property): Promise<void> {
  return showInfo({
    title: interpolate(texts.historyOf, { id: property.id }),
    message: <PropertyHistory {...property} />,
  });
}

function PropertyHistory({ id, type }: Pick<Property, 'id' | 'type'>) {
  const history = useCall('properties', 'history', { id });
  return (
    <Loaded query={history} skeleton={<SkeletonRows rows={3} />}>
      {(changes) => (
        <DataTable
          caption={interpolate(texts.valuesOf, { id })}
          rows={changes}
          rowKey={({ revision }) => revision}
          columns={[
            { id: 'at', header: texts.when, cell: ({ at }) => <Time at={at} /> },
            { id: 'by', header: texts.who, cell: ({ by }) => by ?? texts.theProgram },
            {
              id: 'value',
              header: texts.value,
              key: true,
              cell: ({ value }) => valueToForm(type, value) || texts.none,
            },
          ]}
        />
      )}
    </Loaded>
  );
}
