/** Adds teams with leaders who can sign in, and tournaments. */
import { DEFUSE_MAPS, MAP_SLOTS } from '@mes/domain/maps/maps';
import { eq } from 'drizzle-orm';
import { players } from '../src/features/players/tables';
import { teams } from '../src/features/teams/tables';
import { tournaments, tournamentTeams } from '../src/features/tournaments/tables';
import type { Database } from '../src/platform/database/database';
import type { Account, TestApp } from './app';

export interface TestTeam {
  readonly id: string;
  readonly name: string;
  readonly leader: Account;
}

/** A team whose leader has an account. */
export async function addTeam(app: TestApp, name: string): Promise<TestTeam> {
  const leader = await app.signIn(`${name} Leader`);
  const id = await addTeamRow(app.database, name);
  await app.database.db.update(players).set({ team: id }).where(eq(players.id, leader.id));
  await app.database.db.update(teams).set({ leader: leader.id }).where(eq(teams.id, id));
  return { id, name, leader };
}

/** Adds rows of teams without players, for tests without sign-in. Returns their ids. */
export async function addTeamRows(
  { db }: Database,
  count: number,
  prefix = 'Team',
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => teamRow(`${prefix} ${index + 1}`));
  await db.insert(teams).values(rows);
  return rows.map(({ id }) => id);
}

async function addTeamRow({ db }: Database, name: string): Promise<string> {
  const row = teamRow(name);
  await db.insert(teams).values(row);
  return row.id;
}

function teamRow(name: string) {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return { id, name, tag: id, region: 'EU' as const, createdAt: Date.now() };
}

type TournamentRow = typeof tournaments.$inferInsert;

/** A tournament that is running, with its teams in order of seed. */
export async function addTournament(
  { db }: Database,
  { id, teams: ids, ...change }: Partial<TournamentRow> & { id: string; teams: readonly string[] },
): Promise<string> {
  const now = Date.now();
  await db.insert(tournaments).values({
    id,
    name: id,
    region: 'Eurasia',
    season: 1,
    state: 'running',
    signup: { min: 5, max: 7, teams: null, automatic: true, regions: [] },
    stages: [],
    mapPool: DEFUSE_MAPS.slice(0, MAP_SLOTS),
    tieBreaks: ['points', 'head_to_head', 'map_difference', 'round_difference', 'seed'],
    prizes: [],
    points: [],
    revision: 1,
    createdAt: now,
    updatedAt: now,
    ...change,
  });
  if (ids.length > 0) {
    await db.insert(tournamentTeams).values(
      ids.map((team, index) => ({
        tournament: id,
        team,
        state: 'registered' as const,
        seed: index + 1,
        appliedAt: now,
        updatedAt: now,
      })),
    );
  }
  return id;
}
