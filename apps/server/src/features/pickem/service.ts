/** Predictions of tournaments: everyone fills in the bracket before it is played. */
import {
  ForbiddenError,
  InvalidAction,
  InvalidParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import type { OwnPrediction, Pickem, PickemRank, Prediction } from '@mes/contract/pickem-schemas';
import { misfits, predict } from '@mes/domain/pickem/prediction';
import { mostPoints } from '@mes/domain/pickem/score';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { assertNotBanned, isPlayerBanned } from '../moderation/service';
import { findReferences } from '../teams/service';
import { findPublished } from '../tournaments/service';
import * as repository from './repository';
import { loadState, setupVersion } from './state/service';
import { texts } from './texts';
import { scoringOf } from './update/service';
import { toPrediction, toRank } from './views';

export async function getPickem(db: Db, id: string, now: number): Promise<Pickem> {
  const tournament = await findPublished(db, id);
  const stored = (await repository.findById(db, tournament.id)) ?? null;
  const { setup, ...state } = await loadState(db, tournament, { stored, now });
  const teams = await findReferences(db, setup.teams);
  return {
    tournament: { id: tournament.id, name: tournament.name },
    ...state,
    setup: setupVersion(setup),
    stages: [...setup.stages],
    teams: setup.teams.map((teamId) => ({ id: teamId, ...teams.get(teamId)! })),
    mostPoints: state.state === 'open' || state.state === 'locked' ? mostPoints(setup) : 0,
    predictions: await repository.countPredictions(db, tournament.id),
  };
}

export async function getOwn(
  db: Db,
  id: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<OwnPrediction | null> {
  const tournament = await findPublished(db, id);
  const key = { tournamentId: tournament.id, playerId: actor.id };
  const row = await repository.findPrediction(db, key);
  if (!row) return null;
  const { version, needsAttention } = row.prediction;
  return { ...(await readPrediction(db, row, now)), version, needsAttention };
}

/** Of anyone, but only once it is locked. */
export async function getPrediction(
  db: Db,
  { id, player }: { id: string; player: string },
  now: number,
): Promise<Prediction> {
  const tournament = await findPublished(db, id);
  const stored = await repository.findById(db, tournament.id);
  if (stored && stored.lockedAt === null) throw new ForbiddenError(texts.hidden);
  const key = { tournamentId: tournament.id, playerId: player };
  const row = await repository.findPrediction(db, key);
  if (!row) throw new ObjectNotFound();
  return readPrediction(db, row, now);
}

interface SaveInput {
  readonly id: string;
  readonly picks: Readonly<Record<string, readonly string[]>>;
  readonly setup: string;
  readonly version: number;
}

/** Decided under the lock of the row that the first result takes as well. */
export async function savePrediction(
  tx: Tx,
  input: SaveInput,
  { actor, now }: Action,
): Promise<OwnPrediction> {
  assertNotBanned(actor, 'voting');
  const tournament = await findPublished(tx, input.id);
  const seen = (await repository.findById(tx, tournament.id)) ?? null;
  const before = await loadState(tx, tournament, { stored: seen, now });
  assertOpen(before.state);
  const stored = await repository.lockOrInsert(tx, {
    tournament: tournament.id,
    setup: before.setup,
  });
  const { state, setup } = await loadState(tx, await findPublished(tx, tournament.id), {
    stored,
    now,
  });
  assertOpen(state);
  if (input.setup !== setupVersion(setup)) throw new InvalidAction(texts.setupChanged);
  const prediction = predict(setup, input.picks);
  const wrong = misfits(prediction, input.picks);
  if (wrong.length > 0) throw new InvalidParameter('picks', texts.misfit(wrong.length));

  const key = { tournamentId: tournament.id, playerId: actor.id };
  const row = await repository.findPrediction(tx, key);
  const version = row?.prediction.version ?? 0;
  if (version !== input.version) throw new InvalidAction(texts.savedElsewhere, { version });
  await repository.savePrediction(tx, {
    tournament: tournament.id,
    player: actor.id,
    picks: toStored(prediction.picks),
    isComplete: prediction.isComplete,
    champion: prediction.finalists[0] ?? null,
    needsAttention: false,
    version: version + 1,
    savedAt: now,
  });
  return (await getOwn(tx, tournament.id, { actor, now }))!;
}

/** What the picture of a shared prediction says. */
export interface PickCover {
  readonly tournament: { readonly id: string; readonly name: string };
  readonly playerName: string;
  /** The four best teams, the champion first. */
  readonly finalists: readonly { readonly name: string; readonly tag: string }[];
  readonly points: number;
  readonly mostPoints: number;
}

export async function readPickCover(
  db: Db,
  key: { id: string; player: string },
  now: number,
): Promise<PickCover> {
  const { tournament, stages, teams, mostPoints: most } = await getPickem(db, key.id, now);
  const { player, picks, points } = await getPrediction(db, key, now);
  const { finalists } = predict({ stages, teams: teams.map(({ id }) => id) }, picks);
  return {
    tournament,
    playerName: player.name,
    finalists: finalists.flatMap((id) => teams.find((team) => team.id === id) ?? []),
    points,
    mostPoints: most,
  };
}

/** Empty before it is locked. */
export async function listLeaderboard(
  db: Db,
  { id, page, size }: { id: string; page: number; size: number },
  now: number,
): Promise<{ data: PickemRank[]; total: number }> {
  const tournament = await findPublished(db, id);
  const stored = await repository.findById(db, tournament.id);
  if (!stored || stored.lockedAt === null) return { data: [], total: 0 };
  const query = { tournamentId: tournament.id, now };
  const [rows, total] = await Promise.all([
    repository.findRanking(db, { ...query, page, size }),
    repository.countRanked(db, query),
  ]);
  const champions = await findReferences(
    db,
    rows.flatMap(({ prediction }) => prediction.champion ?? []),
  );
  const data = rows.map((row, index) => toRank(row, { rank: page * size + index + 1, champions }));
  return { data, total };
}

export function toStored(picks: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(Object.entries(picks).map(([key, teams]) => [key, [...teams]]));
}

function assertOpen(state: Pickem['state']): void {
  if (state === 'locked') throw new InvalidAction(texts.locked);
  if (state !== 'open') throw new InvalidAction(texts.notOpen);
}

type FoundPrediction = NonNullable<Awaited<ReturnType<typeof repository.findPrediction>>>;

async function readPrediction(db: Db, row: FoundPrediction, now: number): Promise<Prediction> {
  const { tournament, player, picks } = row.prediction;
  const stored = (await repository.findById(db, tournament))!;
  if (stored.lockedAt === null) return toPrediction(row, { rank: null, marks: [] });
  const score = await scoringOf(db, stored);
  const isBanned = await isPlayerBanned(db, {
    playerId: player,
    scopes: ['site', 'voting'],
    now,
  });
  const rank = isBanned ? null : 1 + (await repository.countAbove(db, row.prediction, now));
  return toPrediction(row, { rank, marks: score(picks).marks });
}
