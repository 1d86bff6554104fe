/** What admins do with giveaways before the draw. */

import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual as isSame } from 'node:util';
import { channels } from '@mes/contract/channels';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Giveaway, Reward } from '@mes/contract/giveaways';
import type { GiveawayEvent } from '@mes/contract/giveaways-events';
import type { Json } from '@mes/contract/scalars';
import { hashSeed } from '@mes/domain/giveaways/draw';
import { giveawayState } from '@mes/domain/giveaways/state';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { wakeTask } from '../../../platform/ticker';
import { APPLY_TIMES } from '../draw/service';
import type { GiveawayRow } from '../repository';
import * as repository from '../repository';
import { get } from '../service';
import { texts } from '../texts';

interface GiveawayFields {
  readonly title: string;
  readonly description: string;
  readonly picture: string | null;
  readonly code: string;
  readonly rewards: Reward[];
  readonly minAccountAgeDays: number;
  readonly opensAt: number;
  readonly closesAt: number;
}

const SEED_BYTES = 32;
const MOST_WINNERS = 1_000;

/** What decides who can win: fixed from the opening on. */
const DRAW_FIELDS = {
  code: 'code',
  rewards: 'rewards',
  minAccountAgeDays: 'rules',
  opensAt: 'opening time',
} as const satisfies Partial<Record<keyof GiveawayFields, string>>;

export async function create(tx: Tx, fields: GiveawayFields, action: Action): Promise<Giveaway> {
  const { now } = action;
  const id = uuidv7();
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const row = { ...fields, opensAt: Math.max(fields.opensAt, now) };
  assertFields(row, now);
  await assertCodeFree(tx, { id, code: row.code, now });
  const created = await repository.insert(
    tx,
    { ...row, id, seedHash: hashSeed(seed), createdAt: now, updatedAt: now },
    seed,
  );
  await auditAndPublish(tx, 'giveaway.created', { before: null, after: created }, action);
  return get(tx, id, action);
}

/** Saving what has not changed changes nothing. */
export async function edit(
  tx: Tx,
  { id, revision, ...changes }: { id: string; revision?: number } & Partial<GiveawayFields>,
  action: Action,
): Promise<Giveaway> {
  const { now } = action;
  const current = await lockGiveaway(tx, id);
  assertRevision({
    current: current.revision,
    seen: revision,
    message: texts.changedMeanwhile,
  });
  const fields = { ...fieldsOf(current), ...withoutUndefined(changes) };
  if (isSame(fields, fieldsOf(current))) return get(tx, id, action);

  if (giveawayState(current, now) === 'planned') {
    fields.opensAt = Math.max(fields.opensAt, now);
    assertFields(fields, now);
    await assertCodeFree(tx, { id, code: fields.code, now });
  } else assertDrawUntouched(current, fields, now);
  const edited = await repository.update(tx, id, {
    ...fields,
    revision: current.revision + 1,
    updatedAt: now,
  });
  await auditAndPublish(tx, 'giveaway.edited', { before: current, after: edited }, action);
  return get(tx, id, action);
}

export async function remove(tx: Tx, id: string, action: Action): Promise<void> {
  const current = await lockGiveaway(tx, id);
  if ((await repository.findWinners(tx, [id])).length > 0)
    throw new InvalidAction(texts.hasWinners);
  await repository.deleteById(tx, id);
  await auditAndPublish(tx, 'giveaway.deleted', { before: current, after: null }, action);
}

function assertFields({ rewards, opensAt, closesAt }: GiveawayFields, now: number): void {
  const winners = rewards.reduce((sum, { count }) => sum + count, 0);
  if (winners > MOST_WINNERS)
    throw new InvalidParameter('rewards', texts.tooManyWinners(MOST_WINNERS));
  // Winners and their notifications say the name alone.
  const names = rewards.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) throw new InvalidParameter('rewards', texts.sameRewards);
  if (closesAt <= now) throw new InvalidParameter('closesAt', texts.closesInThePast);
  if (closesAt <= opensAt) throw new InvalidParameter('closesAt', texts.closesBeforeItOpens);
}

async function assertCodeFree(
  tx: Tx,
  { id, code, now }: { id: string; code: string; now: number },
): Promise<void> {
  await repository.lockCodes(tx);
  if (await repository.isCodeTaken(tx, { code, exceptId: id, now }))
    throw new InvalidParameter('code', texts.codeTaken);
}

/** Once people may have entered, nothing changes that they could have relied on. */
function assertDrawUntouched(current: GiveawayRow, fields: GiveawayFields, now: number): void {
  for (const [field, name] of Object.entries(DRAW_FIELDS) as [keyof typeof DRAW_FIELDS, string][])
    if (!isSame(fields[field], current[field])) throw new InvalidAction(texts.openAlready(name));
  if (fields.closesAt === current.closesAt) return;
  if (giveawayState(current, now) !== 'open' || current.closedAt !== null)
    throw new InvalidAction(texts.closedAlready);
  if (fields.closesAt < current.closesAt) throw new InvalidAction(texts.closesEarlier);
}

async function lockGiveaway(tx: Tx, id: string): Promise<GiveawayRow> {
  const giveaway = await repository.lockById(tx, id);
  if (!giveaway) throw new ObjectNotFound();
  return giveaway;
}

async function auditAndPublish(
  tx: Tx,
  event: Exclude<GiveawayEvent, 'giveaway.entered'>,
  { before, after }: { before: GiveawayRow | null; after: GiveawayRow | null },
  { actor, now }: Action,
): Promise<void> {
  const { id } = (after ?? before)!;
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: event, subject: `giveaway:${id}` },
    before: before && toAudited(before),
    after: after && toAudited(after),
  });
  await publish(tx, channels.giveaways(), event, { id });
  wakeTask(tx, APPLY_TIMES);
}

/** Without the code: more people read the log than may know it. */
function toAudited(row: GiveawayRow): Json {
  const { revision, title, rewards, minAccountAgeDays, opensAt, closesAt } = row;
  return { revision, title, rewards, minAccountAgeDays, opensAt, closesAt };
}

function fieldsOf(row: GiveawayRow): { -readonly [K in keyof GiveawayFields]: GiveawayFields[K] } {
  const { title, description, picture, code, rewards, minAccountAgeDays, opensAt, closesAt } = row;
  return { title, description, picture, code, rewards, minAccountAgeDays, opensAt, closesAt };
}

function withoutUndefined(changes: Partial<GiveawayFields>): Partial<GiveawayFields> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
