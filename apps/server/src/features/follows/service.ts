/** Teams, players and tournaments that people follow, and matches that they are reminded of. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { Follow, FollowedMatches } from '@mes/contract/follows';
import { type FollowKind, MOST_FOLLOWS } from '@mes/domain/follows/follows';
import type { MatchState } from '@mes/domain/series/states';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { findSummaries } from '../matches/summaries/service';
import { findReferences } from '../players/service';
import { findTeam } from '../teams/service';
import { findPublished } from '../tournaments/service';
import type { FollowedSubject } from './repository';
import * as repository from './repository';
import { texts } from './texts';
import { toFollow } from './views';

/** As people name it: a team by its name. */
interface SubjectInput {
  readonly kind: FollowKind;
  readonly id: string;
}

const UNDER_WAY: readonly MatchState[] = ['veto', 'live'];
const TO_COME: readonly MatchState[] = ['scheduled'];
const SHOWN = { live: 10, upcoming: 10, recent: 6 };
const RECENT_MS = 7 * 86_400_000;

export async function list(db: Db, accountId: string): Promise<Follow[]> {
  const rows = await repository.findAllByAccount(db, accountId);
  const matchIds = rows.flatMap(({ match }) => match ?? []);
  const found = matchIds.length === 0 ? [] : await findSummaries(db, matchIds);
  const open = found.filter(({ state }) => isOpen(state));
  return rows.flatMap((row) => toFollow(row, open));
}

export async function countFollowers(db: Db, input: SubjectInput): Promise<{ followers: number }> {
  return { followers: await repository.countFollowers(db, await findSubject(db, input)) };
}

export async function listMatches(
  db: Db,
  { accountId, now }: { accountId: string; now: number },
): Promise<FollowedMatches> {
  const after = now - RECENT_MS;
  const [live, upcoming, recent] = await Promise.all([
    repository.findOpenMatchIds(db, { accountId, states: UNDER_WAY, size: SHOWN.live }),
    repository.findOpenMatchIds(db, { accountId, states: TO_COME, size: SHOWN.upcoming }),
    repository.findRecentMatchIds(db, { accountId, after, size: SHOWN.recent }),
  ]);
  return {
    live: await findSummaries(db, live),
    upcoming: await findSummaries(db, upcoming),
    recent: await findSummaries(db, recent),
  };
}

export async function follow(
  tx: Tx,
  input: SubjectInput,
  { actor, now }: Action,
): Promise<{ followers: number }> {
  const subject = await findSubject(tx, input);
  if (subject.kind === 'match') await assertToCome(tx, subject.id);
  await repository.lockAccount(tx, actor.id);
  const owned = { account: actor.id, subject };
  if (!(await repository.exists(tx, owned))) {
    if ((await repository.countByAccount(tx, actor.id)) >= MOST_FOLLOWS)
      throw new InvalidAction(texts.tooMany);
    await repository.insert(tx, { id: uuidv7(), ...owned, since: now });
    await publish(tx, channels.account(actor.id), 'follow.changed', {});
  }
  return { followers: await repository.countFollowers(tx, subject) };
}

export async function unfollow(
  tx: Tx,
  input: SubjectInput,
  { actor }: Action,
): Promise<{ followers: number }> {
  const subject = await findSubject(tx, input);
  const owned = { account: actor.id, subject };
  if (await repository.deleteOne(tx, owned))
    await publish(tx, channels.account(actor.id), 'follow.changed', {});
  return { followers: await repository.countFollowers(tx, subject) };
}

/** Throws where people could not see the page of it either. */
async function findSubject(db: Db, { kind, id }: SubjectInput): Promise<FollowedSubject> {
  if (kind === 'team') return { kind, id: (await findTeam(db, id)).id };
  if (kind === 'tournament') return { kind, id: (await findPublished(db, id)).id };
  const isKnown =
    kind === 'match'
      ? (await findSummaries(db, [id])).length > 0
      : (await findReferences(db, [id])).has(id);
  if (!isKnown) throw new ObjectNotFound();
  return { kind, id };
}

/** There is nothing to be reminded of once it has begun. */
async function assertToCome(db: Db, matchId: string): Promise<void> {
  const [match] = await findSummaries(db, [matchId]);
  if (!match || !TO_COME.includes(match.state)) throw new InvalidAction(texts.hasBegun);
}

function isOpen(state: MatchState): boolean {
  return UNDER_WAY.includes(state) || TO_COME.includes(state);
}
