/** What a score bug shows, and how operators set it by hand. */
import { isDeepStrictEqual } from 'node:util';
import { InvalidAction } from '@mes/contract/errors';
import type { GameAct, GameDesk, InGame } from '@mes/contract/stream-game';
import { applyGameAct } from '@mes/domain/stream/game-acts';
import { differenceToCapture, type HandState, inGameState } from '@mes/domain/stream/in-game';
import { audit } from '../../../platform/audit/audit';
import type { ActionById } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { findReferences } from '../../players/service';
import { areMomentsShown } from '../properties';
import type { ConfigurationRow } from '../repository';
import * as repository from '../repository';
import {
  findSeries,
  type SeriesSubject,
  type ShownSeries,
  seriesOnStream,
} from '../series/service';
import { publishStream, type StreamSources } from '../service';
import type { HandChange } from '../tables';
import { texts } from '../texts';
import { type Game, handOf, subjectOf, toInGame, toInput, toMoments } from './views';

type GameSources = Pick<StreamSources, 'match' | 'liveMaps'>;

/** So many acts can be undone. */
const MAX_PAST = 50;

/** Of the series on stream, or of another one. */
export async function readGame(
  db: Db,
  subject: SeriesSubject,
  sources: GameSources,
): Promise<InGame> {
  const row = await repository.findConfiguration(db);
  const shown = (await findSeries(db, { row, subject }, sources)) ?? seriesOnStream(row);
  const game = await loadGame(db, shown, sources);
  return toInGame(game, await readGameMoments(db, game));
}

export async function readGameDesk(db: Db, sources: GameSources): Promise<GameDesk> {
  const row = await repository.findConfiguration(db);
  const game = await loadGame(db, seriesOnStream(row), sources);
  const { hand } = row;
  const last = hand?.subject === subjectOf(row) ? hand.past.at(-1) : undefined;
  const people = await findReferences(db, last ? [last.by] : []);
  return {
    game: toInGame(game, await readGameMoments(db, game)),
    captured: differenceToCapture(toInput(game)),
    last: last ? { act: last.act, at: last.at, by: people.get(last.by) ?? null } : null,
    revision: row.revision,
  };
}

export async function directGame(
  tx: Tx,
  { act, revision }: { act: GameAct; revision?: number },
  sources: GameSources,
  action: ActionById,
): Promise<void> {
  const row = await lock(tx, revision);
  const hand = handOf(row);
  const shown = inGameState(toInput(await loadGame(tx, seriesOnStream(row), sources)));
  const result = applyGameAct({ hand, shown }, act, action.now);
  if (!result.ok) throw new InvalidAction(texts.game[result.problem]);
  const change = { act: act.act, at: action.now, by: action.actor.id, before: hand };
  const past = [...pastOf(row), change].slice(-MAX_PAST);
  await save(tx, { row, state: result.hand, past, act: { ...act } }, action);
}

export async function undoGame(
  tx: Tx,
  { revision }: { revision?: number },
  action: ActionById,
): Promise<void> {
  const row = await lock(tx, revision);
  const past = pastOf(row);
  const last = past.at(-1);
  if (!last) throw new InvalidAction(texts.game.nothingToUndo);
  const undone = { undo: last.act };
  await save(tx, { row, state: last.before, past: past.slice(0, -1), act: undone }, action);
}

/** What is set by hand, and of which series. */
export interface Hand {
  readonly subject: string;
  readonly state: HandState;
}

/** Null where nothing is set by hand for the series on stream. */
export async function readHand(db: Db): Promise<Hand | null> {
  const row = await repository.findConfiguration(db);
  const state = handOf(row);
  return state && { subject: subjectOf(row), state };
}

/** Sets the hand as it was; what was done since cannot be undone any more. */
export async function restoreHand(tx: Tx, hand: Hand | null, action: ActionById): Promise<void> {
  const row = await lock(tx, undefined);
  if (hand && hand.subject !== subjectOf(row)) throw new InvalidAction(texts.streamChanged);
  const state = hand?.state ?? null;
  const past = pastOf(row);
  const index = past.findLastIndex(({ before }) => isDeepStrictEqual(before, state));
  const left = index === -1 ? past : past.slice(0, index);
  await save(tx, { row, state, past: left, act: { restored: true } }, action);
}

async function lock(tx: Tx, seen: number | undefined): Promise<ConfigurationRow> {
  const row = await repository.lockConfiguration(tx);
  assertRevision({ current: row.revision, seen, message: texts.streamChanged });
  return row;
}

function pastOf(row: ConfigurationRow): readonly HandChange[] {
  return row.hand?.subject === subjectOf(row) ? row.hand.past : [];
}

interface SaveInput {
  readonly row: ConfigurationRow;
  /** Null where nothing was set before what is undone. */
  readonly state: HandState | null;
  readonly past: readonly HandChange[];
  readonly act: Parameters<typeof audit>[1]['after'];
}

async function save(
  tx: Tx,
  { row, state, past, act }: SaveInput,
  { actor, now }: ActionById,
): Promise<void> {
  const revision = row.revision + 1;
  await repository.updateConfiguration(tx, {
    hand: state && { subject: subjectOf(row), state, past },
    revision,
    updatedAt: now,
  });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'stream.scored',
    subject: 'stream:game',
    after: act,
  });
  await publishStream(tx, 'stream.scored', revision);
}

async function loadGame(
  db: Db,
  { configuration, match: matchId, hand }: ShownSeries,
  sources: GameSources,
): Promise<Game> {
  const match = matchId === null ? null : await sources.match(db, matchId);
  const live = matchId === null ? [] : await sources.liveMaps(db, matchId);
  return { configuration, match, live, hand };
}

async function readGameMoments(db: Db, { live }: Game): Promise<InGame['moments']> {
  if (!(await areMomentsShown(db))) return [];
  const players = await findReferences(
    db,
    live.flatMap(({ moments }) => moments.map(({ player }) => player)),
  );
  return toMoments(live, players);
}
