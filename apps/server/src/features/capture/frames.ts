/** What changes of a map tell pages, so that they need not read again. */
import { isDeepStrictEqual } from 'node:util';
import type { CaptureFrame, RecordedEvent } from '@mes/contract/capture';
import type { Board } from '@mes/domain/capture/board';
import { alive } from '@mes/domain/capture/eliminations';
import type { LiveEvent } from '@mes/domain/capture/entries';
import { type Moment, warnings } from '@mes/domain/capture/moment';
import { scoreboard } from '@mes/domain/capture/scoreboard';
import type { NewEvent } from '../../platform/outbox/outbox';
import type { CaptureMapRow, Where } from './repository';
import { winnerOf } from './winning';

interface Told {
  readonly map: Pick<CaptureMapRow, 'match' | 'map' | 'ending'>;
  readonly board: Board;
  /** Null where pages may have shown anything before. */
  readonly before: Moment | null;
  readonly after: Moment;
  readonly recorded: readonly LiveEvent[];
  readonly removed: readonly string[];
}

export function staffFrame(told: Told): NewEvent {
  const frame = { ...frameOf(told), recorded: told.recorded.map(toRecorded) };
  const found = warnings(told.after).map((warning) => ({ ...warning }));
  return toEvent(`capture:${told.map.match}`, { ...frame, warnings: found });
}

/** Who captured something, and how sure it is, is nobody else's matter. */
export function publicFrame(told: Told): NewEvent {
  const sequence = lastSequence(told.recorded);
  return toEvent(`match:${told.map.match}`, { ...frameOf(told), sequence });
}

/** Of what is shown: the one of the map would count what is still held back. */
export function lastSequence(events: readonly LiveEvent[]): number {
  return Math.max(0, ...events.map(({ sequence }) => sequence));
}

/** Pages have to read the map again. */
export function mapChanged({ match, map }: Where): NewEvent[] {
  const event = { type: 'capture.changed', data: { match, map } };
  return [`capture:${match}`, `match:${match}`].map((channel) => ({ channel, ...event }));
}

export function toRecorded({ sequence, operator, event }: LiveEvent): RecordedEvent {
  return { sequence, operator, event: { ...event } };
}

export function toPublic({ sequence, event }: LiveEvent): RecordedEvent {
  return { sequence, operator: null, event: { ...event } };
}

export function aliveIn({ round }: Moment, { prepared }: Board): CaptureFrame['alive'] {
  return { A: alive('A', round.deaths, prepared), B: alive('B', round.deaths, prepared) };
}

function toEvent(channel: string, data: CaptureFrame): NewEvent {
  return { channel, type: 'map.captured', data };
}

function frameOf({ map, board, before, after, recorded, removed }: Told): CaptureFrame {
  return {
    match: map.match,
    map: map.map,
    sequence: board.sequence,
    recorded: recorded.map(toPublic),
    removed: [...removed],
    scoreA: after.score.A,
    scoreB: after.score.B,
    winner: winnerOf(map.ending, board, after),
    sideA: after.sideA,
    round: after.round.number,
    alive: aliveIn(after, board),
    players: changedLines(board, before, after),
    warnings: null,
  };
}

function changedLines(board: Board, before: Moment | null, after: Moment): CaptureFrame['players'] {
  const shown = before ? scoreboard(before, board.prepared) : [];
  return scoreboard(after, board.prepared).flatMap(({ player, line }, index) =>
    isDeepStrictEqual(shown[index]?.line, line) ? [] : [{ player, line }],
  );
}
