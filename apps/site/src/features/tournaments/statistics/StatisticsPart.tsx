import { channels } from '@mes/client/channels';
import type { TournamentStatistics } from '@mes/contract/statistics';
import { useState } from 'react';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { AppLink } from '../../../components/AppLink';
import { useSpoiler } from '../../../components/spoilers/use-spoiler';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { useLocation } from '../../../router/RouterProvider';
import { partUrl } from '../TournamentTabs';
import { Attendance } from './Attendance';
import { ColumnMeanings } from './ColumnMeanings';
import { minimumMaps } from './columns';
import { Leaders } from './Leaders';
import { MapSides } from './MapSides';
import { PlayerTable } from './PlayerTable';
import { RoundEndings } from './RoundEndings';
import styles from './StatisticsPart.module.css';
import * as texts from './texts';
import { Upsets } from './Upsets';

/** A tournament in numbers, from its captured rounds. */
export default function StatisticsPart({ tournamentId }: { tournamentId: string }) {
  const statistics = useCall('statistics', 'tournament', { id: tournamentId });
  useLive(channels.tournament(tournamentId), { reads: ['statistics'] });
  const { pathname, search } = useLocation();
  return (
    <Loaded
      query={statistics}
      skeleton={<SkeletonRows rows={15} />}
      isEmpty={({ players }) => players.length === 0}
      empty={
        <EmptyRow>
          {texts.noneYet}{' '}
          <AppLink to={partUrl(pathname, search, 'schedule')} className={styles.link}>
            {texts.toSchedule}
          </AppLink>
        </EmptyRow>
      }
    >
      {(found) => <Statistics statistics={found} tournamentId={tournamentId} />}
    </Loaded>
  );
}

interface StatisticsProps {
  statistics: TournamentStatistics;
  tournamentId: string;
}

function Statistics({ statistics, tournamentId }: StatisticsProps) {
  const { players, gameMaps, vetoes, endings, rounds, upsets, attendance } = statistics;
  const minimum = minimumMaps(players);
  const [chosenMaps, setChosenMaps] = useState<number | null>(null);
  const minMaps = Math.min(chosenMaps ?? minimum.first, minimum.most);
  const eligible = players.filter(({ maps }) => maps >= minMaps);
  // An upset is a result.
  const { isHidden } = useSpoiler(tournamentId);
  return (
    <>
      <Leaders players={eligible} />
      <PlayerTable
        players={players}
        minimum={{ value: minMaps, most: minimum.most, onChange: setChosenMaps }}
        downloadUrl={`/api/tournaments/${encodeURIComponent(tournamentId)}/statistics.csv`}
      />
      <ColumnMeanings />
      <div className={styles.columns}>
        <MapSides gameMaps={gameMaps} vetoes={vetoes} />
        <div className={styles.stack}>
          <RoundEndings endings={endings} rounds={rounds} />
          {!isHidden && <Upsets upsets={upsets} />}
          <Attendance attendance={attendance} />
        </div>
      </div>
    </>
  );
}
