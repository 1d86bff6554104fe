/**
 * What everyone may know of a capture: the events that are out of the stream delay. They make the
 * score of the series, end its maps, and go out on the channel of the match.
 */
import { InvalidAction } from '@mes/contract/errors';
import { type Board, latest, momentAt } from '@mes/domain/capture/board';
import type { Moment } from '@mes/domain/capture/moment';
import { halves } from '@mes/domain/capture/scoreboard';
import { resultOf } from '@mes/domain/series/series';
import type { Tx } from '../../platform/database/database';
import type { ResultInput } from '../matches/results/service';
import type { MapRow, Series } from '../matches/tables';
import type { Desk } from './desk';
import { publishCorrected, publishToEveryone } from './frames';
import { type CaptureMapRow, findEntries, findMaps, updateCapture, updateMap } from './repository';
import { winnerOf } from './winning';

interface Publishing {
  /** Locked, and its capture too. */
  readonly series: Series;
  readonly actor: { readonly id: string } | null;
  readonly now: number;
  readonly delay: number;
  readonly confirmed?: readonly string[];
  /** Maps of which something else than the events has changed. */
  readonly refolded?: readonly number[];
}

/** What of a map comes out now. */
interface Release {
  readonly row: CaptureMapRow;
  readonly board: Board;
  readonly until: number;
  readonly moment: Moment;
}

export async function publish(tx: Tx, desk: Desk, publishing: Publishing): Promise<void> {
  const { series, now, delay, refolded = [] } = publishing;
  const maps = await findMaps(tx, series.id);
  const all: Release[] = [];
  for (const map of maps) {
    const board = await desk.boards.at(tx, map);
    const until = publicUntil(map.row, { now, delay });
    all.push({ row: map.row, board, until, moment: momentUntil(board, until) });
  }
  const released = all.filter((each) => hasNews(each) || refolded.includes(each.row.map));
  await applyTo(tx, desk, released, publishing);
  for (const release of released) {
    const told = await news(tx, release);
    if (told.recorded.length + told.removed.length > 0) await publishToEveryone(tx, told);
    const { row, board, until } = release;
    await updateMap(tx, row, {
      publicSequence: row.sequence,
      publicUntil: delay === 0 ? lastOf(board, now) : until,
    });
  }
  await updateCapture(tx, series.id, { publicDue: nextDue(all, delay) });
}

/** What was once public stays so, also when the delay becomes longer. */
export function publicUntil(
  row: Pick<CaptureMapRow, 'publicUntil'>,
  { now, delay }: { now: number; delay: number },
): number {
  if (delay === 0) return Number.POSITIVE_INFINITY;
  return Math.max(row.publicUntil ?? 0, now - delay);
}

/** When everything on the board has happened: calls that had to wait are behind those that did not. */
export function lastOf(board: Board, now: number): number {
  return Math.max(now, board.events.at(-1)?.event.at ?? 0);
}

export function momentUntil(board: Board, until: number): Moment {
  return until === Number.POSITIVE_INFINITY ? latest(board) : momentAt(board, until);
}

function hasNews({ row, board, until }: Release): boolean {
  if (row.sequence > row.publicSequence) return true;
  const known = row.publicUntil ?? 0;
  return board.events.some(({ event }) => event.at > known && event.at <= until);
}

async function news(tx: Tx, { row, board, until, moment }: Release) {
  const known = row.publicUntil ?? 0;
  const entries =
    row.sequence > row.publicSequence ? await findEntries(tx, row, row.publicSequence) : [];
  return {
    map: row,
    board,
    before: null,
    after: moment,
    recorded: board.events.filter(
      ({ sequence, event }) =>
        event.at <= until && (sequence > row.publicSequence || event.at > known),
    ),
    removed: entries.flatMap((entry) => (entry.kind === 'record' ? [] : entry.removes)),
  };
}

function nextDue(all: readonly Release[], delay: number): number | null {
  const waiting = all.flatMap(({ board, until }) =>
    board.events.flatMap(({ event }) => (event.at > until ? [event.at + delay] : [])),
  );
  return waiting.length === 0 ? null : Math.min(...waiting);
}

async function applyTo(
  tx: Tx,
  desk: Desk,
  released: readonly Release[],
  { series, actor, now, confirmed }: Publishing,
): Promise<void> {
  const counting = released.filter((release) => counts(release, series));
  if (counting.length === 0) return;
  const outcome = outcomeOf(series, counting);
  const settled = await desk.results.enter(
    tx,
    { matchId: series.id, result: outcome, confirmed },
    { actor, now },
  );
  if (!settled.applied) {
    throw new InvalidAction(
      'This takes back results of later matches. Reopen the map first, where that is confirmed.',
      { undoes: [...settled.undoes] },
    );
  }
  const corrected = counting
    .map(({ row }) => row.map)
    .filter((map) => isOver(series.maps[map]) && isOver(settled.series.maps[map]));
  if (corrected.length === 0) return;
  const players = await desk.counting.countEvents(tx, settled.series, corrected);
  if (players.length === 0) return;
  await publishCorrected(tx, players, series.id);
  await desk.onCorrected(tx, series.id);
}

/** A map that the series was decided without stays out of it, whatever comes in later. */
function counts({ row, moment }: Release, series: Series): boolean {
  const map = series.maps[row.map];
  if (!map || series.state === 'cancelled' || map.state === 'left_out') return false;
  return map.captured || moment.events > 0;
}

function outcomeOf(series: Series, released: readonly Release[]): ResultInput {
  const maps = series.maps.map((map) => {
    const release = released.find(({ row }) => row.map === map.index);
    return release ? played(map, release) : { map: map.map, winner: map.winner };
  });
  if (series.state === 'forfeited') return { maps, forfeitedBy: series.forfeitedBy };
  const { decided } = resultOf(series.bestOf, maps);
  return decided ? { maps } : { maps, state: 'live' };
}

function played(map: MapRow, { row, board, moment }: Release) {
  const decided = winnerOf(row.ending, board, moment);
  return {
    map: map.map,
    scoreA: moment.score.A,
    scoreB: moment.score.B,
    winner: decided,
    halves: halves(moment).map((half) => ({ ...half })),
    captured: moment.events > 0,
    startedAt: board.events[0]?.event.at ?? null,
    finishedAt: decided ? (moment.rounds.at(-1)?.endedAt ?? null) : null,
  };
}

function isOver(map: MapRow | undefined): boolean {
  return map?.state === 'finished';
}
