/** The captured maps of a match, in full for staff or as far as they are public. */
import type { CapturedMap } from '@mes/contract/capture';
import { ObjectNotFound } from '@mes/contract/errors';
import type { MatchPlayer, WebsiteMatch } from '@mes/contract/match-schemas';
import type { RosterPlayer } from '@mes/contract/references';
import { type Board, createBoard, latestMoment } from '@mes/domain/capture/board';
import type { FinishedRound } from '@mes/domain/capture/finished-round';
import { mapWinnerByEnding } from '@mes/domain/capture/map-ending';
import { type Moment, momentWarnings } from '@mes/domain/capture/moment';
import { momentUntil, publicUntil } from '@mes/domain/capture/release';
import { halves, scoreboard } from '@mes/domain/capture/scoreboard';
import { findMoments } from '@mes/domain/highlights/moments';
import { countPlayers as countBoard } from '@mes/domain/statistics/captured-players';
import type { PlayerCounts } from '@mes/domain/statistics/lines';
import { countRoundEndings, type RoundEndingCount } from '@mes/domain/statistics/round-endings';
import type { Db } from '../../platform/database/database';
import type { CapturedMoments } from '../highlights/moments/service';
import type { MapRow } from '../matches/tables';
import { findRosterPlayers } from '../players/service';
import { readMatchLines } from '../statistics/players/service';
import type { LiveMap } from '../stream/service';
import { type BoardCache, withDefaultToggles } from './boards/service';
import { countAlive, lastSequence, toPublicRecorded, toRecorded } from './frames/service';
import type { CaptureMap, MapKey } from './repository';
import * as repository from './repository';

interface PublicAt {
  readonly now: number;
  readonly delay: number;
}

interface MapQuery {
  readonly matchId: string;
  readonly mapIndex?: number;
  /** Without it, everything that was captured: for staff. */
  readonly publicAt?: PublicAt;
}

export async function readMaps(
  db: Db,
  boards: BoardCache,
  { matchId, mapIndex, publicAt }: MapQuery,
): Promise<CapturedMap[]> {
  const rows = await repository.findMatchMaps(db, matchId);
  const captureMaps = await repository.findMaps(db, matchId);
  const lines = await readMatchLines(db, matchId);
  if (rows.length === 0 && !(await repository.isMatch(db, matchId))) throw new ObjectNotFound();
  const views: MapView[] = [];
  for (const row of rows) {
    if (mapIndex !== undefined && row.index !== mapIndex) continue;
    const captured = captureMaps.find((each) => each.row.map === row.index);
    const board = captured ? await boards.read(db, captured) : createBoard(NO_SETUP);
    // Public reads run outside of transactions, so the board holds only committed entries.
    if (captured && publicAt) boards.save(captured.row.list, board);
    const until = captured && publicAt ? publicUntil(captured.row, publicAt) : Infinity;
    const own = lines.filter((line) => line.map === row.index);
    views.push({ row, captured, board, until, moment: momentUntil(board, until), lines: own });
  }
  const players = await findRosterPlayers(db, views.flatMap(playerIdsOf));
  return views.map((view) => toCapturedMap(view, { players, forStaff: publicAt === undefined }));
}

/** For staff. */
export async function readMap(db: Db, boards: BoardCache, key: MapKey): Promise<CapturedMap> {
  const [map] = await readMaps(db, boards, key);
  if (!map) throw new ObjectNotFound();
  return map;
}

/** The rounds of each captured map, as far as they are public. */
export async function readRounds(
  db: Db,
  boards: BoardCache,
  query: { matchId: string; publicAt: PublicAt },
): Promise<WebsiteMatch['rounds']> {
  const captureMaps = await repository.findMaps(db, query.matchId);
  if (captureMaps.every(({ row }) => row.sequence === 0)) return [];
  const maps = await readMaps(db, boards, query);
  return maps.flatMap(({ index, rounds }) => (rounds.length > 0 ? [{ map: index, rounds }] : []));
}

/** What is worth a clip on each captured map, as far as it is public. */
export async function readMoments(
  db: Db,
  boards: BoardCache,
  { matchId, publicAt }: { matchId: string; publicAt: PublicAt },
): Promise<CapturedMoments[]> {
  const rows = await repository.findMatchMaps(db, matchId);
  const found: CapturedMoments[] = [];
  for (const captured of await repository.findMaps(db, matchId)) {
    const row = rows.find(({ index }) => index === captured.row.map);
    if (!row) continue;
    const board = await boards.read(db, captured);
    const [first] = board.events;
    if (!first) continue;
    const moments = findMoments(board, publicUntil(captured.row, publicAt));
    found.push({ mapIndex: row.index, map: row.map, startedAt: first.event.at, moments });
  }
  return found;
}

/** The captured maps as far as they are public, in order of play. */
export async function readLiveMaps(
  db: Db,
  boards: BoardCache,
  { matchId, publicAt }: { matchId: string; publicAt: PublicAt },
): Promise<LiveMap[]> {
  const maps: LiveMap[] = [];
  for (const captured of await repository.findMaps(db, matchId)) {
    const board = await boards.read(db, captured);
    const until = publicUntil(captured.row, publicAt);
    const moment = momentUntil(board, until);
    maps.push({
      index: captured.row.map,
      score: moment.score,
      sideA: moment.sideA,
      lineup: captured.row.lineup,
      moments: findMoments(board, until),
      hasEvents: moment.events > 0,
    });
  }
  return maps.sort((a, b) => a.index - b.index);
}

/** What the events of a map add up to: of the rounds that were played to their end. */
export async function countPlayers(
  db: Db,
  boards: BoardCache,
  { matchId, mapIndex }: MapKey,
): Promise<PlayerCounts[]> {
  const captured = (await repository.findMaps(db, matchId)).find(({ row }) => row.map === mapIndex);
  if (!captured) return [];
  return countBoard(await boards.read(db, captured));
}

/** How the rounds of a map ended that were played to their end. */
export async function countEndings(
  db: Db,
  boards: BoardCache,
  { matchId, mapIndex }: MapKey,
): Promise<RoundEndingCount[]> {
  const captured = (await repository.findMaps(db, matchId)).find(({ row }) => row.map === mapIndex);
  if (!captured) return [];
  return countRoundEndings(latestMoment(await boards.read(db, captured)).rounds);
}

const NO_SETUP = { lineup: [], startingSideA: 'coalition' } as const;

interface MapView {
  readonly row: MapRow;
  readonly captured: CaptureMap | undefined;
  readonly board: Board;
  readonly until: number;
  readonly moment: Moment;
  /** Of a map that is over. */
  readonly lines: Awaited<ReturnType<typeof readMatchLines>>;
}

interface ViewContext {
  readonly players: ReadonlyMap<string, RosterPlayer>;
  readonly forStaff: boolean;
}

function playerIdsOf({ board, lines }: MapView): string[] {
  return [...board.context.setup.lineup, ...lines].map(({ player }) => player);
}

function toCapturedMap(view: MapView, context: ViewContext): CapturedMap {
  const { captured, board, until, moment } = view;
  const { players, forStaff } = context;
  const toWire = forStaff ? toRecorded : toPublicRecorded;
  const events = board.events.filter(({ event }) => event.at <= until);
  return {
    ...toResult(view),
    players: toMatchPlayers(view, context),
    // The sequence of the map would reveal how many events are delayed.
    sequence: forStaff ? (captured?.row.sequence ?? 0) : lastSequence(events),
    toggles: withDefaultToggles(captured?.row.toggles),
    lineup: board.context.setup.lineup.flatMap(({ player: playerId, opponent }) => {
      const player = players.get(playerId);
      return player ? [{ player, opponent }] : [];
    }),
    sideA: captured ? moment.sideA : (view.row.startingSideA ?? 'coalition'),
    alive: countAlive(moment, board),
    rounds: moment.rounds.map((round) => toRound(round, players)),
    events: events.map(toWire),
    warnings: forStaff ? momentWarnings(moment).map((warning) => ({ ...warning })) : [],
  };
}

/** The result of a map that is over stands in its row; while it is played, the events make it. */
function toResult({ row: stored, captured, board, moment }: MapView) {
  const { match: _, ...row } = stored;
  if (!captured || row.state === 'finished' || moment.events === 0) return row;
  return {
    ...row,
    scoreA: moment.score.A,
    scoreB: moment.score.B,
    winner: mapWinnerByEnding(captured.row.ending, board, moment),
    halves: halves(moment),
  };
}

function toRound(
  { number, winner, sideA, ending, endedAt, clutch }: FinishedRound,
  players: ViewContext['players'],
): CapturedMap['rounds'][number] {
  const clutchPlayer = clutch === null ? null : (players.get(clutch) ?? null);
  return { number, winner, sideA, ending, endedAt, clutch: clutchPlayer };
}

function toMatchPlayers(
  { row, board, moment, lines }: MapView,
  { players }: ViewContext,
): MatchPlayer[] {
  const isFromEvents = row.state !== 'finished' && moment.events > 0;
  const shown = isFromEvents ? scoreboard(moment, board.context) : lines;
  return shown.flatMap(({ player: playerId, opponent, line }) => {
    const player = players.get(playerId);
    return player ? [{ ...line, player, opponent }] : [];
  });
}
