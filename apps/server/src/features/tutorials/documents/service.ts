/** What staff edit as a whole: the table of weapons and the callouts of all maps. */
import { channels } from '@mes/contract/channels';
import { InvalidParameter } from '@mes/contract/errors';
import type { Json } from '@mes/contract/scalars';
import {
  type Callout,
  CalloutListSchema,
  type CalloutPage,
  WeaponListSchema,
  type WeaponPage,
} from '@mes/contract/tutorial-schemas';
import { DEFAULT_WEAPONS, type Weapon, weaponsProblem } from '@mes/domain/tutorials/weapons';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { texts } from '../texts';
import type { DocumentRow } from './repository';
import * as repository from './repository';

export async function readWeapons(db: Db): Promise<WeaponPage> {
  const row = await repository.find(db, 'weapons');
  const weapons = row ? WeaponListSchema.parse(row.content) : [...DEFAULT_WEAPONS];
  return { ...stampOf(row), weapons };
}

export async function editWeapons(
  tx: Tx,
  { revision, weapons }: { revision: number; weapons: Weapon[] },
  action: Action,
): Promise<WeaponPage> {
  const problem = weaponsProblem(weapons);
  if (problem) throw new InvalidParameter('weapons', problem);
  await save(tx, { page: 'weapons', revision, content: weapons }, action);
  return readWeapons(tx);
}

export async function readCallouts(db: Db): Promise<CalloutPage> {
  const row = await repository.find(db, 'maps');
  return { ...stampOf(row), callouts: row ? CalloutListSchema.parse(row.content) : [] };
}

export async function editCallouts(
  tx: Tx,
  { revision, callouts }: { revision: number; callouts: Callout[] },
  action: Action,
): Promise<CalloutPage> {
  await save(tx, { page: 'maps', revision, content: callouts }, action);
  return readCallouts(tx);
}

async function save(
  tx: Tx,
  { page, revision, content }: { page: DocumentRow['page']; revision: number; content: Json },
  { actor, now }: Action,
): Promise<void> {
  await repository.lock(tx, page);
  const before = await repository.find(tx, page);
  const current = before?.revision ?? 0;
  assertRevision({ current, seen: revision, message: texts.changedMeanwhile });
  const row = { page, content, revision: current + 1, updatedAt: now, updatedBy: actor.id };
  await repository.save(tx, row);
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'tutorial.edited', subject: `tutorial:${page}` },
    before: before?.content ?? null,
    after: content,
  });
  await publish(tx, channels.tutorials(), 'tutorial.changed', { page });
}

function stampOf(row: DocumentRow | undefined) {
  return { revision: row?.revision ?? 0, updatedAt: row?.updatedAt ?? null };
}
