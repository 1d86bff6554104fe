/** The events that carry changes of a captured map, so that pages need not read it again. */
import { isDeepStrictEqual } from 'node:util';
import type { CaptureFrame, RecordedEvent } from '@mes/contract/capture';
import { channels } from '@mes/contract/channels';
import type { Board } from '@mes/domain/capture/board';
import { alivePlayers } from '@mes/domain/capture/eliminations';
import type { LiveEvent } from '@mes/domain/capture/entries';
import { mapWinnerByEnding } from '@mes/domain/capture/map-ending';
import { type Moment, momentWarnings } from '@mes/domain/capture/moment';
import { scoreboard } from '@mes/domain/capture/scoreboard';
import type { Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import type { CaptureMapRow, MapKey } from '../repository';

export interface MapChange {
  readonly map: Pick<CaptureMapRow, 'match' | 'map' | 'ending'>;
  readonly board: Board;
  /** Null where it is not known what pages show, so that every line is sent. */
  readonly before: Moment | null;
  readonly after: Moment;
  readonly recorded: readonly LiveEvent[];
  readonly removed: readonly string[];
}

export async function publishToStaff(tx: Tx, change: MapChange): Promise<void> {
  const frame = { ...toFrame(change), recorded: change.recorded.map(toRecorded) };
  const found = momentWarnings(change.after).map((warning) => ({ ...warning }));
  await publish(tx, channels.capture(change.map.match), 'map.captured', {
    ...frame,
    warnings: found,
  });
}

/** Without the operators and the warnings, which are for staff only. */
export async function publishToEveryone(tx: Tx, change: MapChange): Promise<void> {
  const sequence = lastSequence(change.recorded);
  await publish(tx, channels.match(change.map.match), 'map.captured', {
    ...toFrame(change),
    sequence,
  });
}

/** Of the public events: the sequence of the map would count those that are still delayed. */
export function lastSequence(events: readonly LiveEvent[]): number {
  return Math.max(0, ...events.map(({ sequence }) => sequence));
}

/** Makes pages read the map again. */
export async function publishMapChanged(tx: Tx, { matchId, mapIndex }: MapKey): Promise<void> {
  const targets = [channels.capture(matchId), channels.match(matchId)];
  await publish(tx, targets, 'capture.changed', { match: matchId, map: mapIndex });
}

/** Publishes to the pages of these players that their statistics have changed. */
export async function publishCorrected(
  tx: Tx,
  { playerIds, matchId }: { playerIds: readonly string[]; matchId: string },
): Promise<void> {
  await publish(tx, playerIds.map(channels.player), 'match.corrected', { matches: [matchId] });
}

export function toRecorded({ sequence, operator, event }: LiveEvent): RecordedEvent {
  return { sequence, operator, event: { ...event } };
}

export function toPublicRecorded({ sequence, event }: LiveEvent): RecordedEvent {
  return { sequence, operator: null, event: { ...event } };
}

export function countAlive({ round }: Moment, { context }: Board): CaptureFrame['alive'] {
  return {
    A: alivePlayers('A', round.deaths, context),
    B: alivePlayers('B', round.deaths, context),
  };
}

function toFrame({ map, board, before, after, recorded, removed }: MapChange): CaptureFrame {
  return {
    match: map.match,
    map: map.map,
    sequence: board.sequence,
    recorded: recorded.map(toPublicRecorded),
    removed: [...removed],
    scoreA: after.score.A,
    scoreB: after.score.B,
    winner: mapWinnerByEnding(map.ending, board, after),
    sideA: after.sideA,
    round: after.round.number,
    alive: countAlive(after, board),
    players: changedLines(board, before, after),
    warnings: null,
  };
}

function changedLines(board: Board, before: Moment | null, after: Moment): CaptureFrame['players'] {
  const known = before ? scoreboard(before, board.context) : [];
  return scoreboard(after, board.context).flatMap(({ player, line }, index) =>
    isDeepStrictEqual(known[index]?.line, line) ? [] : [{ player, line }],
  );
}
