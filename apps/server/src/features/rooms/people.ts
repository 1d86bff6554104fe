/** Who somebody is in a match room, and what that allows. */
import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { Actor } from '../../platform/calls/actor';
import type { Db } from '../../platform/database/database';
import type { MatchRow } from './repository';
import * as repository from './repository';

type Pairing = Pick<MatchRow, 'teamA' | 'teamB' | 'tournament'>;

export interface Standing {
  /** The team that the actor belongs to, if it is one of the two. */
  readonly own: TeamSlot | null;
  /** A captain is the leader of the team. */
  readonly isCaptain: boolean;
  readonly isStaff: boolean;
}

export async function standingIn(db: Db, match: Pairing, actor: Actor): Promise<Standing> {
  const { tournament } = match;
  const team = await repository.findOwnTeam(db, {
    player: actor.id,
    tournament,
    teams: teamsOf(match),
  });
  return {
    own: team ? (team.team === match.teamA ? 'A' : 'B') : null,
    isCaptain: team?.leads ?? false,
    isStaff: satisfies(actor.permissions, 'Moderator'),
  };
}

export function isInRoom({ own, isStaff }: Standing): boolean {
  return own !== null || isStaff;
}

export async function assertInRoom(db: Db, match: Pairing, actor: Actor): Promise<Standing> {
  const standing = await standingIn(db, match, actor);
  if (!isInRoom(standing))
    throw new ForbiddenError('This room is for the two teams and staff only.');
  return standing;
}

/** The team for which somebody acts: their own, or the one that staff name. */
export function teamFor(
  { own, isCaptain, isStaff }: Standing,
  { wanted, captainOnly, actor }: { wanted?: TeamSlot; captainOnly: boolean; actor: Actor },
): TeamSlot {
  const mayActForOwn = own !== null && (isCaptain || !captainOnly);
  if (mayActForOwn && (wanted === undefined || wanted === own)) {
    assertMayPlay(actor);
    return own;
  }
  if (!isStaff)
    throw new ForbiddenError(
      captainOnly
        ? 'Only the captains of the two teams can do this.'
        : 'Only players of the two teams can do this.',
    );
  if (wanted === undefined)
    throw new InvalidParameter('opponent', 'Staff say for which team they act.');
  return wanted;
}

export function assertMayPlay({ bans }: Actor): void {
  if (bans.includes('tournaments')) throw ForbiddenError.banned();
}

export function assertTeamsKnown({ teamA, teamB }: Pairing): void {
  if (teamA === null || teamB === null)
    throw new InvalidAction('The teams of this match are not known yet.');
}

export function teamsOf({ teamA, teamB }: Pairing): string[] {
  return [teamA, teamB].flatMap((team) => team ?? []);
}

/** Ids of the captains; null where there is no team, or it has no leader. */
export async function captainsOf(
  db: Db,
  match: Pairing,
): Promise<Readonly<Record<TeamSlot, string | null>>> {
  const rows = await repository.findTeams(db, teamsOf(match));
  const captainOf = (team: string | null) =>
    rows.find(({ id }) => id === team)?.captain?.id ?? null;
  return { A: captainOf(match.teamA), B: captainOf(match.teamB) };
}
