import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { useMemo, useState } from 'react';
import { Alert } from '../../components/states/Alert';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useMedia } from '../../ssr/use-media';
import { peopleOn } from '../matches/captured-map/people';
import { MapBoard } from '../matches/scoreboard/MapBoard';
import { BoardBar } from './BoardBar';
import { BoardRail } from './BoardRail';
import { BoardScore } from './BoardScore';
import styles from './CaptureBoard.module.css';
import { Composer } from './Composer';
import { EventLog } from './EventLog';
import { KeyLegend } from './KeyLegend';
import { PlayerColumn } from './PlayerColumn';
import { QueueNotice } from './QueueNotice';
import * as texts from './texts';
import { useBoardActions } from './use-board-actions';
import { type Capture, useCapture } from './use-capture';
import { useDesk } from './use-desk';

/** Narrower windows show the map read-only. */
const MIN_WIDTH = '(min-width: 1100px)';

export function CaptureBoard({ match }: { match: WebsiteMatch }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen ?? currentMap(match);
  const { query, capture, queue, queued, problem } = useCapture(match.id, index);
  const isWide = useMedia(MIN_WIDTH) ?? true;
  return (
    <div className={styles.page}>
      <BoardBar match={match} map={index} onChoose={setChosen} waiting={queued.length} />
      <QueueNotice queue={queue} waiting={queued.length} problem={problem} />
      {isWide ? (
        <Loaded query={query} skeleton={<SkeletonRows rows={12} />}>
          {() =>
            capture ? (
              <Desk key={index} match={match} capture={capture} />
            ) : (
              <Alert kind="danger">{texts.noMap}</Alert>
            )
          }
        </Loaded>
      ) : (
        <ReadOnly match={match} map={index} />
      )}
    </div>
  );
}

function Desk({ match, capture }: { match: WebsiteMatch; capture: Capture }) {
  const { lineup } = capture.map;
  const { teamA, teamB } = match;
  const people = useMemo(() => peopleOn({ lineup }, { teamA, teamB }), [lineup, teamA, teamB]);
  const actions = useBoardActions(match, capture);
  const desk = useDesk({ capture, people, actions });
  const { chord, refusal, roundState, onPress } = desk;
  const shared = { capture, chord, roundState, people, onPress };
  return (
    <>
      <div className={styles.work}>
        <div className={styles.board}>
          <BoardScore match={match} capture={capture} />
          <div className={styles.players}>
            <PlayerColumn {...shared} slot="A" />
            <Composer {...shared} match={match} refusal={refusal} />
            <PlayerColumn {...shared} slot="B" />
          </div>
          <EventLog
            board={capture.board}
            waiting={capture.waiting}
            people={people}
            search={desk.search}
            selected={desk.selected}
            onSelect={desk.setSelected}
            onRemove={desk.remove}
            onRemoveRound={desk.removeRound}
          />
        </div>
        <BoardRail match={match} capture={capture} people={people} actions={actions} />
      </div>
      <KeyLegend match={match} />
    </>
  );
}

function ReadOnly({ match, map: index }: { match: WebsiteMatch; map: number }) {
  const map = match.maps[index];
  return (
    <div className={styles.readOnly}>
      <Alert kind="info">{texts.windowTooNarrow}</Alert>
      {map && <MapBoard match={match} map={map} />}
    </div>
  );
}

/** The live or next map; the last one when all are over. */
function currentMap({ maps }: WebsiteMatch): number {
  const next = maps.find(({ state }) => state === 'live' || state === 'upcoming');
  return (
    next?.index ??
    Math.max(
      0,
      maps.findLastIndex(({ state }) => state === 'finished'),
    )
  );
}
