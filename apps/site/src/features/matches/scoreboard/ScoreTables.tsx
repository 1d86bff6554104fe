import type { MatchSummary } from '@mes/contract/match-schemas';
import { sideOf } from '@mes/domain/series/team-slots';
import { EmptyRow } from '../../../components/states/EmptyRow';
import * as texts from '../texts';
import { ScoreTable } from './ScoreTable';
import type { ShownMap } from './shown-map';

interface ScoreTablesProps {
  match: Pick<MatchSummary, 'teamA' | 'teamB'>;
  shown: ShownMap;
}

/** Both teams, one below the other. */
export function ScoreTables({ match, shown }: ScoreTablesProps) {
  const { sideA, players } = shown;
  if (players.A.length + players.B.length === 0) return <EmptyRow>{texts.noStatistics}</EmptyRow>;
  return (
    <>
      <ScoreTable team={match.teamA} side={sideA} players={players.A} />
      <ScoreTable team={match.teamB} side={sideA && sideOf('B', sideA)} players={players.B} />
    </>
  );
}
