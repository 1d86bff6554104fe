/** The one thing that endangers what is on air, worst first. */
import { sceneNameOf } from '@mes/domain/show/cue';
import { CHANNEL_NAMES, isOnAir } from '@mes/domain/show/state';
import { interpolate } from '../../../interpolate';
import type { ActionId } from '../keys/actions';
import { CHANNEL_LABELS } from '../labels';
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
/** A slow scene holds its stinger for up to 3.5 seconds. */
const BEHIND_MS = 5_000;
/** A source that was closed on purpose is no alarm for ever. */
const FORGOTTEN_MS = 10 * 60_000;

export function alarmOf(room: Room, now: number): AlarmView | null {
  return (
    serverAlarm(room, now) ??
    obsAlarm(room) ??
    overlayAlarm(room, now) ??
    rehearsalAlarm(room) ??
    failureAlarm(room, now) ??
    sourceAlarm(room, now) ??
    behindAlarm(room, now) ??
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

/** Nothing is missing as long as no channel is on air. */
function overlayAlarm(room: Room, now: number): AlarmView | null {
  if (!room.isOverlayHidden || room.isOverlayLeft) return null;
  const { channels } = room.desk.program;
  const unseen = CHANNEL_NAMES.filter((name) => isOnAir(channels[name], now + room.clockOffset));
  if (unseen.length === 0) return null;
  return {
    title: texts.overlaysHidden,
    text: interpolate(texts.overlaysHiddenText, {
      what: unseen.map((name) => CHANNEL_LABELS[name]).join(', '),
    }),
    buttons: [
      { action: 'putBack', label: texts.putBack },
      { action: 'leaveIt', label: texts.leaveIt },
    ],
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

/** It says so each second, so it is over when it says so no more. */
function failureAlarm({ failedSource }: Room, now: number): AlarmView | null {
  if (!failedSource || now - failedSource.at >= LOST_MS) return null;
  const source = failedSource.source === 'program' ? roomTexts.program : roomTexts.overlay;
  return {
    title: interpolate(texts.sourceFailed, { source }),
    text: interpolate(texts.sourceFailedText, { fault: failedSource.fault }),
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

/** A source that reports and is shown, but has not painted what was done some seconds ago. */
function behindAlarm({ sources, desk, clockOffset }: Room, now: number): AlarmView | null {
  const { revision, changedAt } = desk.program;
  const serverNow = now + clockOffset;
  if (serverNow - changedAt < BEHIND_MS) return null;
  const behind = sources.find(
    (each) => each.isShown && serverNow - each.seenAt < LOST_MS && each.revision < revision,
  );
  if (!behind) return null;
  const { source } = behind;
  return {
    title: interpolate(texts.sourceBehind, {
      source: source === 'program' ? roomTexts.program : roomTexts.overlay,
    }),
    text: interpolate(texts.sourceBehindText, { source }),
    buttons: [],
  };
}

function matchAlarm({ stream }: Room): AlarmView | null {
  if (!stream.isMatchDeleted) return null;
  return { title: texts.matchDeleted, text: texts.matchDeletedText, buttons: [] };
}

function nameOnAir({ desk }: Room): string | null {
  return desk.program.cue && sceneNameOf(desk.program.cue);
}
