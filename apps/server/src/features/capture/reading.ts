/** The captured maps of a match, as staff see them or as far as everyone may. */
import type { CapturedMap } from '@mes/contract/capture';
import { ObjectNotFound } from '@mes/contract/errors';
import type { MatchPlayer, WebsiteMatch } from '@mes/contract/match-schemas';
import { type Board, latest, open } from '@mes/domain/capture/board';
import type { FinishedRound } from '@mes/domain/capture/finished-round';
import { type Moment, warnings } from '@mes/domain/capture/moment';
import { halves, scoreboard } from '@mes/domain/capture/scoreboard';
import { addCounts } from '@mes/domain/scoreboard/stat-line';
import type { Db } from '../../platform/database/database';
import type { MapRow } from '../matches/tables';
import { type PlayerReference, references } from '../players/service';
import { type CountedPlayer, linesOf } from '../statistics/service';
import { togglesOf } from './boards';
import type { Desk } from './desk';
import { aliveIn, lastSequence, toPublic, toRecorded } from './frames';
import { momentUntil, publicUntil } from './publishing';
import { findMaps, findMatchMaps, isMatch, type KnownMap, type Where } from './repository';
import { winnerOf } from './winning';

/** Without a time, everything that was captured: for staff. */
interface Asked {
  readonly match: string;
  readonly map?: number;
  readonly publicAt?: { readonly now: number; readonly delay: number };
}

type Reader = Pick<Desk, 'boards'>;

export async function readMaps(db: Db, desk: Reader, asked: Asked): Promise<CapturedMap[]> {
  const { match, map: only, publicAt } = asked;
  const rows = await findMatchMaps(db, match);
  const known = await findMaps(db, match);
  const lines = await linesOf(db, match);
  if (rows.length === 0 && !(await isMatch(db, match))) throw new ObjectNotFound();
  const shown = rows.filter(({ index }) => only === undefined || index === only);
  const views: View[] = [];
  for (const row of shown) {
    const captured = known.find((each) => each.row.map === row.index);
    const board = captured ? await desk.boards.at(db, captured) : open(NO_SETUP);
    // Visitors read outside of transactions: what they see has been committed.
    if (captured && publicAt) desk.boards.keep(captured.row.list, board);
    const until = captured && publicAt ? publicUntil(captured.row, publicAt) : Infinity;
    const own = lines.filter((line) => line.map === row.index);
    views.push({ row, captured, board, until, moment: momentUntil(board, until), lines: own });
  }
  const people = await references(db, views.flatMap(playersIn));
  return views.map((view) => toCapturedMap(view, { people, forStaff: publicAt === undefined }));
}

export async function readMap(db: Db, desk: Reader, where: Where): Promise<CapturedMap> {
  const [map] = await readMaps(db, desk, where);
  if (!map) throw new ObjectNotFound();
  return map;
}

/** The rounds of each captured map, as far as everyone may know them. */
export async function roundsOf(
  db: Db,
  desk: Reader,
  { match, ...publicAt }: { match: string; now: number; delay: number },
): Promise<WebsiteMatch['rounds']> {
  const known = await findMaps(db, match);
  if (known.every(({ row }) => row.sequence === 0)) return [];
  const maps = await readMaps(db, desk, { match, publicAt });
  return maps.flatMap(({ index, rounds }) => (rounds.length > 0 ? [{ map: index, rounds }] : []));
}

/** What the events of a map amount to: of the rounds that were played to their end. */
export async function countPlayers(
  db: Db,
  desk: Reader,
  { match, map }: Where,
): Promise<CountedPlayer[]> {
  const known = (await findMaps(db, match)).find(({ row }) => row.map === map);
  if (!known) return [];
  const board = await desk.boards.at(db, known);
  const { counts } = latest(board);
  return board.prepared.setup.lineup.map(({ player, opponent }) => {
    const sides = counts.get(player)!;
    return { player, opponent, sides, counts: addCounts(sides.coalition, sides.breach) };
  });
}

const NO_SETUP = { lineup: [], startingSideA: 'coalition' } as const;

interface View {
  readonly row: MapRow;
  readonly captured: KnownMap | undefined;
  readonly board: Board;
  readonly until: number;
  readonly moment: Moment;
  /** Of a map that is over. */
  readonly lines: Awaited<ReturnType<typeof linesOf>>;
}

interface Shown {
  readonly people: ReadonlyMap<string, PlayerReference>;
  readonly forStaff: boolean;
}

function playersIn({ board, lines }: View): string[] {
  return [...board.prepared.setup.lineup, ...lines].map(({ player }) => player);
}

function toCapturedMap(view: View, shown: Shown): CapturedMap {
  const { captured, board, until, moment } = view;
  const { people, forStaff } = shown;
  const toWire = forStaff ? toRecorded : toPublic;
  const events = board.events.filter(({ event }) => event.at <= until);
  return {
    ...asPlayed(view),
    players: playersOf(view, shown),
    // How much is held back is held back as well.
    sequence: forStaff ? (captured?.row.sequence ?? 0) : lastSequence(events),
    toggles: togglesOf(captured?.row.toggles),
    lineup: board.prepared.setup.lineup.flatMap(({ player, opponent }) => {
      const known = people.get(player);
      return known ? [{ player: known, opponent }] : [];
    }),
    sideA: captured ? moment.sideA : (view.row.startingSideA ?? 'coalition'),
    alive: aliveIn(moment, board),
    rounds: moment.rounds.map((round) => toRound(round, people)),
    events: events.map(toWire),
    warnings: forStaff ? warnings(moment).map((warning) => ({ ...warning })) : [],
  };
}

/** The result of a map that is over is what its row says; while it is played, what was captured. */
function asPlayed({ row: whole, captured, board, moment }: View) {
  const { match: _, ...row } = whole;
  if (!captured || row.state === 'finished' || moment.events === 0) return row;
  return {
    ...row,
    scoreA: moment.score.A,
    scoreB: moment.score.B,
    winner: winnerOf(captured.row.ending, board, moment),
    halves: halves(moment),
  };
}

function toRound(round: FinishedRound, people: Shown['people']): CapturedMap['rounds'][number] {
  const { number, winner: wonBy, sideA, ending, endedAt, clutch } = round;
  const alone = clutch === null ? null : (people.get(clutch) ?? null);
  return { number, winner: wonBy, sideA, ending, endedAt, clutch: alone };
}

function playersOf({ row, board, moment, lines }: View, { people }: Shown): MatchPlayer[] {
  const found =
    row.state === 'finished' || moment.events === 0
      ? lines
      : scoreboard(moment, board.prepared).map(({ player, opponent, line }) => ({
          player,
          opponent,
          line,
        }));
  return found.flatMap(({ player, opponent, line }) => {
    const known = people.get(player);
    return known ? [{ ...line, player: known, opponent }] : [];
  });
}
