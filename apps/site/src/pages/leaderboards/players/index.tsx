import { usePage } from '../../../api/use-page';
import { Page } from '../../../components/layout/Page';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { PlayerEloBoard } from '../../../features/leaderboards/EloBoard';
import { RebuildRatings } from '../../../features/leaderboards/RebuildRatings';
import { StatisticsBoard } from '../../../features/leaderboards/StatisticsBoard';
import * as texts from '../../../features/leaderboards/texts';
import { useSearchParams } from '../../../router/use-search-params';
import page from './index.page';

const TABS = [
  { id: 'elo', label: texts.elo },
  { id: 'statistics', label: texts.statistics },
] as const;

export default function PlayerLeaderboardsPage() {
  const { elo, seasons } = usePage(page);
  const [, setAddress] = useSearchParams();
  const shown = elo ? 'elo' : 'statistics';
  return (
    <Page title={texts.playerLeaderboards} lead={texts.playersLead} actions={<RebuildRatings />}>
      <Tabs
        label={texts.rankedBy}
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
