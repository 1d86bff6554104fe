/** Teams of the past, which have results and no members. */

import { toTag } from '@mes/domain/imports/results';
import { skeleton } from '@mes/domain/names/skeleton';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../../platform/database/database';
import * as repository from '../repository';
import * as past from './repository';

/** By its name, a former one, or one that looks the same. */
export async function findTeamLike(db: Db, name: string) {
  return past.findLike(db, { name, skeleton: skeleton(name) });
}

/** Disbanded when it played last, so that it is not offered for joining and its tag stays free. */
export async function createPastTeam(
  tx: Tx,
  { name, from, until }: { name: string; from: number; until: number },
): Promise<string> {
  const id = uuidv7();
  await repository.insert(tx, {
    id,
    name,
    tag: toTag(name),
    region: 'EU',
    createdAt: from,
    disbandedAt: until,
  });
  return id;
}
