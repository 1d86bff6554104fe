import { checkPlayerName } from '@mes/domain/names/validity';
import { expect, it } from 'vitest';
import { generateCommunity } from './community';

const now = Date.UTC(2026, 0, 1);
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
    const { players, teams, trials, ...community } = generateCommunity(size, now);
    const memberships = [...community.memberships, ...trials];
    expect(trials.length).toBeGreaterThan(5);
    const open = memberships.filter(({ leftAt }) => leftAt === null);
    const places = open.map(({ player, team }) => `${player} ${team}`).sort();
    const members = players.filter(({ team }) => team).map(({ id, team }) => `${id} ${team}`);
    expect(places).toEqual(members.sort());
    for (const { player, team, joinedAt, leftAt } of memberships) {
      const founded = teams.find(({ id }) => id === team)!.createdAt;
      expect(joinedAt).toBeGreaterThanOrEqual(founded);
      expect(leftAt ?? now).toBeGreaterThan(joinedAt);
      const others = memberships.filter((other) => other.player === player);
      const atOnce = others.filter(
        (other) => other.joinedAt < (leftAt ?? now) && (other.leftAt ?? now) > joinedAt,
      );
      expect(atOnce).toHaveLength(1);
    }
  },
);

it('has a feed of transfers with as many who join as who leave', () => {
  const { memberships, trials } = generateCommunity('full', now);
  const all = [...memberships, ...trials];
  const since = now - 90 * 86_400_000;
  const joined = all.filter(({ joinedAt }) => joinedAt > since);
  const left = all.filter(({ leftAt }) => leftAt && leftAt > since);
  expect(joined.length).toBeGreaterThan(25);
  expect(left.length).toBeGreaterThan(20);
  expect(joined.length / left.length).toBeGreaterThan(0.7);
  expect(joined.length / left.length).toBeLessThan(1.5);
  const moves = joined.filter(({ player, joinedAt }) =>
    left.some((other) => other.player === player && joinedAt - other.leftAt! < 30 * 86_400_000),
  );
  expect(moves.length).toBeGreaterThan(15);
});

it('has an invitation for the newcomer from the team of the leader', async () => {
  const { invitations, teams, players } = generateCommunity('small', now);
  const team = teams.find(({ leader }) => leader === 'leader')!;
  expect(invitations).toContainEqual(
    expect.objectContaining({ player: 'newcomer', team: team.id, proposedBy: 'leader' }),
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
