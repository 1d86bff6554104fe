/** Who somebody is in a match room, and what that allows. */
import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { Actor } from '../../../platform/calls/actor';
import type { Db } from '../../../platform/database/database';
import type { MatchRow } from '../../matches/tables';
import { assertNotBanned } from '../../moderation/service';
import * as repository from '../repository';
import { texts } from '../texts';

type Pairing = Pick<MatchRow, 'teamA' | 'teamB' | 'tournament'>;

export interface Participant {
  /** The team that the actor belongs to, if it is one of the two. */
  readonly own: TeamSlot | null;
  /** A captain is the leader of the team. */
  readonly isCaptain: boolean;
  readonly isStaff: boolean;
}

export async function findParticipant(db: Db, match: Pairing, actor: Actor): Promise<Participant> {
  const team = await repository.findOwnTeam(db, {
    playerId: actor.id,
    tournamentId: match.tournament,
    teamIds: teamIdsOf(match),
  });
  return {
    own: team ? (team.teamId === match.teamA ? 'A' : 'B') : null,
    isCaptain: team?.leads ?? false,
    isStaff: satisfies(actor.permissions, 'Moderator'),
  };
}

export function isInside({ own, isStaff }: Participant): boolean {
  return own !== null || isStaff;
}

export async function assertInside(db: Db, match: Pairing, actor: Actor): Promise<Participant> {
  const participant = await findParticipant(db, match, actor);
  if (!isInside(participant)) throw new ForbiddenError(texts.participants.onlyInside);
  return participant;
}

/** The team for which somebody acts: their own, or the one that staff name. */
export function teamFor(
  { own, isCaptain, isStaff }: Participant,
  { slot, captainOnly, actor }: { slot?: TeamSlot; captainOnly: boolean; actor: Actor },
): TeamSlot {
  const mayActForOwn = own !== null && (isCaptain || !captainOnly);
  if (mayActForOwn && (slot === undefined || slot === own)) {
    assertNotBanned(actor, 'tournaments');
    return own;
  }
  const { onlyCaptains, onlyPlayers, whichTeam } = texts.participants;
  if (!isStaff) throw new ForbiddenError(captainOnly ? onlyCaptains : onlyPlayers);
  if (slot === undefined) throw new InvalidParameter('opponent', whichTeam);
  return slot;
}

export function assertTeamsKnown({ teamA, teamB }: Pairing): void {
  if (teamA === null || teamB === null) throw new InvalidAction(texts.teamsUnknown);
}

export function teamIdsOf({ teamA, teamB }: Pairing): string[] {
  return [teamA, teamB].flatMap((id) => id ?? []);
}

/** Ids of the captains; null where there is no team, or it has no leader. */
export async function findCaptainIds(
  db: Db,
  match: Pairing,
): Promise<Readonly<Record<TeamSlot, string | null>>> {
  const teams = await repository.findTeams(db, teamIdsOf(match));
  const captainOf = (teamId: string | null) =>
    teams.find(({ id }) => id === teamId)?.captain?.id ?? null;
  return { A: captainOf(match.teamA), B: captainOf(match.teamB) };
}
