import { InvalidParameter } from '@mes/contract/errors';
import type { ActivityEntry } from '@mes/contract/staff';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { findReferences } from '../../players/service';
import { findMember } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

interface CreditInput {
  readonly user: string;
  readonly kind: string;
  readonly points: number;
  readonly note: string;
  readonly at?: number;
}

/** A wrong credit is taken back by another one with negative points. */
export async function addCredit(
  tx: Tx,
  { user, kind, points, note, at: given }: CreditInput,
  { actor, now }: Action,
): Promise<ActivityEntry> {
  const at = given ?? now;
  const member = await findMember(tx, user);
  if (!member) throw new InvalidParameter('user', texts.notStaff);
  if (at > now) throw new InvalidParameter('at', texts.futureCredit);
  const credit = { id: uuidv7(), account: user, kind, points, note, at, addedBy: actor.id };
  await repository.insert(tx, credit);
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'staff.credited',
    subject: `account:${user}`,
    after: { kind, points, note, at },
  });
  const addedBy = (await findReferences(tx, [actor.id])).get(actor.id);
  return {
    id: credit.id,
    staff: { id: member.id, name: member.name, photo: member.photo },
    kind,
    count: 0,
    subject: null,
    points,
    note,
    at,
    addedBy: addedBy ?? null,
  };
}
