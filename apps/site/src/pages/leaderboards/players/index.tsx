import { useSearchParams } from 'react-router';
import { Page } from '../../../components/layout/Page';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { PlayerEloBoard } from '../../../features/leaderboards/EloBoard';
import { RebuildRatings } from '../../../features/leaderboards/RebuildRatings';
import { StatisticsBoard } from '../../../features/leaderboards/StatisticsBoard';

const TABS = [
  { id: 'elo', label: 'Elo' },
  { id: 'statistics', label: 'Statistics' },
] as const;

export default function PlayerLeaderboardsPage() {
  const [address, setAddress] = useSearchParams();
  const shown = address.get('by') === 'statistics' ? 'statistics' : 'elo';
  return (
    <Page
      title="Player leaderboards"
      lead="Elo moves with every series; statistics count every captured round."
      actions={<RebuildRatings />}
    >
      <Tabs
        label="What players are ranked by"
        tabs={TABS}
        value={shown}
        onChange={(by) => setAddress(by === 'elo' ? {} : { by }, { replace: true })}
      />
      <TabPanel id={shown}>{shown === 'elo' ? <PlayerEloBoard /> : <StatisticsBoard />}</TabPanel>
    </Page>
  );
}
