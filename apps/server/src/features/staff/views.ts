import type { StaffMember } from '@mes/contract/staff';
import { toPlayerReference } from '../players/service';
import type { MemberRow } from './repository';

export function toMember({ player, permissions, since, until }: MemberRow): StaffMember {
  return { ...toPlayerReference(player), permissions, old: until !== null, since, until };
}
