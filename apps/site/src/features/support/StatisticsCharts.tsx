import type { TicketStatistics } from '@mes/contract/support-schemas';
import { LineChart } from '../../components/charts/LineChart';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { formatDuration } from './format-duration';
import { CATEGORY_LABELS } from './labels';
import * as texts from './texts';

type Load = TicketStatistics['staff'][number];

const counted = (
  id: 'messages' | 'assigned' | 'answered' | 'closed',
  header: string,
): Column<Load> => ({
  id,
  header,
  numeric: true,
  hideOnPhone: id === 'assigned' || id === 'answered',
  cell: (row) => row[id],
  sortBy: (row) => row[id],
});

const COLUMNS: readonly Column<Load>[] = [
  { id: 'name', header: texts.staffMember, cell: ({ player }) => player.name },
  counted('messages', texts.written),
  counted('assigned', texts.assigned),
  counted('answered', texts.answered),
  counted('closed', texts.closed),
  {
    id: 'first',
    header: texts.firstAnswer,
    numeric: true,
    cell: (row) => formatDuration(row.firstAnswer),
    sortBy: (row) => row.firstAnswer,
  },
];

const CATEGORY_COLUMNS: readonly Column<TicketStatistics['categories'][number]>[] = [
  {
    id: 'category',
    header: texts.categoryFilter,
    cell: ({ category }) => CATEGORY_LABELS[category],
  },
  { id: 'tickets', header: texts.total, numeric: true, cell: ({ tickets }) => tickets },
];

export function StatisticsCharts({ statistics }: { statistics: TicketStatistics }) {
  const { days, categories, staff } = statistics;
  const empty = <EmptyRow>{texts.noData}</EmptyRow>;
  return (
    <>
      <Section title={texts.openOverTime}>
        <Panel pad>
          <LineChart
            label={texts.openOverTime}
            columns={[texts.day, texts.unresolved]}
            empty={empty}
            axis={{ include: [0] }}
            points={days.map(({ day, unresolved }) => ({
              id: String(day),
              value: unresolved,
              label: formatDay(day),
            }))}
          />
        </Panel>
      </Section>
      <Section title={texts.firstAnswerOverTime}>
        <Panel pad>
          <LineChart
            label={texts.firstAnswerOverTime}
            columns={[texts.day, texts.firstAnswer]}
            empty={empty}
            axis={{ include: [0] }}
            format={formatDuration}
            points={days.flatMap(({ day, firstAnswer }) =>
              firstAnswer === null
                ? []
                : [{ id: String(day), value: firstAnswer, label: formatDay(day) }],
            )}
          />
        </Panel>
      </Section>
      <Section title={texts.byCategory}>
        {categories.length === 0 ? (
          empty
        ) : (
          <Panel>
            <DataTable
              caption={texts.byCategory}
              rows={categories}
              rowKey={({ category }) => category}
              columns={CATEGORY_COLUMNS}
            />
          </Panel>
        )}
      </Section>
      <Section title={texts.perStaff}>
        <Panel>
          <DataTable
            caption={texts.perStaff}
            rows={staff}
            rowKey={({ player }) => player.id}
            columns={COLUMNS}
          />
        </Panel>
      </Section>
    </>
  );
}

/** Days are those of UTC. */
function formatDay(day: number): string {
  return new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
