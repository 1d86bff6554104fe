import type { MatchMap, WebsiteMatch } from '@mes/contract/match-schemas';
import { lazy, Suspense } from 'react';
import { Panel } from '../../../components/layout/Panel';
import { useCapturedMap } from '../captured-map/use-captured-map';
import { RoundTimeline } from './RoundTimeline';
import { ScoreTables } from './ScoreTables';
import { roundMarksOfMap, shownMapOf } from './shown-map';

/** With the rules of capture, which only maps with events need. */
const MapReplay = lazy(() => import('./MapReplay'));

/** The rounds and scoreboard of a map; of a captured map at any moment. */
export function MapBoard({ match, map }: { match: WebsiteMatch; map: MatchMap }) {
  const isCaptured = map.captured || map.state === 'live';
  const { data: captured } = useCapturedMap({
    matchId: match.id,
    mapIndex: map.index,
    audience: 'public',
    enabled: isCaptured,
  });
  const result = <MapResult match={match} map={map} />;
  return (
    <Panel>
      {captured && captured.events.length > 0 ? (
        <Suspense fallback={result}>
          <MapReplay match={match} captured={captured} />
        </Suspense>
      ) : (
        result
      )}
    </Panel>
  );
}

/** As the match itself has it. */
function MapResult({ match, map }: { match: WebsiteMatch; map: MatchMap }) {
  const marks = roundMarksOfMap(match, map.index);
  return (
    <>
      {marks.length > 0 && <RoundTimeline match={match} rounds={marks} shown={marks.length} />}
      <ScoreTables match={match} shown={shownMapOf(map)} />
    </>
  );
}
