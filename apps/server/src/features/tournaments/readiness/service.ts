/** Whether a team may check in with its roster, and what follows when the roster changes afterwards. */
import { checkInProblem } from '@mes/domain/roster/roster';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import type { EntryRow } from '../applications/repository';
import * as entries from '../applications/repository';
import * as rosters from '../rosters/repository';
import { type RosterCandidate, toCandidate } from '../rosters/views';
import { auditEntry, notifyLeaders, publishEntries } from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';
import { rulesOf } from '../views';

/** Why a team cannot check in with the roster that it has, or null if it can. */
export async function validateReady(
  db: Db,
  { tournament, teamId }: { tournament: TournamentRow; teamId: string },
  now: number,
): Promise<string | null> {
  const players = await findRoster(db, { tournament, teamId }, now);
  return checkInProblem(rulesOf(tournament, now), players);
}

/**
 * After a change of the roster of a team that has checked in: takes the check-in back if a player who
 * never confirmed the rules has come in, or if too few are left who did. The leader is asked to check
 * in again. Once matches are drawn it is up to staff whom they let play.
 */
export async function askForCheckIn(
  tx: Tx,
  {
    tournament,
    team,
    entry,
    formerIds,
  }: {
    readonly tournament: TournamentRow;
    readonly team: { readonly id: string; readonly name: string };
    readonly entry: EntryRow;
    /** Who was on the roster before. */
    readonly formerIds: readonly string[];
  },
  action: AnyAction,
): Promise<void> {
  const isOver = hasReached(tournament.state, 'running');
  if (entry.checkedInAt === null || isOver || !tournament.rulesRequired) return;
  const { now } = action;
  const players = await findRoster(tx, { tournament, teamId: team.id }, now);
  const isNew = ({ id, hasConfirmedRules }: RosterCandidate) =>
    !hasConfirmedRules && !formerIds.includes(id);
  const isReady = checkInProblem(rulesOf(tournament, now), players) === null;
  if (isReady && !players.some(isNew)) return;

  const tournamentId = tournament.id;
  const type = 'tournament.check_in_taken_back';
  await entries.save(tx, { ...entry, checkedInAt: null, updatedAt: now });
  await auditEntry(tx, { tournamentId, teamId: team.id, type }, action);
  await publishEntries(tx, {
    tournamentId,
    type,
    teamNames: [team.name],
    playerIds: [],
    isPublic: entry.state === 'registered',
  });
  const unconfirmed = players.filter(({ hasConfirmedRules }) => !hasConfirmedRules);
  await notifyLeaders(
    tx,
    {
      tournament,
      teamIds: [team.id],
      type: 'tournament.check_in_asked_again',
      text: texts.checkIn.askedAgain(unconfirmed.map(({ name }) => name)),
    },
    action,
  );
}

async function findRoster(
  db: Db,
  { tournament, teamId }: { tournament: TournamentRow; teamId: string },
  now: number,
): Promise<RosterCandidate[]> {
  const tournamentId = tournament.id;
  const playerIds = await rosters.findPlayerIds(db, { tournamentId, teamIds: [teamId] });
  if (playerIds.length === 0) return [];
  const rows = await rosters.findCandidates(db, { tournamentId, playerIds, now });
  return rows.map((row) => toCandidate(row, teamId));
}
