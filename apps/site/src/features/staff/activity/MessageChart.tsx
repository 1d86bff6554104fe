import type { MessageActivity } from '@mes/contract/staff';
import { useCall } from '../../../api/use-call';
import { BarChart } from '../../../components/charts/BarChart';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { formatDate } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import { type StaffPeriod, toInput } from '../period';
import * as texts from '../texts';
import { barDays, toBars } from './message-bars';

interface MessageChartProps {
  period: StaffPeriod;
  /** Null for everyone. */
  user: string | null;
}

/** How much staff wrote in match rooms, over time. */
export function MessageChart({ period, user }: MessageChartProps) {
  const messages = useCall('staff', 'messages', { ...toInput(period), user: user ?? undefined });
  return (
    <Section title={texts.messagesOverTime} count={messages.data?.total.toLocaleString('en')}>
      <Panel pad>
        <Loaded
          query={messages}
          skeleton={<SkeletonRows rows={1} height={200} />}
          isEmpty={() => false}
        >
          {(found) => <Bars activity={found} />}
        </Loaded>
      </Panel>
    </Section>
  );
}

/** The server counts days in UTC, so the chart names them in UTC. */
function Bars({ activity }: { activity: MessageActivity }) {
  const days = barDays(activity);
  const points = toBars(activity).map(({ first, last, messages }) => ({
    id: String(first),
    value: messages,
    label: formatDate(first, 'UTC'),
    ...(days > 1 && { note: interpolate(texts.upTo, { date: formatDate(last, 'UTC') }) }),
  }));
  return (
    <BarChart
      label={days === 1 ? texts.messagesByDay : interpolate(texts.messagesByDays, { days })}
      columns={[texts.days, texts.messages]}
      points={activity.total === 0 ? [] : points}
      empty={<EmptyRow>{texts.noMessages}</EmptyRow>}
    />
  );
}
