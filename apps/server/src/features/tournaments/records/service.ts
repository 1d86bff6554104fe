/** What teams and players have done in tournaments. */
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
import { toReference } from '../../players/service';
import * as teams from '../../teams/service';
import * as results from './repository';

type RecordRow = Awaited<ReturnType<typeof results.findRecords>>[number];

/** By the team's id, with whom it played, newest first. */
export async function recordsOfTeam(db: Db, team: string): Promise<TeamTournament[]> {
  const rows = await results.findRecords(db, { team });
  const rosters = await results.findRostersOfTeam(db, {
    team,
    tournaments: rows.map(({ id }) => id),
  });
  return rows.map((row) => ({
    ...toRecord(row),
    roster: rosters
      .filter(({ tournament }) => tournament === row.id)
      .map(({ player }) => toReference(player)),
  }));
}

/** The tournaments in which a player stood on a roster, newest first. */
export async function recordsOfPlayer(
  db: Db,
  player: string,
): Promise<(TournamentRecord & { team: ReturnType<typeof teams.teamReference> })[]> {
  const rows = await results.findRecords(db, { player });
  return rows.map((row) => ({ ...toRecord(row), team: teams.teamReference(row.teamShown) }));
}

export async function worlds(db: Db, name: string): Promise<TeamTournament[]> {
  const { id } = await teams.find(db, name);
  const all = await recordsOfTeam(db, id);
  return all.filter((record) => historyOf(record.name)?.series === 'World');
}

export async function points(db: Db, name: string): Promise<TournamentPoints> {
  const { id } = await teams.find(db, name);
  const rows = await results.findRecords(db, { team: id });
  const placed = rows.map((row) => ({ ...toRecord(row), points: row.points ?? 0 }));
  return { total: placed.reduce((sum, each) => sum + each.points, 0), tournaments: placed };
}

export async function ranking(
  db: Db,
  { page, size, ...filter }: results.RankFilter & { page: number; size: number },
): Promise<{ data: TournamentRank[]; total: number }> {
  const [rows, total] = await Promise.all([
    results.findRanking(db, filter, { page, size }),
    results.countRanked(db, filter),
  ]);
  return { data: rows.map((row) => ({ ...row, team: teams.teamReference(row.team) })), total };
}

/** For programs of others: every team that has played, with results in words and dollars. */
export async function external(db: Db): Promise<ExternalTeam[]> {
  const byTeam = new Map<string, { name: string; tournaments: ExternalTeam['tournaments'] }>();
  for (const row of await results.findRecords(db, {})) {
    const { name, rank, earnings } = toRecord(row);
    const team = byTeam.get(row.team) ?? { name: row.teamShown.name, tournaments: [] };
    team.tournaments.push({ name, result: rank ?? 'Running', earnings: toDollars(earnings) });
    byTeam.set(row.team, team);
  }
  return [...byTeam.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function toRecord({ id, name, state, from, to, prize }: RecordRow): TournamentRecord {
  return { id, name, rank: rankIn({ state, from, to }), earnings: prize ?? 0 };
}

function rankIn({ state, from, to }: Pick<RecordRow, 'state' | 'from' | 'to'>): string | null {
  if (state === 'disqualified') return 'Disqualified';
  return from === null || to === null ? null : rankOf({ from, to });
}
