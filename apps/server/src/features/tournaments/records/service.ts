/** What teams and players have achieved in tournaments. */
import type {
  ExternalTeam,
  TeamTournament,
  TournamentPoints,
  TournamentRank,
  TournamentRecord,
} from '@mes/contract/tournament-schemas';
import { toDollars } from '@mes/domain/money/money';
import { historyOf } from '@mes/domain/tournament/name/tournament-name';
import { rankOf } from '@mes/domain/tournament/points/worth';
import type { Db } from '../../../platform/database/database';
import { toPlayerReference } from '../../players/service';
import * as teams from '../../teams/service';
import * as repository from './repository';

type RecordRow = Awaited<ReturnType<typeof repository.findAll>>[number];

/** Newest first, each with the team's roster. */
export async function findTeamRecords(db: Db, teamId: string): Promise<TeamTournament[]> {
  const rows = await repository.findAll(db, { teamId });
  const rosters = await repository.findRostersOfTeam(db, {
    teamId,
    tournamentIds: rows.map(({ id }) => id),
  });
  return rows.map((row) => ({
    ...toRecord(row),
    roster: rosters
      .filter(({ tournamentId }) => tournamentId === row.id)
      .map(({ player }) => toPlayerReference(player)),
  }));
}

/** The tournaments in which a player was on a roster, newest first. */
export async function findPlayerRecords(
  db: Db,
  playerId: string,
): Promise<(TournamentRecord & { team: ReturnType<typeof teams.toTeamReference> })[]> {
  const rows = await repository.findAll(db, { playerId });
  return rows.map((row) => ({ ...toRecord(row), team: teams.toTeamReference(row.team) }));
}

export async function listWorldsRecords(db: Db, teamName: string): Promise<TeamTournament[]> {
  const { id } = await teams.findTeam(db, teamName);
  const records = await findTeamRecords(db, id);
  return records.filter(({ name }) => historyOf(name)?.series === 'World');
}

export async function getPoints(db: Db, teamName: string): Promise<TournamentPoints> {
  const { id } = await teams.findTeam(db, teamName);
  const rows = await repository.findAll(db, { teamId: id });
  const tournaments = rows.map((row) => ({ ...toRecord(row), points: row.points ?? 0 }));
  return { total: tournaments.reduce((sum, { points }) => sum + points, 0), tournaments };
}

export async function listRanking(
  db: Db,
  { order, direction, page, size, ...filter }: repository.RankingFilter & repository.RankingSlice,
): Promise<{ data: TournamentRank[]; total: number }> {
  const [rows, total] = await Promise.all([
    repository.findRanking(db, filter, { order, direction, page, size }),
    repository.countRanked(db, filter),
  ]);
  return { data: rows.map((row) => ({ ...row, team: teams.toTeamReference(row.team) })), total };
}

/** For programs of third parties: every team with its results as text and its prizes in dollars. */
export async function listExternalTeams(db: Db): Promise<ExternalTeam[]> {
  const byTeam = new Map<string, { name: string; tournaments: ExternalTeam['tournaments'] }>();
  for (const row of await repository.findAll(db, {})) {
    const { name, rank, earnings } = toRecord(row);
    const team = byTeam.get(row.teamId) ?? { name: row.team.name, tournaments: [] };
    team.tournaments.push({ name, result: rank ?? 'Running', earnings: toDollars(earnings) });
    byTeam.set(row.teamId, team);
  }
  return [...byTeam.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function toRecord({ id, name, prize, ...row }: RecordRow): TournamentRecord {
  return { id, name, rank: toRank(row), earnings: prize ?? 0 };
}

function toRank({ state, from, to }: Pick<RecordRow, 'state' | 'from' | 'to'>): string | null {
  if (state === 'disqualified') return 'Disqualified';
  return from === null || to === null ? null : rankOf({ from, to });
}
