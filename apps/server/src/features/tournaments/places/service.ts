/** The places of a tournament, and the waitlist for them. */
import type { EntryEvent } from '@mes/contract/tournaments-events';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import * as entries from '../applications/repository';
import * as tournaments from '../repository';
import * as rosters from '../rosters/repository';
import * as seeds from '../seeding/repository';
import { auditEntry, notifyTeams, publishEntries } from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';

/** How many teams can still be registered; infinite without a limit. */
export async function countFreePlaces(tx: Tx, { id, signup }: TournamentRow): Promise<number> {
  if (signup.teams === null) return Number.POSITIVE_INFINITY;
  const { registered = 0 } = await entries.countByState(tx, id);
  return Math.max(0, signup.teams - registered);
}

/**
 * Fills free places from the waitlist, first come, first served. After check-in only teams that
 * have checked in are promoted, and after the bracket is drawn nobody. Without a limit of teams
 * the waitlist holds only teams that staff have put there, so nobody is promoted.
 */
export async function promoteWaitlisted(
  tx: Tx,
  tournament: TournamentRow,
  action: AnyAction,
): Promise<void> {
  if (tournament.signup.teams === null || hasReached(tournament.state, 'running')) return;
  const freePlaces = await countFreePlaces(tx, tournament);
  if (freePlaces === 0) return;
  const needsCheckIn = tournament.state === 'seeding' && tournament.checkInClose !== null;
  const waitlisted = await entries.findWaitlisted(tx, tournament.id);
  const teamIds = waitlisted
    .filter(({ checkedInAt }) => !needsCheckIn || checkedInAt !== null)
    .slice(0, freePlaces)
    .map(({ team }) => team);
  if (teamIds.length === 0) return;

  const tournamentId = tournament.id;
  await entries.updateAll(
    tx,
    { tournamentId, teamIds },
    { state: 'registered', reason: null, updatedAt: action.now, decidedBy: null },
  );
  await updateSeeding(tx, { tournament, addedIds: teamIds, removedIds: [] });
  for (const teamId of teamIds) {
    const entry = { tournamentId, teamId, type: 'tournament.team_promoted' };
    await auditEntry(tx, entry, { ...action, actor: null });
  }
  await publishTeams(tx, { tournamentId, type: 'tournament.teams_changed', teamIds });
  await notifyTeams(
    tx,
    { tournament, teamIds, type: 'tournament.team_registered', text: texts.places.promoted },
    action,
  );
}

/**
 * Keeps a published seeding valid when the registered teams change: teams behind one that leaves
 * move up, and after a team is added the seeding has to be published again.
 */
export async function updateSeeding(
  tx: Tx,
  {
    tournament,
    addedIds,
    removedIds,
  }: {
    readonly tournament: TournamentRow;
    readonly addedIds: readonly string[];
    readonly removedIds: readonly string[];
  },
): Promise<void> {
  if (hasReached(tournament.state, 'running')) return;
  const tournamentId = tournament.id;
  if (removedIds.length > 0) await seeds.deleteSeeds(tx, { tournamentId, teamIds: removedIds });
  if (!tournament.seeded || addedIds.length + removedIds.length === 0) return;
  await tournaments.update(tx, tournamentId, {
    seeded: addedIds.length === 0,
    seedingRevision: tournament.seedingRevision + 1,
  });
}

/** To everyone, and to the pages of the teams and their players. */
export async function publishTeams(
  tx: Tx,
  {
    tournamentId,
    type,
    teamIds,
  }: {
    readonly tournamentId: string;
    readonly type: EntryEvent;
    readonly teamIds: readonly string[];
  },
): Promise<void> {
  const teamNames = await entries.findTeamNames(tx, teamIds);
  const playerIds = await rosters.findPlayerIds(tx, { tournamentId, teamIds });
  await publishEntries(tx, { tournamentId, type, teamNames, playerIds, isPublic: true });
}
