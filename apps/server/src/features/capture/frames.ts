/** What changes of a map tell pages, so that they need not read again. */

import { isDeepStrictEqual } from 'node:util';
import type { CaptureFrame, RecordedEvent } from '@mes/contract/capture';
import { channels } from '@mes/contract/channels';
import type { Board } from '@mes/domain/capture/board';
import { alive } from '@mes/domain/capture/eliminations';
import type { LiveEvent } from '@mes/domain/capture/entries';
import { type Moment, warnings } from '@mes/domain/capture/moment';
import { scoreboard } from '@mes/domain/capture/scoreboard';
import type { Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
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

export async function publishToStaff(tx: Tx, told: Told): Promise<void> {
  const frame = { ...frameOf(told), recorded: told.recorded.map(toRecorded) };
  const found = warnings(told.after).map((warning) => ({ ...warning }));
  await publish(tx, channels.capture(told.map.match), 'map.captured', {
    ...frame,
    warnings: found,
  });
}

/** Who captured something, and how sure it is, is nobody else's matter. */
export async function publishToEveryone(tx: Tx, told: Told): Promise<void> {
  const sequence = lastSequence(told.recorded);
  await publish(tx, channels.match(told.map.match), 'map.captured', { ...frameOf(told), sequence });
}

/** Of what is shown: the one of the map would count what is still held back. */
export function lastSequence(events: readonly LiveEvent[]): number {
  return Math.max(0, ...events.map(({ sequence }) => sequence));
}

/** Pages have to read the map again. */
export async function publishMapChanged(tx: Tx, { match, map }: Where): Promise<void> {
  const on = [channels.capture(match), channels.match(match)];
  await publish(tx, on, 'capture.changed', { match, map });
}

/** Their statistics are other ones now. */
export async function publishCorrected(
  tx: Tx,
  players: readonly string[],
  match: string,
): Promise<void> {
  await publish(tx, players.map(channels.player), 'match.corrected', { matches: [match] });
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
