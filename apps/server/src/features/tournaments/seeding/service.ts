/** The order of the teams: seeders submit theirs, and staff publish the final one. */

import type { DraftedSeed, Seeding, SubmittedSeeding } from '@mes/contract/entry-schemas';
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import { draftOrder } from '@mes/domain/tournament/seeding/draft';
import { separate } from '@mes/domain/tournament/seeding/separate';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { toPlayerReference } from '../../players/service';
import * as teams from '../../teams/service';
import type { EntryWithTeam } from '../applications/repository';
import * as entries from '../applications/repository';
import { applyDeadlines } from '../lifecycle/service';
import * as tournaments from '../repository';
import {
  findDisplayedElos,
  findPublished,
  findTournament,
  lockPublished,
  notifyTeams,
  recordChange,
} from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';

/** Older placements do not count for the strength of a team. */
const STRENGTH_WINDOW_MS = 365 * 86_400_000;
/** Teams that met within this time are kept apart. */
const REMATCH_WINDOW_MS = 180 * 86_400_000;

interface SeedingInput {
  readonly id: string;
  /** Names. */
  readonly teams: readonly string[];
  readonly final: boolean;
  readonly separate: boolean;
  readonly revision?: number;
}

export async function submitSeeding(
  tx: Tx,
  input: SeedingInput,
  action: Action,
): Promise<{ own: SubmittedSeeding | null; seeding: Seeding }> {
  const { actor, now } = action;
  const tournament = await applyDeadlines(tx, await lockPublished(tx, input.id), now);
  if (hasReached(tournament.state, 'running')) throw new InvalidAction(texts.seeding.drawn);
  const teamIds = toTeamIds(await findRegistered(tx, tournament.id), input.teams);
  if (input.final) await publishSeeding(tx, { ...input, tournament, teamIds }, action);
  else {
    await repository.saveSubmission(tx, {
      tournament: tournament.id,
      seeder: actor.id,
      teams: teamIds,
      submittedAt: now,
    });
    const type = 'tournament.seeding_submitted';
    await recordChange(tx, { tournament, type, after: teamIds }, action);
  }
  return {
    own: await getOwnSeeding(tx, { tournamentId: tournament.id, seederId: actor.id }),
    seeding: await getSeeding(tx, tournament.id),
  };
}

async function publishSeeding(
  tx: Tx,
  {
    tournament,
    teamIds,
    separate: isSeparated,
    revision,
  }: Pick<SeedingInput, 'separate' | 'revision'> & {
    readonly tournament: TournamentRow;
    readonly teamIds: readonly string[];
  },
  action: Action,
): Promise<void> {
  if (!hasReached(tournament.state, 'signup_closed'))
    throw new InvalidAction(texts.seeding.signupOpen);
  const { seedingRevision } = tournament;
  assertRevision({
    current: seedingRevision,
    seen: revision,
    message: texts.seeding.conflict,
  });
  const order = isSeparated
    ? await separateRecentOpponents(tx, { tournament, teamIds, now: action.now })
    : teamIds;
  await repository.saveSeeds(tx, { tournamentId: tournament.id, teamIds: order });
  const updated = await tournaments.update(tx, tournament.id, {
    seeded: true,
    seedingRevision: seedingRevision + 1,
    updatedAt: action.now,
  });
  const type = 'tournament.seeding_published';
  await recordChange(tx, { tournament: updated, type, after: [...order] }, action);
  await notifyTeams(
    tx,
    { tournament, teamIds: order, type, text: texts.seeding.published },
    action,
  );
}

/** Keeps teams that shared a group or met in an opening round lately apart, as far as seeds allow. */
async function separateRecentOpponents(
  tx: Tx,
  {
    tournament,
    teamIds,
    now,
  }: { tournament: TournamentRow; teamIds: readonly string[]; now: number },
): Promise<readonly string[]> {
  const [firstStage] = tournament.stages;
  if (!firstStage) return teamIds;
  const meetings = await repository.findMeetings(tx, {
    teamIds,
    since: now - REMATCH_WINDOW_MS,
    exceptTournamentId: tournament.id,
  });
  const toPairs = (list: typeof meetings) => list.map(({ one, other }) => [one, other] as const);
  return separate(teamIds, firstStage, {
    rivals: toPairs(meetings.filter(({ inGroup }) => inGroup)),
    rematches: toPairs(meetings.filter(({ inGroup }) => !inGroup)),
  }).order;
}

export async function getSeeding(db: Db, id: string): Promise<Seeding> {
  const tournament = await findPublished(db, id);
  const seeded = tournament.seeded ? await findRegistered(db, tournament.id) : [];
  const elos = await findDisplayedElos(
    db,
    seeded.map(({ team }) => team.id),
  );
  return {
    state: tournament.seeded ? 'final' : 'open',
    revision: tournament.seedingRevision,
    teams: seeded.flatMap(({ entry, team }) =>
      entry.seed === null
        ? []
        : [{ seed: entry.seed, team: teams.toTeamReference(team), elo: elos(team.id) }],
    ),
  };
}

/** Null if the seeder has not submitted one. */
export async function getOwnSeeding(
  db: Db,
  { tournamentId, seederId }: { tournamentId: string; seederId: string },
): Promise<SubmittedSeeding | null> {
  const tournament = await findTournament(db, tournamentId);
  const found = await repository.findSubmissions(db, { tournamentId: tournament.id, seederId });
  const [own] = await toSubmittedSeedings(db, found);
  return own ?? null;
}

export async function listSubmittedSeedings(db: Db, id: string): Promise<SubmittedSeeding[]> {
  const tournament = await findTournament(db, id);
  const found = await repository.findSubmissions(db, { tournamentId: tournament.id });
  return toSubmittedSeedings(db, found);
}

/** A first order, for staff to start from. */
export async function draftSeeding(db: Db, id: string, now: number): Promise<DraftedSeed[]> {
  const tournament = await findTournament(db, id);
  const registered = await findRegistered(db, tournament.id);
  const teamIds = registered.map(({ team }) => team.id);
  const [elos, points, submissions] = await Promise.all([
    findDisplayedElos(db, teamIds),
    repository.sumPoints(db, { teamIds, since: now - STRENGTH_WINDOW_MS }),
    repository.findSubmissions(db, { tournamentId: tournament.id }),
  ]);
  const drafted = draftOrder(
    teamIds.map((teamId) => ({
      team: teamId,
      elo: elos(teamId),
      pastPoints: points.get(teamId) ?? 0,
    })),
    submissions.map((submission) => submission.teamIds),
  );
  const byId = new Map(registered.map(({ team }) => [team.id, team]));
  return drafted.map(({ team: teamId, ...seed }) => ({
    ...seed,
    team: teams.toTeamReference(byId.get(teamId)!),
  }));
}

function findRegistered(db: Db, tournamentId: string): Promise<EntryWithTeam[]> {
  return entries.findAll(db, { tournamentId, states: ['registered'] });
}

/** Every registered team must be named exactly once. */
function toTeamIds(registered: readonly EntryWithTeam[], names: readonly string[]): string[] {
  const idsByName = new Map(registered.map(({ team }) => [team.name.toLowerCase(), team.id]));
  const teamIds = names.map((name) => {
    const teamId = idsByName.get(name.toLowerCase());
    if (teamId === undefined)
      throw new InvalidParameter('teams', texts.seeding.notRegistered(name));
    return teamId;
  });
  const repeated = names.find((_name, index) => teamIds.indexOf(teamIds[index]!) !== index);
  if (repeated !== undefined)
    throw new InvalidParameter('teams', texts.seeding.namedTwice(repeated));
  const missing = registered.find(({ team }) => !teamIds.includes(team.id));
  if (missing) throw new InvalidParameter('teams', texts.seeding.missing(missing.team.name));
  return teamIds;
}

async function toSubmittedSeedings(
  db: Db,
  submissions: Awaited<ReturnType<typeof repository.findSubmissions>>,
): Promise<SubmittedSeeding[]> {
  const references = await teams.findReferences(
    db,
    submissions.flatMap(({ teamIds }) => teamIds),
  );
  return submissions.map(({ seeder, teamIds, submittedAt }) => ({
    seeder: toPlayerReference(seeder),
    teams: teamIds.flatMap((teamId) => references.get(teamId) ?? []),
    submittedAt,
  }));
}
