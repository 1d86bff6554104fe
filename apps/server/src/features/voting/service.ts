/** The matches that people vote on. */
import { channels } from '@mes/contract/channels';
import type { Page } from '@mes/contract/define';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { VotingMatch } from '@mes/contract/voting-schemas';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf } from '@mes/domain/series/best-of';
import { isBetween, resultOfSeries } from '@mes/domain/voting/rules';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { Action } from '../../platform/calls/actor';
import { type Db, isDuplicate, type Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { readTeamElos } from '../ratings/standings/service';
import { findTeam } from '../teams/service';
import { findPublished } from '../tournaments/service';
import { findPools } from './pools/repository';
import * as repository from './repository';
import { currentSeason } from './season/service';
import { settleMatch } from './settlement/service';
import { texts } from './texts';
import { toVotingMatch } from './views';

export async function findVotingMatch(db: Db, id: string, now: number): Promise<VotingMatch> {
  const [match] = await findVotingMatches(db, [id], now);
  if (!match) throw new ObjectNotFound();
  return match;
}

/** A hidden one does not exist for the public, although its events name its id. */
export async function findPublicMatch(db: Db, id: string, now: number): Promise<VotingMatch> {
  const match = await findVotingMatch(db, id, now);
  if (match.hidden) throw new ObjectNotFound();
  return match;
}

/** Oldest first. */
export async function findVotingMatches(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<VotingMatch[]> {
  return ids.length === 0 ? [] : toViews(db, await repository.findAllByIds(db, ids), now);
}

async function toViews(
  db: Db,
  rows: readonly repository.FoundVotingMatch[],
  now: number,
): Promise<VotingMatch[]> {
  const undecided = rows.filter(({ match }) => match.result === 'undecided');
  const [pools, elos] = await Promise.all([
    findPools(
      db,
      rows.map(({ match }) => match.id),
    ),
    readTeamElos(
      db,
      undecided.flatMap(({ match }) => [match.teamA, match.teamB]),
    ),
  ]);
  return rows.map((row) => toVotingMatch(row, { pool: pools.get(row.match.id)!, elos, now }));
}

interface ListInput {
  readonly page: number;
  readonly size: number;
  readonly state?: repository.VotingMatchQuery['state'];
  readonly tournament?: string;
  readonly linkedMatch?: string;
  readonly hidden: boolean;
}

export async function listVotingMatches(
  db: Db,
  { tournament, ...input }: ListInput,
  now: number,
): Promise<Page<VotingMatch[]>> {
  const query = { ...input, tournamentId: tournament, now };
  const [rows, total] = await Promise.all([
    repository.findAll(db, query),
    repository.countAll(db, query),
  ]);
  return { data: await toViews(db, rows, now), total };
}

export interface NewMatchInput {
  readonly teamA: string;
  readonly teamB: string;
  readonly tournament: string | null;
  readonly round: string | null;
  readonly bestOf: BestOf;
  readonly maps: DefuseMap[];
  readonly points: number;
  readonly locksAt: number | null;
  readonly linkedMatch: string | null;
  readonly hidden: boolean;
}

export async function createVotingMatch(
  tx: Tx,
  input: NewMatchInput,
  action: Action,
): Promise<VotingMatch> {
  const { actor, now } = action;
  const [teamA, teamB] = [await findTeam(tx, input.teamA), await findTeam(tx, input.teamB)];
  if (teamA.id === teamB.id) throw new InvalidParameter('teamB', texts.sameTeams);
  if (input.locksAt !== null && input.locksAt <= now)
    throw new InvalidParameter('locksAt', texts.locksInPast);
  if (input.tournament !== null) await findPublished(tx, input.tournament);
  const id = uuidv7();
  await repository.insert(tx, {
    id,
    season: await currentSeason(tx),
    teamA: teamA.id,
    teamB: teamB.id,
    tournament: input.tournament,
    round: input.round,
    bestOf: input.bestOf,
    maps: input.maps,
    maxStake: input.points,
    locksAt: input.locksAt,
    hidden: input.hidden,
    createdAt: now,
    createdBy: actor.id,
  });
  if (input.linkedMatch !== null) await link(tx, { id, linkedMatch: input.linkedMatch }, now);
  await record(tx, { id, event: 'voting.created' }, action);
  return findVotingMatch(tx, id, now);
}

export async function closeVotingMatch(
  tx: Tx,
  { id }: { id: string },
  action: Action,
): Promise<VotingMatch> {
  const match = await lockMatch(tx, id);
  if (match.result !== 'undecided') throw new InvalidAction(texts.alreadyDecided);
  if (match.closedAt === null) {
    await repository.update(tx, id, { closedAt: action.now });
    await record(tx, { id, event: 'voting.changed' }, action);
  }
  return findVotingMatch(tx, id, action.now);
}

export async function hideVotingMatch(
  tx: Tx,
  { id, hidden }: { id: string; hidden: boolean },
  action: Action,
): Promise<VotingMatch> {
  const match = await lockMatch(tx, id);
  if (match.hidden !== hidden) {
    await repository.update(tx, id, { hidden });
    await record(tx, { id, event: 'voting.changed' }, action);
  }
  return findVotingMatch(tx, id, action.now);
}

/** Settles at once where the series has a result already, and takes back what another one gave. */
export async function linkVotingMatch(
  tx: Tx,
  input: { id: string; linkedMatch: string | null },
  action: Action,
): Promise<VotingMatch> {
  const { id, linkedMatch } = input;
  const { now } = action;
  // Without its series nothing else says that it has begun: votes on what is known would be accepted.
  const { state } = await findVotingMatch(tx, id, now);
  if (linkedMatch === null && state !== 'open') await repository.update(tx, id, { closedAt: now });
  await link(tx, input, now);
  await record(tx, { id, event: 'voting.changed' }, action);
  return findVotingMatch(tx, id, now);
}

/** Every stake goes back first. */
export async function deleteVotingMatch(
  tx: Tx,
  { id }: { id: string },
  action: Action,
): Promise<void> {
  const match = await lockMatch(tx, id);
  await settleMatch(tx, match, { result: 'returned', now: action.now });
  await repository.update(tx, id, { deletedAt: action.now, linkedMatch: null });
  await record(tx, { id, event: 'voting.deleted' }, action);
}

/** A series that starts at another time: pages count down to the new lock. */
export async function publishLockChange(tx: Tx, seriesId: string): Promise<void> {
  for (const match of await repository.findFollowing(tx, seriesId))
    await publish(tx, channels.voting(), 'voting.changed', { match });
}

async function link(
  tx: Tx,
  { id, linkedMatch }: { id: string; linkedMatch: string | null },
  now: number,
): Promise<void> {
  const match = await lockMatch(tx, id);
  const series = linkedMatch === null ? null : await repository.findSeries(tx, linkedMatch);
  if (series === undefined) throw new InvalidParameter('linkedMatch');
  if (series && !isBetween(series, match)) {
    throw new InvalidParameter('linkedMatch', texts.otherTeams);
  }
  await saveLink(tx, id, linkedMatch);
  const teams = { A: match.teamA, B: match.teamB };
  const result = series ? resultOfSeries(series, teams) : 'undecided';
  await settleMatch(tx, match, { result, now });
}

async function saveLink(tx: Tx, id: string, linkedMatch: string | null): Promise<void> {
  try {
    await repository.update(tx, id, { linkedMatch });
  } catch (error) {
    if (isDuplicate(error, 'voting_matches_linked')) throw new InvalidAction(texts.alreadyLinked);
    throw error;
  }
}

async function lockMatch(tx: Tx, id: string): Promise<repository.VotingMatchRow> {
  const match = await repository.lockById(tx, id);
  if (!match) throw new ObjectNotFound();
  return match;
}

interface RecordedChange {
  /** Of the voting match. */
  readonly id: string;
  readonly event: 'voting.created' | 'voting.changed' | 'voting.deleted';
}

export async function record(tx: Tx, { id, event }: RecordedChange, action: Action): Promise<void> {
  const { actor, now } = action;
  await audit(tx, { at: now, actor: actor.id, action: event, subject: id });
  await publish(tx, channels.voting(), event, { match: id });
}
