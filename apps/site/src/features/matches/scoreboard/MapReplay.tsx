import type { CapturedMap } from '@mes/contract/capture';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { momentAfter } from '@mes/domain/capture/board';
import { useMemo, useState } from 'react';
import { boardOf } from '../captured-map/board';
import { peopleOn } from '../captured-map/people';
import { RoundTimeline } from './RoundTimeline';
import { roundMarksOfBoard, shownReplayOf } from './replay';
import { ScoreTables } from './ScoreTables';
import { Scrubber } from './Scrubber';

/** A captured map at any moment. */
export default function MapReplay({
  match,
  captured,
}: {
  match: WebsiteMatch;
  captured: CapturedMap;
}) {
  const board = useMemo(() => boardOf(captured), [captured]);
  const [position, setPosition] = useState<number | null>(null);
  const at = Math.min(position ?? board.events.length, board.events.length);
  const move = (next: number | null) =>
    setPosition(next !== null && next < board.events.length ? next : null);
  const marks = roundMarksOfBoard(board);
  return (
    <>
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
    </>
  );
}
