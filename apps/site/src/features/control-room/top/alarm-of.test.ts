import type { ShowSource } from '@mes/contract/show-schemas';
import { expect, it } from 'vitest';
import type { Room } from '../state/room-context';
import { alarmOf } from './alarm-of';

const NOW = 1_000_000;
const SECOND = 1_000;

const NO_CHANNELS = { score_bug: null, lower_third: null, sponsor: null, info_card: null };
const BUG = { item: { channel: 'score_bug' }, since: NOW - 60 * SECOND, until: null };

/** Only what alarms look at. */
function roomWith(change: object = {}): Room {
  const room = {
    server: { awaySince: null, nextTryAt: null },
    obs: { state: { status: 'connected', isStreaming: false, sceneName: 'MES', hasProgram: true } },
    desk: {
      program: {
        cue: null,
        channels: NO_CHANNELS,
        rehearsal: false,
        revision: 8,
        changedAt: NOW - 60 * SECOND,
      },
    },
    stream: { isMatchDeleted: false },
    sources: [],
    clockOffset: 0,
    isElsewhere: false,
    isOverlayHidden: false,
    isOverlayLeft: false,
    failedSource: null,
    ...change,
  };
  return room as unknown as Room;
}

function source(change: Partial<ShowSource> = {}): ShowSource {
  return {
    source: 'program',
    instance: 'obs',
    seenAt: NOW - SECOND,
    isShown: true,
    revision: 8,
    latencyMs: 40,
    ...change,
  };
}

const onAir = {
  program: { ...roomWith().desk.program, channels: { ...NO_CHANNELS, score_bug: BUG } },
};
const justTaken = { program: { ...roomWith().desk.program, changedAt: NOW - SECOND } };
const failed = { source: 'program', fault: 'x is undefined', at: NOW - SECOND };

it.each([
  { label: 'a quiet room', change: {}, title: null },
  { label: 'sources that have painted', change: { sources: [source()] }, title: null },
  {
    label: 'a source that is silent',
    change: { sources: [source({ seenAt: NOW - 5 * SECOND })] },
    title: 'Program source not seen for 0:05',
  },
  {
    label: 'a source that does not paint the last take',
    change: { sources: [source({ revision: 7 })] },
    title: 'Program has not shown the last take',
  },
  {
    label: 'a source in the first seconds of a take',
    change: { sources: [source({ revision: 7 })], desk: justTaken },
    title: null,
  },
  {
    label: 'a source that OBS does not show',
    change: { sources: [source({ revision: 7, isShown: false })] },
    title: null,
  },
  {
    label: 'a source that cannot render',
    change: { failedSource: failed },
    title: 'Program cannot show the scene',
  },
  {
    label: 'a source that could not render a while ago',
    change: { failedSource: { ...failed, at: NOW - 5 * SECOND } },
    title: null,
  },
  {
    label: 'overlays that OBS hides',
    change: { isOverlayHidden: true, desk: onAir },
    title: 'OBS hides the overlays',
  },
  {
    label: 'hidden overlays that the operator leaves',
    change: { isOverlayHidden: true, isOverlayLeft: true, desk: onAir },
    title: null,
  },
  { label: 'hidden overlays with nothing in them', change: { isOverlayHidden: true }, title: null },
])('$label: $title', ({ change, title }) => {
  expect(alarmOf(roomWith(change), NOW)?.title ?? null).toBe(title);
});
