/** The entries of a tournament as the public, the team itself and staff read them. */
import type { Application, RegisteredTeam, StaffApplication } from '@mes/contract/entry-schemas';
import { ObjectNotFound } from '@mes/contract/errors';
import { rosterProblems } from '@mes/domain/roster/roster';
import {
  isPublicApplication,
  PUBLIC_APPLICATION_STATES,
} from '@mes/domain/tournament/lifecycle/states';
import type { Db } from '../../../platform/database/database';
import * as rosterRepository from '../rosters/repository';
import { groupByTeam, toRosterPlayer } from '../rosters/views';
import { findDisplayedElos, findPublished, findTournament } from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';
import { rulesOf } from '../views';
import * as repository from './repository';
import { toApplication, toEnteredTeam, toRosterCandidates } from './views';

export async function listRegisteredTeams(db: Db, id: string): Promise<RegisteredTeam[]> {
  return findRegisteredTeams(db, (await findPublished(db, id)).id);
}

/** By seed, then by the time of their application. */
export async function findRegisteredTeams(db: Db, tournamentId: string): Promise<RegisteredTeam[]> {
  const states = PUBLIC_APPLICATION_STATES;
  const found = await repository.findAll(db, { tournamentId, states });
  const rosters = groupByTeam(await rosterRepository.findAll(db, { tournamentId }));
  return found.flatMap((each) => {
    const { state } = each.entry;
    return isPublicApplication(state)
      ? [{ ...toEnteredTeam(each, rosters.get(each.team.id) ?? []), state }]
      : [];
  });
}

/** As the team itself reads it; null if it has not applied. */
export async function findApplication(
  db: Db,
  { tournamentId, teamId }: repository.ApplicationKey,
): Promise<Application | null> {
  const [found] = await repository.findAll(db, { tournamentId, teamId });
  if (!found) return null;
  const roster = await rosterRepository.findAll(db, { tournamentId, teamIds: [teamId] });
  return toApplication(found, roster);
}

export async function getApplication(db: Db, key: repository.ApplicationKey): Promise<Application> {
  const application = await findApplication(db, key);
  if (!application) throw new ObjectNotFound();
  return application;
}

/** Of every team, in whatever state; for staff. */
export async function listApplications(
  db: Db,
  id: string,
  now: number,
): Promise<StaffApplication[]> {
  return findStaffApplications(db, { tournament: await findTournament(db, id), now });
}

export async function getStaffApplication(
  db: Db,
  query: { tournament: TournamentRow; teamId: string; now: number },
): Promise<StaffApplication> {
  const [application] = await findStaffApplications(db, query);
  if (!application) throw new ObjectNotFound();
  return application;
}

async function findStaffApplications(
  db: Db,
  { tournament, teamId, now }: { tournament: TournamentRow; teamId?: string; now: number },
): Promise<StaffApplication[]> {
  const tournamentId = tournament.id;
  const found = await repository.findAll(db, { tournamentId, teamId });
  const teamIds = found.map(({ team }) => team.id);
  const rows = await rosterRepository.findAll(db, { tournamentId, teamIds });
  const playerIds = rows.map(({ player }) => player.id);
  const candidateRows =
    playerIds.length === 0
      ? []
      : await rosterRepository.findCandidates(db, { tournamentId, playerIds, now });
  const candidates = new Map(candidateRows.map((candidate) => [candidate.id, candidate]));
  const rosters = groupByTeam(rows);
  const elos = await findDisplayedElos(db, teamIds);
  return found.map((each) => {
    const { team } = each;
    const roster = rosters.get(team.id) ?? [];
    return {
      ...toApplication(each, roster),
      elo: elos(team.id),
      roster: roster.map((row) => ({
        ...toRosterPlayer(row),
        confirmedRules: row.confirmedRules,
      })),
      problems: rosterProblems(rulesOf(tournament, now), {
        region: team.region,
        players: toRosterCandidates(roster, { teamId: team.id, candidates }),
      }),
    };
  });
}

/** A team that disbands during a tournament would leave a gap in its bracket. */
export async function validateDisband(
  db: Db,
  { id, name }: { id: string; name: string },
): Promise<string | null> {
  const [tournament] = await repository.findOpenTournaments(db, id);
  if (!tournament) return null;
  return texts.applications.signedUp({ teamName: name, tournamentName: tournament.name });
}
