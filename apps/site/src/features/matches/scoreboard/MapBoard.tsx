import type { MatchMap, WebsiteMatch } from '@mes/contract/match-schemas';
import { momentAfter } from '@mes/domain/capture/board';
import { useMemo, useState } from 'react';
import { Panel } from '../../../components/layout/Panel';
import { boardOf } from '../captured-map/captured-map';
import { peopleOn } from '../captured-map/people';
import { useCapturedMap } from '../captured-map/use-captured-map';
import { RoundTimeline } from './RoundTimeline';
import { ScoreTables } from './ScoreTables';
import { Scrubber } from './Scrubber';
import { roundMarksOfBoard, roundMarksOfMap, shownMapOf, shownReplayOf } from './shown-map';

/** The rounds and scoreboard of a map; of a captured map at any moment. */
export function MapBoard({ match, map }: { match: WebsiteMatch; map: MatchMap }) {
  const isCaptured = map.captured || map.state === 'live';
  const { data: captured } = useCapturedMap({
    matchId: match.id,
    mapIndex: map.index,
    audience: 'public',
    enabled: isCaptured,
  });
  const board = useMemo(() => captured && boardOf(captured), [captured]);
  const [position, setPosition] = useState<number | null>(null);

  if (!captured || !board || board.events.length === 0) {
    const marks = roundMarksOfMap(match, map.index);
    return (
      <Panel>
        {marks.length > 0 && <RoundTimeline match={match} rounds={marks} shown={marks.length} />}
        <ScoreTables match={match} shown={shownMapOf(map)} />
      </Panel>
    );
  }
  const at = Math.min(position ?? board.events.length, board.events.length);
  const move = (next: number | null) =>
    setPosition(next !== null && next < board.events.length ? next : null);
  const marks = roundMarksOfBoard(board);
  return (
    <Panel>
      <RoundTimeline
        match={match}
        rounds={marks}
        shown={momentAfter(board, at).rounds.length}
        chosen={position === null ? null : marks.find(({ until }) => until === at)?.number}
        onChoose={({ until }) => move(until)}
      />
      <Scrubber
        map={captured}
        board={board}
        people={peopleOn(captured, match)}
        position={at}
        onMove={move}
      />
      <ScoreTables match={match} shown={shownReplayOf(captured, board, at)} />
    </Panel>
  );
}
