/** Rosters: who reads them, and how staff change them. */
import type { FullRoster, Roster } from '@mes/contract/entry-schemas';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { writeCsv } from '@mes/domain/csv/csv';
import { eligibilityProblem } from '@mes/domain/roster/roster';
import { isRosterLocked } from '@mes/domain/tournament/lifecycle/deadlines';
import { isPublicApplication } from '@mes/domain/tournament/lifecycle/states';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import type { EntryRow } from '../applications/repository';
import * as entries from '../applications/repository';
import { askForCheckIn } from '../readiness/service';
import * as tournaments from '../repository';
import {
  auditEntry,
  findTournament,
  lockPublished,
  notifyAccounts,
  publishEntries,
} from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';
import { groupByTeam, type RosterCandidate, toCandidate, toRosterPlayer } from './views';

/** The given players as the roster of a team would have them; without ids, every member of it. */
export async function findCandidates(
  db: Db,
  {
    tournamentId,
    teamId,
    playerIds,
    now,
  }: { tournamentId: string; teamId: string; playerIds?: readonly string[]; now: number },
): Promise<RosterCandidate[]> {
  if (playerIds?.length === 0) return [];
  const wanted = playerIds ? { playerIds } : { teamId };
  const rows = await repository.findCandidates(db, { tournamentId, ...wanted, now });
  return rows.map((row) => toCandidate(row, teamId));
}

/** Exactly these players: others leave the roster, and those who stay are unchanged. */
export async function saveRoster(
  tx: Tx,
  {
    tournamentId,
    teamId,
    playerIds,
  }: { tournamentId: string; teamId: string; playerIds: readonly string[] },
  { actor, now }: Action,
): Promise<void> {
  await repository.deletePlayersExcept(tx, { tournamentId, teamId, playerIds });
  await repository.insertPlayers(
    tx,
    playerIds.map((playerId) => ({
      tournament: tournamentId,
      team: teamId,
      player: playerId,
      addedAt: now,
      addedBy: actor.id,
    })),
  );
}

interface RosterKey {
  /** Its name. */
  readonly team: string;
  /** Its id. */
  readonly tournament: string;
}

export async function getRoster(db: Db, key: RosterKey, now: number): Promise<Roster> {
  const { players, ...full } = await getFullRoster(db, key, now);
  return { ...full, players: players.map(({ id, name, photo }) => ({ id, name, photo })) };
}

/** Of teams that are or were registered; applications are between a team and staff. */
export async function getFullRoster(db: Db, key: RosterKey, now: number): Promise<FullRoster> {
  const team = await teams.findTeam(db, key.team);
  const found = await tournaments.findById(db, key.tournament);
  const tournament = found && found.state !== 'draft' ? found : undefined;
  const entry =
    tournament && (await entries.findByTeam(db, { tournamentId: tournament.id, teamId: team.id }));
  if (!tournament || !entry || !isPublicApplication(entry.state)) {
    const tournamentName = tournament?.name ?? key.tournament;
    throw new ObjectNotFound(texts.rosters.missing({ teamName: team.name, tournamentName }));
  }
  return readRoster(db, { tournament, entry, team }, now);
}

interface TeamEntry {
  readonly tournament: TournamentRow;
  readonly entry: EntryRow;
  readonly team: Parameters<typeof teams.toTeamReference>[0] & { readonly id: string };
}

async function readRoster(
  db: Db,
  { tournament, entry, team }: TeamEntry,
  now: number,
): Promise<FullRoster> {
  const rows = await repository.findAll(db, { tournamentId: tournament.id, teamIds: [team.id] });
  return {
    team: teams.toTeamReference(team),
    tournament: { id: tournament.id, name: tournament.name },
    state: entry.state,
    locked: isRosterLocked(tournament.state, tournament, now),
    players: rows.map(toRosterPlayer),
  };
}

/** Adds a player to a roster or removes one, also when it is locked for the team itself. */
export async function editRoster(
  tx: Tx,
  {
    id,
    team: teamName,
    target_id: playerId,
    action: change,
    reason,
  }: { id: string; team: string; target_id: string; action: 'add' | 'remove'; reason?: string },
  action: Action,
): Promise<FullRoster> {
  const tournament = await lockPublished(tx, id);
  const tournamentId = tournament.id;
  const team = await teams.findTeam(tx, teamName);
  const entry = await entries.findByTeam(tx, { tournamentId, teamId: team.id });
  if (!entry) {
    const tournamentName = tournament.name;
    throw new ObjectNotFound(texts.rosters.missing({ teamName: team.name, tournamentName }));
  }
  const before = await repository.findPlayerIds(tx, { tournamentId, teamIds: [team.id] });
  const edit = { tournament, teamId: team.id, playerId, before };
  if (change === 'add') await addPlayer(tx, edit, action);
  else await removePlayer(tx, edit);

  const after = await repository.findPlayerIds(tx, { tournamentId, teamIds: [team.id] });
  await auditEntry(
    tx,
    {
      tournamentId,
      teamId: team.id,
      type: change === 'add' ? 'roster.player_added' : 'roster.player_removed',
      before: { players: before },
      after: { players: after, reason: reason ?? null },
    },
    action,
  );
  await publishEntries(tx, {
    tournamentId,
    type: 'tournament.roster_changed',
    teamNames: [team.name],
    playerIds: [playerId],
    isPublic: isPublicApplication(entry.state),
  });
  await notifyAccounts(
    tx,
    {
      tournament,
      accountIds: [playerId, ...(team.leader === null ? [] : [team.leader])],
      type: 'team.roster_changed',
      text: texts.rosters.changed(team.name),
    },
    action,
  );
  await askForCheckIn(tx, { tournament, team, entry, formerIds: before }, action);
  return readRoster(tx, { tournament, entry, team }, action.now);
}

interface RosterEdit {
  readonly tournament: TournamentRow;
  readonly teamId: string;
  readonly playerId: string;
  /** Ids of the players who are on the roster so far. */
  readonly before: readonly string[];
}

async function addPlayer(
  tx: Tx,
  { tournament, teamId, playerId, before }: RosterEdit,
  { actor, now }: Action,
): Promise<void> {
  const tournamentId = tournament.id;
  const [candidate] = await findCandidates(tx, {
    tournamentId,
    teamId,
    playerIds: [playerId],
    now,
  });
  if (!candidate) throw new ObjectNotFound(texts.rosters.unknownPlayer(playerId));
  if (before.includes(playerId))
    throw new InvalidAction(texts.rosters.onRosterAlready(candidate.name));
  const problem = eligibilityProblem(candidate);
  if (problem !== null) throw new InvalidAction(problem);
  const { max } = tournament.signup;
  if (before.length >= max) throw new InvalidAction(texts.rosters.full(max));
  await repository.insertPlayers(tx, [
    {
      tournament: tournamentId,
      team: teamId,
      player: playerId,
      substitute: isRosterLocked(tournament.state, tournament, now),
      addedAt: now,
      addedBy: actor.id,
    },
  ]);
}

async function removePlayer(
  tx: Tx,
  { tournament, teamId, playerId, before }: RosterEdit,
): Promise<void> {
  if (!before.includes(playerId)) throw new InvalidAction(texts.rosters.notOnRoster);
  if (before.length === 1) throw new InvalidAction(texts.rosters.lastPlayer);
  await repository.deletePlayersExcept(tx, {
    tournamentId: tournament.id,
    teamId,
    playerIds: before.filter((id) => id !== playerId),
  });
}

/** One line per player, for spreadsheets. */
export async function exportRosters(db: Db, id: string): Promise<string> {
  const tournament = await findTournament(db, id);
  const found = await entries.findAll(db, { tournamentId: tournament.id });
  const rosters = groupByTeam(await repository.findAll(db, { tournamentId: tournament.id }));
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no);
  const lines = found.flatMap(({ entry, team }) =>
    (rosters.get(team.id) ?? []).map(({ player, ...row }) => [
      team.name,
      team.tag,
      team.region,
      entry.state,
      entry.seed,
      yesOrNo(entry.checkedInAt !== null),
      player.name,
      player.id,
      player.gameId,
      player.country,
      yesOrNo(row.isLeader),
      yesOrNo(row.substitute),
      yesOrNo(row.confirmedRules),
    ]),
  );
  return writeCsv([texts.rosterColumns, ...lines]);
}
