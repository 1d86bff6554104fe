import type { ShowDesk } from '@mes/contract/show-schemas';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccount } from '../../../api/account';
import { confirm } from '../../../components/dialogs/dialogs';
import { Loaded } from '../../../components/states/Loaded';
import { useLeaveGuard } from '../../../components/use-leave-guard';
import { useObs } from '../../obs/index';
import { FOCUS_FIELD_ID } from '../bench/field-ids';
import type { ActionId } from '../keys/actions';
import { useKeys } from '../keys/use-keys';
import * as texts from '../texts';
import { matchOnAir } from './held-series';
import {
  type BenchName,
  type FailedSource,
  type LostText,
  type Room,
  RoomContext,
} from './room-context';
import { useMatchOf, useRoomMatches } from './room-matches';
import { dropNotice } from './room-notice';
import { useActs } from './use-acts';
import { createCommands } from './use-commands';
import { usePresence } from './use-presence';
import { useServer } from './use-server';
import { clockOffsetOf, type Painted, useShow } from './use-show';

const LOST_TEXT_MS = 30_000;
const MAP_WON_MS = 3_000;
/** For this long the bench does not change under the hand of an operator. */
const UNTOUCHED_MS = 10_000;

/** Loads the show and hands it to the parts of the room. */
export function RoomProvider({ children }: { children: ReactNode }) {
  const obs = useObs();
  useLeaveGuard(obs.state.isStreaming, confirmClosing);
  const account = useAccount();
  const ownId = account?.id ?? '';
  const presence = usePresence(obs.state.isStreaming);
  const { lostText, setLostText } = useLostText();
  const [painted, setPainted] = useState<Painted | null>(null);
  const [failedSource, setFailedSource] = useState<FailedSource | null>(null);
  const queries = useShow({
    onAttended: presence.setOperators,
    onOverwritten: (event) => {
      if (event.of === ownId) setLostText({ ...event, at: Date.now() });
    },
    onPainted: (event) => {
      if (event.source === 'program') setPainted(event);
    },
    onFailed: (event) => setFailedSource({ ...event, at: Date.now() }),
  });
  const flush = useRef(() => {});
  const server = useServer(() => {
    flush.current();
    for (const query of Object.values(queries)) void query.refetch();
  });
  const acts = useActs({ isAway: server.awaySince !== null, onAway: server.tryNow });
  useEffect(() => {
    flush.current = acts.flush;
  });
  const { data: sources, dataUpdatedAt: receivedAt } = queries.sources;
  const clockOffset = clockOffsetOf(sources?.now, { receivedAt });
  const streamMatch = queries.stream.data?.configuration.matchup.id ?? null;
  const { data: desk } = queries.desk;
  const { data: stream } = queries.stream;
  const paintedTakeMs = usePaintedTake(desk?.program, painted);
  const airMatch = desk && stream ? matchOnAir({ desk, stream }) : null;
  const matches = useRoomMatches(desk, { streamMatch, airMatch });
  const matchOf = useMatchOf(matches, streamMatch);
  const { bench, setBench } = useBench(queries.desk.data?.program.cue?.scene);
  const [isTyping, setTyping] = useState(false);
  const [hasStinger, setStinger] = useState(true);
  const [mapWonUntil, setMapWonUntil] = useState(0);
  const [showsAllScenes, setShowsAllScenes] = useState(false);
  const [vetoSlot, setVetoSlot] = useState<number | null>(null);
  const { sceneName, status, isProgramShown, isOverlayShown } = obs.state;
  const isUnseen = status === 'connected' && isProgramShown === false;
  const isOverlayHidden =
    status === 'connected' && isProgramShown === true && isOverlayShown === false;
  const [leftScene, setLeftScene] = useState<string | null>(null);
  // Once OBS has been back, the same scene is another surprise.
  if (!isUnseen && !isOverlayHidden && leftScene !== null) setLeftScene(null);

  return (
    <Loaded query={queries.desk}>
      {(desk) => (
        <Loaded query={queries.stream}>
          {(stream) => (
            <Loaded query={queries.game}>
              {(game) => (
                <Loaded query={queries.control}>
                  {(control) => (
                    <Commanded
                      room={{
                        desk,
                        stream,
                        game,
                        control,
                        log: queries.log.data ?? [],
                        sources: sources?.sources ?? [],
                        sourceKey: sources?.key ?? '',
                        speakers: queries.speakers.data ?? [],
                        sponsors: queries.sponsors.data ?? [],
                        tournaments: queries.tournaments.data?.data ?? [],
                        matches,
                        matchOf,
                        ownId,
                        operators: presence.operators,
                        clockOffset,
                        server,
                        obs,
                        acts,
                        bench,
                        setBench,
                        setPlace: presence.setPlace,
                        leaveField: presence.leaveField,
                        isTyping,
                        setTyping,
                        transition: hasStinger ? 'stinger' : 'cut',
                        isUnseen,
                        isElsewhere: isUnseen && leftScene !== sceneName,
                        isOverlayHidden,
                        isOverlayLeft: isOverlayHidden && leftScene === sceneName,
                        lostText,
                        dropLostText: () => setLostText(null),
                        mapWonUntil,
                        showsAllScenes,
                        vetoSlot,
                        setVetoSlot,
                        paintedMs: painted?.latencyMs ?? null,
                        paintedTakeMs,
                        failedSource,
                      }}
                      controls={{
                        armMapWon: () => setMapWonUntil(Date.now() + MAP_WON_MS),
                        disarmMapWon: () => setMapWonUntil(0),
                        toggleStinger: () => setStinger((before) => !before),
                        toggleAllScenes: () => {
                          // From another bench they are opened, wherever they were left.
                          setShowsAllScenes((before) => bench !== 'cue' || !before);
                          setBench('cue');
                        },
                        leaveObs: () => setLeftScene(sceneName),
                        focusWriting: () => {
                          // At once: the next key belongs to the text, not to the room.
                          flushSync(() => setBench('cue'));
                          document.getElementById(FOCUS_FIELD_ID)?.focus();
                        },
                      }}
                    >
                      {children}
                    </Commanded>
                  )}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

function confirmClosing(): Promise<boolean> {
  return confirm({
    title: texts.closeRoom,
    message: texts.closeRoomMessage,
    confirmLabel: texts.closeRoom,
    cancelLabel: texts.stayInRoom,
    danger: true,
  });
}

interface CommandedProps {
  room: Omit<Room, 'run'>;
  controls: Parameters<typeof createCommands>[1];
  children: ReactNode;
}

function Commanded({ room, controls, children }: CommandedProps) {
  const commands = createCommands(room, controls);
  const run = (id: ActionId) => {
    dropNotice();
    commands[id]();
  };
  useKeys(room.bench, run);
  return <RoomContext value={{ ...room, run }}>{children}</RoomContext>;
}

/** How long the last take took until it was painted; channels change the program too. */
function usePaintedTake(program: ShowDesk['program'] | undefined, painted: Painted | null) {
  const [takeMs, setTakeMs] = useState<number | null>(null);
  const isTake = program !== undefined && program.takenAt === program.changedAt;
  if (isTake && painted?.revision === program.revision && painted.latencyMs !== takeMs)
    setTakeMs(painted.latencyMs);
  return takeMs;
}

function useLostText() {
  const [lostText, setLostText] = useState<LostText | null>(null);
  useEffect(() => {
    if (!lostText) return;
    const timer = setTimeout(() => setLostText(null), LOST_TEXT_MS);
    return () => clearTimeout(timer);
  }, [lostText]);
  return { lostText, setLostText };
}

/** The bench follows what is on air, unless somebody has just used it. */
function useBench(sceneOnAir: string | undefined) {
  const [bench, setBench] = useState<BenchName>('cue');
  const touchedAt = useRef(0);
  useEffect(() => {
    if (sceneOnAir === undefined || Date.now() - touchedAt.current < UNTOUCHED_MS) return;
    setBench(sceneOnAir === 'game' ? 'game' : sceneOnAir === 'map-veto' ? 'veto' : 'cue');
  }, [sceneOnAir]);
  return {
    bench,
    setBench: (next: BenchName) => {
      touchedAt.current = Date.now();
      setBench(next);
    },
  };
}
