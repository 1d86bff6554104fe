/** What the cells of the top row say. */
import type { ShowSource } from '@mes/contract/show-schemas';
import { interpolate } from '../../../interpolate';
import type { Room } from '../state/room-context';
import * as roomTexts from '../texts';
import { duration } from '../times';
import * as texts from './texts';

export const HEALTH_CELLS = ['server', 'program', 'overlay', 'obs', 'take', 'game'] as const;
export type HealthCellName = (typeof HEALTH_CELLS)[number];

export interface HealthCell {
  readonly name: HealthCellName;
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly state: 'good' | 'slow' | 'lost';
  /** For the graph; null where there is no number. */
  readonly ms: number | null;
}

const SLOW_MS = 400;
const LOST_MS = 3_000;
const SLOW_GAME_MS = 5_000;
const IDLE_GAME_MS = 60_000;

interface HealthInput {
  readonly now: number;
  /** When the game data of the match changed last, by the clock of this browser. */
  readonly gameDataAt: number | null;
}

export function healthCells(room: Room, { now, gameDataAt }: HealthInput): HealthCell[] {
  return [
    timed('server', roomTexts.server, room.server.latencyMs),
    sourceCell(room, 'program', now),
    sourceCell(room, 'overlay', now),
    obsCell(room, now),
    takeCell(room),
    gameCell(gameDataAt === null ? null : now - gameDataAt),
  ];
}

function timed(name: HealthCellName, label: string, ms: number | null): HealthCell {
  const isSlow = ms !== null && ms > SLOW_MS;
  return {
    name,
    label,
    value: ms === null ? roomTexts.none : String(Math.round(ms)),
    unit: ms === null ? '' : isSlow ? `${texts.milliseconds} ${texts.slow}` : texts.milliseconds,
    state: isSlow ? 'slow' : 'good',
    ms,
  };
}

function sourceCell(room: Room, source: ShowSource['source'], now: number): HealthCell {
  const label = source === 'program' ? roomTexts.program : roomTexts.overlay;
  const own = room.sources
    .filter((each) => each.source === source)
    .toSorted((one, other) => other.seenAt - one.seenAt)[0];
  if (!own)
    return { name: source, label, value: texts.notSeenYet, unit: '', state: 'good', ms: null };
  const silence = now + room.clockOffset - own.seenAt;
  if (silence < LOST_MS) return timed(source, label, own.latencyMs);
  const value = interpolate(texts.lostFor, { time: duration(silence) });
  return { name: source, label, value, unit: '', state: 'lost', ms: null };
}

function obsCell({ obs: { state } }: Room, now: number): HealthCell {
  const cell = { name: 'obs', label: texts.obs, ms: null } as const;
  switch (state.status) {
    case 'off':
      return { ...cell, value: texts.notConnected, unit: '', state: 'good' };
    case 'connecting':
      return { ...cell, value: texts.connecting, unit: '', state: 'good' };
    case 'lost': {
      const time = duration(now - (state.lostSince ?? now));
      return { ...cell, value: interpolate(texts.lostFor, { time }), unit: '', state: 'lost' };
    }
    case 'connected': {
      const count = state.lostFrames ?? 0;
      return {
        ...cell,
        value: state.fps === null ? roomTexts.none : String(Math.round(state.fps)),
        unit: interpolate(texts.framesLost, { count }),
        state: 'good',
      };
    }
  }
}

/** Until a source has painted it; until the server has it where none reports. */
function takeCell({ acts, paintedTakeMs }: Room): HealthCell {
  const ms = paintedTakeMs ?? acts.lastTakeMs;
  return {
    name: 'take',
    label: texts.lastTake,
    value: ms === null ? roomTexts.none : (ms / 1_000).toFixed(2),
    unit: ms === null ? '' : roomTexts.seconds,
    state: ms !== null && ms > SLOW_MS ? 'slow' : 'good',
    ms,
  };
}

function gameCell(age: number | null): HealthCell {
  const cell = { name: 'game', label: texts.gameData } as const;
  if (age === null || age > IDLE_GAME_MS)
    return { ...cell, value: texts.idle, unit: '', state: 'good', ms: null };
  const isSlow = age > SLOW_GAME_MS;
  return {
    ...cell,
    value: (age / 1_000).toFixed(1),
    unit: isSlow ? `${roomTexts.seconds} ${texts.slow}` : roomTexts.seconds,
    state: isSlow ? 'slow' : 'good',
    ms: age,
  };
}
