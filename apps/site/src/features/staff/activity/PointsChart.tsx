import { useCall } from '../../../api/use-call';
import { BarChart } from '../../../components/charts/BarChart';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { type StaffPeriod, toInput } from '../period';
import * as texts from '../texts';

/** Who has how many points of the period. */
export function PointsChart({ period }: { period: StaffPeriod }) {
  const board = useCall('staff', 'leaderboard', toInput(period));
  return (
    <Section title={texts.pointsOfMembers}>
      <Panel pad>
        <Loaded
          query={board}
          skeleton={<SkeletonRows rows={1} height={200} />}
          isEmpty={() => false}
        >
          {(rows) => (
            <BarChart
              label={texts.pointsByMember}
              columns={[texts.name, texts.points]}
              points={rows
                .filter(({ points }) => points !== 0)
                .map(({ staff, points }) => ({ id: staff.id, label: staff.name, value: points }))}
              empty={<EmptyRow>{texts.noPoints}</EmptyRow>}
            />
          )}
        </Loaded>
      </Panel>
    </Section>
  );
}
