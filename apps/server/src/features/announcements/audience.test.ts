/** Whatever teams, staff and bans there are: who is notified is exactly who sees it. */
import { AUDIENCES } from '@mes/domain/announcements/audience';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { addTeamRows, addTournament } from '../../../testing/league';
import type { Database, Tx } from '../../platform/database/database';
import { accounts } from '../accounts/tables';
import { bans } from '../moderation/tables';
import { notifications } from '../notifications/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { rosterPlayers, tournamentTeams } from '../tournaments/tables';
import { listForAccount, listForVisitors } from './readers/service';
import { applyTimes, notifyReceivers } from './schedule/service';
import { announcementReceivers, announcements } from './tables';

const NOW = Date.UTC(2026, 2, 1);
const HOUR = 3_600_000;
const PEOPLE = 8;
const TEAMS = 4;
const TOURNAMENTS = ['spring', 'autumn'];
const STATES = ['registered', 'applied', 'dropped'] as const;

let database: Database;
let teamIds: string[];
const personIds = Array.from({ length: PEOPLE }, (_, index) => `person${index}`);

beforeAll(async () => {
  database = await openTestDatabase();
  teamIds = await addTeamRows(database, TEAMS);
  await database.db
    .insert(players)
    .values(personIds.map((id) => ({ id, name: id, createdAt: NOW })));
  await database.db
    .insert(accounts)
    .values(personIds.map((id) => ({ id, provider: 'test', providerId: id, createdAt: NOW })));
  for (const id of TOURNAMENTS) await addTournament(database, { id, teams: [] });
});
afterAll(() => database.close());

const arbitraryPerson = fc.record({
  permissions: fc.subarray(['Moderator', 'readfacts']),
  ban: fc.option(fc.constantFrom('site', 'chat', 'lifted', 'over'), { freq: 2 }),
  /** By tournament, the team whose roster they are on, and whether it is active. */
  rosters: fc.array(
    fc.record({
      tournament: fc.constantFrom(...TOURNAMENTS),
      team: fc.nat(TEAMS - 1),
      active: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  leads: fc.option(fc.nat(TEAMS - 1), { freq: 2 }),
});
const arbitraryCommunity = fc.record({
  people: fc.array(arbitraryPerson, { minLength: PEOPLE, maxLength: PEOPLE }),
  entries: fc.array(fc.constantFrom(...STATES), {
    minLength: TEAMS * TOURNAMENTS.length,
    maxLength: TEAMS * TOURNAMENTS.length,
  }),
});
type Community = typeof arbitraryCommunity extends fc.Arbitrary<infer T> ? T : never;

it('notifies and shows to the same people, also when it is interrupted', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryCommunity, async (community) => {
      await database.transaction((tx) => settle(tx, community));
      const ids = await database.transaction(insertAnnouncements);
      await applyTimes(database, NOW);
      await expect(notifyReceivers(interrupted(database), NOW, 3)).rejects.toThrow('killed');
      await notifyReceivers(database, NOW, 3);
      const seeing = await whoSees();
      const notified = await whoIsNotified();
      for (const [audience, id] of ids)
        expect(notified.get(`announcement:${id}`) ?? [], audience).toEqual(seeing.get(id) ?? []);
      const visible = await listForVisitors(database.db, NOW);
      expect(visible.map((each) => each.id)).toEqual([ids.get('everyone')]);
      expect(await database.db.$count(announcementReceivers)).toBe(0);
    }),
    { numRuns: 12 },
  );
});

/** By announcement. */
async function whoSees(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const reader of await readers())
    for (const { id } of await listForAccount(database.db, reader, NOW))
      found.set(id, [...(found.get(id) ?? []), reader.id]);
  return found;
}

/** By the key of the notification. */
async function whoIsNotified(): Promise<Map<string, string[]>> {
  const { key, account } = notifications;
  const rows = await database.db.select({ key, account }).from(notifications).orderBy(asc(account));
  const found = new Map<string, string[]>();
  for (const row of rows) found.set(row.key, [...(found.get(row.key) ?? []), row.account]);
  return found;
}

/** A database whose process dies in its second transaction, before it has committed. */
function interrupted({ transaction, ...rest }: Database): Database {
  let count = 0;
  return {
    ...rest,
    transaction: (work, ...options) =>
      transaction(
        async (tx) => {
          const answer = await work(tx);
          if (++count === 2) throw new Error('killed');
          return answer;
        },
        ...options,
      ),
  };
}

async function settle(tx: Tx, { people, entries }: Community): Promise<void> {
  for (const table of [announcements, notifications, rosterPlayers, tournamentTeams, bans])
    await tx.delete(table);
  await tx.update(teams).set({ leader: null });
  const pairs = TOURNAMENTS.flatMap((tournament) => teamIds.map((team) => ({ tournament, team })));
  await tx.insert(tournamentTeams).values(
    pairs.map((pair, index) => ({
      ...{ ...pair, state: entries[index]!, seed: index, appliedAt: NOW, updatedAt: NOW },
    })),
  );
  const withIds = people.map((person, index) => ({ ...person, id: personIds[index]! }));
  const newBans = withIds.flatMap(({ id, ban }) => (ban === null ? [] : [banOf(id, ban)]));
  const rosters = withIds.flatMap(({ id: player, rosters: own }) =>
    own.map(({ team, ...roster }) => ({ ...roster, team: teamIds[team]!, player, addedAt: NOW })),
  );
  for (const { id, permissions, leads } of withIds) {
    await tx.update(accounts).set({ permissions }).where(eq(accounts.id, id));
    if (leads !== null)
      await tx.update(teams).set({ leader: id }).where(eq(teams.id, teamIds[leads]!));
  }
  if (newBans.length > 0) await tx.insert(bans).values(newBans);
  if (rosters.length > 0) await tx.insert(rosterPlayers).values(rosters).onConflictDoNothing();
}

function banOf(player: string, kind: 'site' | 'chat' | 'lifted' | 'over') {
  return {
    ...{ id: uuidv7(), player, reason: 'Any', createdAt: NOW - HOUR },
    scope: kind === 'chat' ? ('chat' as const) : ('site' as const),
    liftedAt: kind === 'lifted' ? NOW - 1 : null,
    until: kind === 'over' ? NOW - 1 : null,
  };
}

/** One for each audience. */
async function insertAnnouncements(tx: Tx): Promise<Map<string, string>> {
  const ids = new Map(AUDIENCES.map((audience) => [audience as string, uuidv7()]));
  await tx.insert(announcements).values(
    AUDIENCES.map((audience) => ({
      ...{ id: ids.get(audience)!, title: audience, text: '', tone: 'info' as const, audience },
      tournament: audience === 'tournament' ? 'spring' : null,
      ...{ notifies: true, startsAt: NOW, createdAt: NOW, updatedAt: NOW },
    })),
  );
  return ids;
}

async function readers() {
  const rows = await database.db.select().from(accounts).orderBy(asc(accounts.id));
  const all = await database.db.select().from(bans);
  const inForce = all.filter((ban) => ban.liftedAt === null && (ban.until ?? NOW + 1) > NOW);
  return rows.map(({ id, permissions }) => ({
    ...{ id, permissions },
    bans: inForce.filter(({ player }) => player === id).map(({ scope }) => scope),
  }));
}
