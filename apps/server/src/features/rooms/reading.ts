/** A room as its visitors read it: what everyone sees, and what only those inside do. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { Room, RoomDetails, RoomTeam } from '@mes/contract/room-schemas';
import type { Caller } from '../../platform/calls/caller';
import type { Db } from '../../platform/database/database';
import { openCallOf } from '../matches/service';
import { toReference } from '../players/service';
import { isInRoom, standingIn, teamsOf } from './people';
import type { MatchRow, RoomRow } from './repository';
import * as repository from './repository';
import { type RoomSettings, roomSettings } from './settings';
import { proposalsOf } from './times';
import { toView } from './veto-view';

export async function read(db: Db, id: string): Promise<Room> {
  const found = await repository.findRoom(db, id);
  if (!found) throw new ObjectNotFound();
  const { match, room, veto } = found;
  const settings = await roomSettings(db);
  return {
    id,
    teams: await teamsIn(db, match, room),
    veto: veto && toView(veto),
    turnSeconds: Math.round((veto?.turnMs ?? settings.turnMs) / 1_000),
    ...deadlinesOf(match, settings),
  };
}

/** Null for whoever has no business in the room. */
export async function readDetails(
  db: Db,
  id: string,
  { caller, now }: { caller: Caller; now: number },
): Promise<RoomDetails | null> {
  const found = await repository.findRoom(db, id);
  if (!found) throw new ObjectNotFound();
  const standing = await standingIn(db, found.match, caller);
  if (!isInRoom(standing)) return null;
  const call = await openCallOf(db, id);
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
    now,
  };
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
  const ids = teamsOf(match);
  const teams = await repository.findTeams(db, ids);
  const players = await repository.findPlayers(db, { tournament: match.tournament, teams: ids });
  const team = (
    id: string | null,
    times: Pick<RoomTeam, 'checkedInAt' | 'readyAt'>,
  ): RoomTeam | null => {
    const row = teams.find((each) => each.id === id);
    if (!row) return null;
    return {
      captain: row.captain && toReference(row.captain),
      players: players.filter((each) => each.team === id).map(({ player }) => toReference(player)),
      ...times,
    };
  };
  return {
    A: team(match.teamA, { checkedInAt: match.checkedInA, readyAt: room?.readyA ?? null }),
    B: team(match.teamB, { checkedInAt: match.checkedInB, readyAt: room?.readyB ?? null }),
  };
}
