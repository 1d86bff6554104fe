/** Who is on the staff, and who was. */
import type { StaffMember } from '@mes/contract/staff';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Db } from '../../platform/database/database';
import * as repository from './repository';
import { toMember } from './views';

/** Admins first, then moderators, then everyone else; by name. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const members = await listMembers(db);
  return members
    .filter(({ old }) => !old)
    .toSorted((one, other) => roleOf(one) - roleOf(other) || compareNames(one, other));
}

/** Whoever left last comes first. */
export async function listFormerStaff(db: Db): Promise<StaffMember[]> {
  const members = await listMembers(db);
  return members.filter(({ old }) => old).toSorted((one, other) => other.until! - one.until!);
}

export async function listMembers(db: Db): Promise<StaffMember[]> {
  return (await repository.findAllMembers(db)).map(toMember);
}

/** Undefined for somebody who never was on the staff. */
export async function findMember(db: Db, accountId: string): Promise<StaffMember | undefined> {
  const [row] = await repository.findAllMembers(db, accountId);
  return row && toMember(row);
}

export function compareNames(one: StaffMember, other: StaffMember): number {
  return one.name.localeCompare(other.name, 'en');
}

function roleOf({ permissions }: StaffMember): number {
  if (satisfies(permissions, 'Admin')) return 0;
  return satisfies(permissions, 'Moderator') ? 1 : 2;
}
