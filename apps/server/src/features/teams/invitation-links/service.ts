/**
 * One link by which players join a team. It ends after a week, with a new one, when a player is kicked
 * and when the team disbands: whoever was given it must not come back by it.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { InvalidAction } from '@mes/contract/errors';
import type { ManagedTeam } from '@mes/contract/team-schemas';
import { invitationLinkExpiry } from '@mes/domain/teams/invitation-links';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { auditTeamChange, lockManagedTeam } from '../service';
import type { TeamRow } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';

const TOKEN_BYTES = 16;

export async function createInvitationLink(
  tx: Tx,
  { team: teamName }: { team: string },
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await repository.save(tx, { team: team.id, token, createdAt: action.now });
  // The token itself stays out of the audit log.
  const event = 'team.invitation_link_created';
  await auditTeamChange(tx, { team, event, before: null, after: null }, action);
  return team;
}

export async function deleteInvitationLink(
  tx: Tx,
  { team: teamName }: { team: string },
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  await repository.deleteByTeam(tx, team.id);
  const event = 'team.invitation_link_deleted';
  await auditTeamChange(tx, { team, event, before: null, after: null }, action);
  return team;
}

/** Null where there is none that works. */
export async function readInvitationLink(
  db: Db,
  teamId: string,
  now: number,
): Promise<ManagedTeam['invitationLink']> {
  const link = await repository.findByTeam(db, teamId);
  if (!link) return null;
  const expiresAt = invitationLinkExpiry(link);
  return expiresAt > now ? { token: link.token, expiresAt } : null;
}

export async function assertInvitationLink(
  db: Db,
  { teamId, token }: { teamId: string; token: string },
  now: number,
): Promise<void> {
  const link = await readInvitationLink(db, teamId, now);
  if (!link || !isSameToken(link.token, token)) throw new InvalidAction(texts.linkEnded);
}

function isSameToken(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
