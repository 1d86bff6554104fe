/** The one thing that endangers what is on air, worst first. */
import { sceneNameOf } from '@mes/domain/show/cue';
import { interpolate } from '../../../interpolate';
import type { ActionId } from '../keys/actions';
import type { Room } from '../state/room-context';
import { onAirInWords } from '../state/series-names';
import * as roomTexts from '../texts';
import { duration } from '../times';
import * as texts from './texts';

export interface AlarmView {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly { readonly action: ActionId; readonly label: string }[];
}

const LOST_MS = 3_000;
/** A source that was closed on purpose is no alarm for ever. */
const FORGOTTEN_MS = 10 * 60_000;

export function alarmOf(room: Room, now: number): AlarmView | null {
  return (
    serverAlarm(room, now) ??
    obsAlarm(room) ??
    rehearsalAlarm(room) ??
    sourceAlarm(room, now) ??
    matchAlarm(room)
  );
}

function serverAlarm(room: Room, now: number): AlarmView | null {
  const { awaySince, nextTryAt } = room.server;
  if (awaySince === null) return null;
  const next = Math.max(1, Math.ceil(((nextTryAt ?? now) - now) / 1_000));
  const hasObs = room.obs.state.status === 'connected';
  return {
    title: interpolate(texts.serverAway, { time: duration(now - awaySince), next }),
    text: interpolate(hasObs ? texts.serverAwayText : texts.serverAwayNoObs, {
      what: onAirInWords(room, nameOnAir(room)),
    }),
    buttons: [{ action: 'putBack', label: texts.tryNow }],
  };
}

function obsAlarm(room: Room): AlarmView | null {
  if (!room.isElsewhere) return null;
  const scene = room.obs.state.sceneName ?? roomTexts.none;
  const leave = { action: 'leaveIt', label: texts.leaveIt } as const;
  if (room.obs.state.hasProgram === false)
    return {
      title: texts.noSources,
      text: interpolate(texts.noSourcesText, { scene }),
      buttons: [{ action: 'putBack', label: texts.setUpSources }, leave],
    };
  return {
    title: texts.obsElsewhere,
    text: interpolate(texts.obsElsewhereText, {
      scene,
      what: onAirInWords(room, nameOnAir(room)),
    }),
    buttons: [{ action: 'putBack', label: texts.putBack }, leave],
  };
}

function rehearsalAlarm({ desk, obs }: Room): AlarmView | null {
  if (!desk.program.rehearsal || !obs.state.isStreaming) return null;
  return {
    title: texts.streamingInRehearsal,
    text: texts.streamingInRehearsalText,
    buttons: [],
  };
}

/** A source that was there and does not report any more. */
function sourceAlarm({ sources, clockOffset }: Room, now: number): AlarmView | null {
  for (const source of ['program', 'overlay'] as const) {
    const seen = sources.filter((each) => each.source === source).map(({ seenAt }) => seenAt);
    if (seen.length === 0) continue;
    const silence = now + clockOffset - Math.max(...seen);
    if (silence < LOST_MS || silence > FORGOTTEN_MS) continue;
    const name = source === 'program' ? roomTexts.program : roomTexts.overlay;
    return {
      title: interpolate(texts.sourceLost, { source: name, time: duration(silence) }),
      text: interpolate(texts.sourceLostText, { source }),
      buttons: [],
    };
  }
  return null;
}

function matchAlarm({ stream }: Room): AlarmView | null {
  if (!stream.isMatchDeleted) return null;
  return { title: texts.matchDeleted, text: texts.matchDeletedText, buttons: [] };
}

function nameOnAir({ desk }: Room): string | null {
  return desk.program.cue && sceneNameOf(desk.program.cue);
}
