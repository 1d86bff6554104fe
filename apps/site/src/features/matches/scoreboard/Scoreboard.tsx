import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { useState } from 'react';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { TabPanel } from '../../../components/layout/Tabs';
import { EmptyRow } from '../../../components/states/EmptyRow';
import * as texts from '../texts';
import { MapBoard } from './MapBoard';
import { MapTabs } from './MapTabs';
import { ScoreTables } from './ScoreTables';
import { shownSeriesOf } from './shown-map';

const ALL = 'all';

/** The scoreboard of the series or of one of its maps. */
export function Scoreboard({ match }: { match: WebsiteMatch }) {
  const played = match.maps.filter(({ state }) => state === 'live' || state === 'finished');
  const [chosen, setChosen] = useState<string | null>(null);
  const current = played.find(({ state }) => state === 'live');
  const defaultMap = played.length === 1 ? played[0] : current;
  const wantedTab = chosen ?? (defaultMap ? `${defaultMap.index}` : ALL);
  const shown = played.find(({ index }) => `${index}` === wantedTab);
  const value = shown ? wantedTab : ALL;
  const tabs = [
    ...(played.length > 1 ? [{ id: ALL, label: texts.allMaps }] : []),
    ...played.map(({ index, map }) => ({ id: `${index}`, label: map })),
  ];

  if (played.length === 0) {
    return (
      <Section title={texts.scoreboard}>
        <EmptyRow>{match.state === 'forfeited' ? texts.noMapPlayed : texts.noMapEntered}</EmptyRow>
      </Section>
    );
  }
  return (
    <Section
      title={texts.scoreboard}
      more={<MapTabs tabs={tabs} value={value} onChange={setChosen} />}
    >
      <TabPanel id={value}>
        {shown ? (
          <MapBoard key={shown.index} match={match} map={shown} />
        ) : (
          <Panel>
            <ScoreTables match={match} shown={shownSeriesOf(match)} />
          </Panel>
        )}
      </TabPanel>
    </Section>
  );
}
