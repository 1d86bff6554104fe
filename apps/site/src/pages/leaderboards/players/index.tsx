import { useSearchParams } from 'react-router';
import { usePage } from '../../../api/use-page';
import { Page } from '../../../components/layout/Page';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { PlayerEloBoard } from '../../../features/leaderboards/EloBoard';
import { RebuildRatings } from '../../../features/leaderboards/RebuildRatings';
import { StatisticsBoard } from '../../../features/leaderboards/StatisticsBoard';
import page from './index.page';

const TABS = [
  { id: 'elo', label: 'Elo' },
  { id: 'statistics', label: 'Statistics' },
] as const;

export default function PlayerLeaderboardsPage() {
  const { elo, seasons } = usePage(page);
  const [, setAddress] = useSearchParams();
  const shown = elo ? 'elo' : 'statistics';
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
      <TabPanel id={shown}>
        {elo ? (
          <PlayerEloBoard initial={elo} seasons={seasons.data} />
        ) : (
          <StatisticsBoard seasons={seasons.data} />
        )}
      </TabPanel>
    </Page>
  );
}
