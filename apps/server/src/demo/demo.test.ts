import { checkPlayerName } from '@mes/domain/names/validity';
import { count, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/app';
import { accounts } from '../features/accounts/tables';
import { players } from '../features/players/tables';
import { teams } from '../features/teams/tables';
import type { Database } from '../platform/database/database';
import { DEMO_ACCOUNTS, generateCommunity } from './community';
import { fillDemo } from './fill';

const now = Date.UTC(2026, 0, 1);
const quiet = () => {};
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Every tournament of the full community is played. */
const FULL_MS = 120_000;

it('fills an empty database once', { timeout: FULL_MS }, async () => {
  expect(await fillDemo(database, { size: 'full', now, progress: quiet })).toBe(true);
  expect(await fillDemo(database, { size: 'full', now, progress: quiet })).toBe(false);
  const [playerCount] = await database.db.select({ n: count() }).from(players);
  const [teamCount] = await database.db
    .select({ n: count() })
    .from(teams)
    .where(isNotNull(teams.leader));
  expect([playerCount!.n, teamCount!.n]).toEqual([400, 64]);
});

it('has the fixed accounts, with member in the team of leader', async () => {
  const rows = await database.db
    .select({ id: accounts.id, team: players.team })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id));
  expect(rows.map(({ id }) => id).sort()).toEqual(DEMO_ACCOUNTS.map(({ name }) => name).sort());
  const teamOf = (id: string) => rows.find((row) => row.id === id)?.team;
  expect(teamOf('leader')).toBe(teamOf('member'));
  expect(teamOf('newcomer')).toBeNull();
  const [team] = await database.db
    .select()
    .from(teams)
    .where(eq(teams.id, teamOf('leader')!));
  expect(team?.leader).toBe('leader');
});

it.each(['full', 'small'] as const)(
  '%s: unique names and tags, five to seven players a team',
  (size) => {
    const community = generateCommunity(size, now);
    const counts = [community.players.length, community.teams.length];
    expect(counts).toEqual(size === 'full' ? [400, 64] : [60, 8]);
    const names = [...community.players, ...community.teams].map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(community.teams.map(({ tag }) => tag)).size).toBe(community.teams.length);
    for (const team of community.teams) {
      const squad = community.players.filter((player) => player.team === team.id);
      expect(squad.length).toBeGreaterThanOrEqual(5);
      expect(squad.length).toBeLessThanOrEqual(7);
    }
  },
);

it('is the same every time', () => {
  expect(generateCommunity('small', now)).toEqual(generateCommunity('small', now));
});

it.each(['full', 'small'] as const)(
  '%s: current teams match the memberships, and nobody was in two teams at once',
  (size) => {
    const { players, teams, memberships } = generateCommunity(size, now);
    const open = memberships.filter(({ leftAt }) => leftAt === null);
    const places = open.map(({ player, team }) => `${player} ${team}`).sort();
    const members = players.filter(({ team }) => team).map(({ id, team }) => `${id} ${team}`);
    expect(places).toEqual(members.sort());
    for (const { player, team, joinedAt, leftAt } of memberships) {
      const founded = teams.find(({ id }) => id === team)!.createdAt;
      expect(joinedAt).toBeGreaterThanOrEqual(founded);
      expect(leftAt ?? now).toBeGreaterThan(joinedAt);
      const later = open.find((other) => other.player === player)!;
      if (leftAt) expect(later.joinedAt).toBeGreaterThan(leftAt);
    }
  },
);

it('has an invitation for the newcomer from the team of the leader', async () => {
  const { invitations, teams, players } = generateCommunity('small', now);
  const team = teams.find(({ leader }) => leader === 'leader')!;
  expect(invitations).toContainEqual(
    expect.objectContaining({ player: 'newcomer', team: team.id, invitedBy: 'leader' }),
  );
  const newcomer = players.find(({ id }) => id === 'newcomer')!;
  expect(newcomer.lookingNote).not.toBe('');
});

it('has valid former names that nobody uses today', () => {
  const community = generateCommunity('full', now);
  const current = new Set(community.players.map(({ name }) => name.toLowerCase()));
  expect(community.playerNames.length).toBeGreaterThan(50);
  for (const { name } of community.playerNames) {
    expect(checkPlayerName(name).ok).toBe(true);
    expect(current.has(name.toLowerCase())).toBe(false);
  }
  expect(community.teamNames.length).toBeGreaterThan(2);
});
