/** A room as its visitors read it: what everyone sees, and what only those inside do. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { Match } from '@mes/contract/match-schemas';
import type { Room, RoomDetails, RoomTeam } from '@mes/contract/room-schemas';
import type { Actor } from '../../platform/calls/actor';
import type { Db } from '../../platform/database/database';
import { findLineups } from '../matches/lineups/service';
import type { Audience, MatchReader } from '../matches/service';
import { findOpenCall } from '../matches/staff-calls/service';
import { toReference } from '../players/service';
import { lagOf } from './lag';
import { isInRoom, standingIn, teamsOf } from './people';
import type { MatchRow, RoomRow } from './repository';
import * as repository from './repository';
import type { KeptVeto } from './repository-vetoes';
import { type RoomSettings, roomSettings } from './settings';
import { proposalsOf } from './times';
import { shownVeto } from './veto-view';

export async function read(
  db: Db,
  id: string,
  asked: { to: Audience; now: number },
): Promise<Room> {
  const found = await repository.findRoom(db, id);
  if (!found) throw new ObjectNotFound();
  const { match, room, veto } = found;
  const settings = await roomSettings(db);
  return {
    id,
    teams: await teamsIn(db, match, room),
    veto: veto && (await shownVeto(db, id, veto, asked)).veto,
    turnSeconds: Math.round((veto?.state.turnMs ?? settings.turnMs) / 1_000),
    ...deadlinesOf(match, settings),
  };
}

/** Null for whoever has no business in the room. */
export async function readDetails(
  db: Db,
  id: string,
  { actor, now, match }: { actor: Actor; now: number; match: MatchReader },
): Promise<RoomDetails | null> {
  const found = await repository.findRoom(db, id);
  if (!found) throw new ObjectNotFound();
  const standing = await standingIn(db, found.match, actor);
  if (!isInRoom(standing)) return null;
  const call = await findOpenCall(db, id);
  return {
    ...standing,
    lobby: found.match.lobby,
    proposals: await proposalsOf(db, id),
    staffCall: call
      ? {
          id: call.call.id,
          reason: call.call.reason,
          createdAt: call.call.createdAt,
          takenBy: call.takenBy && toReference(call.takenBy),
        }
      : null,
    ahead: (await isAhead(db, id, found.veto)) ? aheadOf(await match(db, id)) : null,
    now,
  };
}

/** Until everyone has been told, so that a page never falls back to what they know. */
async function isAhead(db: Db, id: string, veto: KeptVeto | null): Promise<boolean> {
  if (!veto) return false;
  return veto.heldSince !== null || (veto.state.turn !== null && (await lagOf(db, id)) > 0);
}

function aheadOf({ state, veto, maps }: Match): RoomDetails['ahead'] {
  return { state, veto, maps };
}

export function deadlinesOf(
  { startsAt }: Pick<MatchRow, 'startsAt'>,
  { checkInMs, noShowMs }: RoomSettings,
): Pick<Room, 'checkInOpensAt' | 'noShowAt'> {
  if (startsAt === null) return { checkInOpensAt: null, noShowAt: null };
  return {
    checkInOpensAt: Math.max(0, startsAt - checkInMs),
    noShowAt: noShowMs === null ? null : startsAt + noShowMs,
  };
}

async function teamsIn(db: Db, match: MatchRow, room: RoomRow | null): Promise<Room['teams']> {
  const teamIds = teamsOf(match);
  const teams = await repository.findTeams(db, teamIds);
  const lineups = await findLineups(db, { tournamentId: match.tournament, teamIds });
  const team = (
    id: string | null,
    times: Pick<RoomTeam, 'checkedInAt' | 'readyAt'>,
  ): RoomTeam | null => {
    const row = teams.find((each) => each.id === id);
    if (!row) return null;
    return {
      captain: row.captain && toReference(row.captain),
      players: (lineups.get(row.id) ?? []).map(toReference),
      ...times,
    };
  };
  return {
    A: team(match.teamA, { checkedInAt: match.checkedInA, readyAt: room?.readyA ?? null }),
    B: team(match.teamB, { checkedInAt: match.checkedInB, readyAt: room?.readyB ?? null }),
  };
}
