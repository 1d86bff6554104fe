/** A room as its visitors read it: what everyone sees, and what only those inside do. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { Room, RoomDetails, RoomTeam } from '@mes/contract/room-schemas';
import { LAST_INSTANT } from '@mes/contract/scalars';
import type { Actor } from '../../platform/calls/actor';
import type { Db } from '../../platform/database/database';
import { findLineups } from '../matches/lineups/service';
import type { MatchAudience, MatchReader } from '../matches/service';
import { findOpenCall } from '../matches/staff-calls/service';
import type { MatchRow } from '../matches/tables';
import { toPlayerReference, toRosterPlayer } from '../players/service';
import { findParticipant, isInside, teamIdsOf } from './participants/service';
import { type RoomSettings, readRoomSettings } from './properties';
import { findLag, showVeto } from './publication/service';
import type { RoomRow } from './repository';
import * as repository from './repository';
import { listProposals } from './schedule/service';
import type { StoredVeto } from './veto/repository';

export async function getRoom(
  db: Db,
  matchId: string,
  viewer: { audience: MatchAudience; now: number },
): Promise<Room> {
  const { match, room, veto } = await findRoom(db, matchId);
  const settings = await readRoomSettings(db);
  return {
    id: matchId,
    teams: await teamsIn(db, match, room),
    veto: veto && (await showVeto(db, { matchId, stored: veto }, viewer)).veto,
    turnSeconds: Math.round((veto?.state.turnMs ?? settings.turnMs) / 1_000),
    ...deadlinesOf(match, settings),
  };
}

/** `readMatch` reads it as those inside see it. Null for people who may not enter the room. */
export async function getRoomDetails(
  db: Db,
  { matchId, readMatch }: { matchId: string; readMatch: MatchReader },
  { actor, now }: { actor: Actor; now: number },
): Promise<RoomDetails | null> {
  const found = await findRoom(db, matchId);
  const participant = await findParticipant(db, found.match, actor);
  if (!isInside(participant)) return null;
  const call = await findOpenCall(db, matchId);
  return {
    ...participant,
    lobby: found.match.lobby,
    proposals: await listProposals(db, matchId),
    staffCall: call
      ? {
          id: call.call.id,
          reason: call.call.reason,
          createdAt: call.call.createdAt,
          takenBy: call.takenBy && toPlayerReference(call.takenBy),
        }
      : null,
    ahead: (await isAhead(db, matchId, found.veto)) ? await aheadOf(db, matchId, readMatch) : null,
    now,
  };
}

/** For the channel `room:{id}`. */
export async function mayListen(db: Db, actor: Actor | null, matchId: string): Promise<boolean> {
  if (!actor) return false;
  const found = await repository.findWithMatch(db, matchId);
  return found ? isInside(await findParticipant(db, found.match, actor)) : false;
}

export function deadlinesOf(
  { startsAt }: Pick<MatchRow, 'startsAt'>,
  { checkInMs, noShowMs }: RoomSettings,
): Pick<Room, 'checkInOpensAt' | 'noShowAt'> {
  if (startsAt === null) return { checkInOpensAt: null, noShowAt: null };
  return {
    checkInOpensAt: Math.max(0, startsAt - checkInMs),
    noShowAt: noShowMs === null ? null : Math.min(startsAt + noShowMs, LAST_INSTANT),
  };
}

async function findRoom(db: Db, matchId: string) {
  const found = await repository.findWithMatch(db, matchId);
  if (!found) throw new ObjectNotFound();
  return found;
}

/** True until everything is published, so that a page of those inside never falls back. */
async function isAhead(db: Db, matchId: string, veto: StoredVeto | null): Promise<boolean> {
  if (!veto) return false;
  return veto.heldSince !== null || (veto.state.turn !== null && (await findLag(db, matchId)) > 0);
}

async function aheadOf(
  db: Db,
  matchId: string,
  readMatch: MatchReader,
): Promise<RoomDetails['ahead']> {
  const { state, veto, maps } = await readMatch(db, matchId);
  return { state, veto, maps };
}

async function teamsIn(db: Db, match: MatchRow, room: RoomRow | null): Promise<Room['teams']> {
  const teamIds = teamIdsOf(match);
  const teams = await repository.findTeams(db, teamIds);
  const lineups = await findLineups(db, { tournamentId: match.tournament, teamIds });
  const team = (
    teamId: string | null,
    times: Pick<RoomTeam, 'checkedInAt' | 'readyAt'>,
  ): RoomTeam | null => {
    const row = teams.find(({ id }) => id === teamId);
    if (!row) return null;
    return {
      captain: row.captain && toPlayerReference(row.captain),
      players: (lineups.get(row.id) ?? []).map(toRosterPlayer),
      ...times,
    };
  };
  return {
    A: team(match.teamA, { checkedInAt: match.checkedInA, readyAt: room?.readyA ?? null }),
    B: team(match.teamB, { checkedInAt: match.checkedInB, readyAt: room?.readyB ?? null }),
  };
}
