import { and, asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../../testing/app';
import {
  addSquad,
  expectDone,
  type Squad,
  startStaffedApp,
  TestEvent,
} from '../../../../testing/event';
import { auditLog } from '../../../platform/audit/tables';
import { bans } from '../../moderation/tables';
import { players } from '../../players/tables';

let app: TestApp;
let admin: Account;
let moderator: Account;
let event: TestEvent;
let squad: Squad;
const now = Date.UTC(2030, 0, 1);

beforeAll(async () => {
  ({ app, admin, moderator } = await startStaffedApp(() => now));
  event = await TestEvent.open(app, admin, { id: 'RosterS1' });
  squad = await addSquad(app, 'Night Harbor', { size: 8 });
  expectDone(await event.apply(squad, squad.players.slice(0, 5)));
});
afterAll(() => app.stop());

const edit = (change: object, as = moderator) =>
  app.request(
    {
      object: 'roster',
      action: 'edit_roster',
      value: 'Night Harbor',
      data: { id: event.id, ...change },
    },
    as,
  );
const roster = (action: string, team: string, tournament: string) =>
  app.request({ object: 'team', action, value: team, data: { tournament } });

describe('a roster', () => {
  it('is read by path and by action alike', async () => {
    const byPath = await app.call({ path: '/api/teams/night%20harbor/roster/rosters1' });
    const byAction = await roster('get_roster', 'Night Harbor', 'RosterS1');
    expect(byPath.body.data).toMatchObject({
      team: { name: 'Night Harbor' },
      tournament: { id: 'RosterS1', name: 'The RosterS1' },
      state: 'registered',
      locked: false,
    });
    expect(byPath.body.data.players).toHaveLength(5);
    expect(byAction.body).toEqual(byPath.body);
  });

  it('shows everything public of its players', async () => {
    const full = expectDone(await roster('get_full_roster', 'Night Harbor', 'RosterS1'));
    expect(full.players[0]).toEqual({
      id: squad.leader.id,
      name: 'Night Harbor Leader',
      photo: null,
      gameId: 'night-harbor-g1',
      country: null,
      isLeader: true,
      substitute: false,
      addedAt: now,
    });
  });

  it('that is not there is named', async () => {
    await addSquad(app, 'Latecomers');
    expect(await roster('get_roster', 'Latecomers', 'RosterS1')).toMatchObject({
      status: 404,
      body: { message: 'Latecomers does not have a The RosterS1 roster.' },
    });
    expect((await roster('get_roster', 'Latecomers', 'Nowhere')).body.message).toBe(
      'Latecomers does not have a Nowhere roster.',
    );
    expect((await roster('get_roster', 'Nobody', 'RosterS1')).status).toBe(404);
  });

  it('of a team that only applied is not for everyone', async () => {
    const quiet = await TestEvent.open(app, admin, { id: 'QuietS1', signup: { automatic: false } });
    expectDone(await quiet.apply(await addSquad(app, 'Applicants')));
    expect((await roster('get_roster', 'Applicants', 'QuietS1')).status).toBe(404);
  });
});

describe('an edit by staff', () => {
  it('adds and removes players, audited with its reason', async () => {
    const sixth = squad.players[5]!;
    const added = expectDone(
      await edit({ target_id: sixth, action: 'add', reason: 'A stand-in was ill.' }),
    );
    expect(added.players).toHaveLength(6);
    expect(added.players.find(({ id }: { id: string }) => id === sixth).substitute).toBe(false);
    const removed = expectDone(await edit({ target_id: sixth, action: 'remove' }));
    expect(removed.players).toHaveLength(5);
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'tournament:RosterS1'), eq(auditLog.actor, moderator.id)))
      .orderBy(asc(auditLog.id));
    expect(rows).toMatchObject([
      {
        action: 'roster.player_added',
        after: { team: squad.id, entry: { reason: 'A stand-in was ill.' } },
      },
      { action: 'roster.player_removed' },
    ]);
  });

  it('shows at once in what was kept of the roster', async () => {
    const seventh = squad.players[6]!;
    const read = async () =>
      expectDone(await roster('get_roster', 'Night Harbor', 'RosterS1')).players.length;
    const before = await read();
    expectDone(await edit({ target_id: seventh, action: 'add' }));
    expect(await read()).toBe(before + 1);
    expectDone(await edit({ target_id: seventh, action: 'remove' }));
    expect(await read()).toBe(before);
  });

  it('is refused where it makes no sense', async () => {
    const { db } = app.database;
    const banned = squad.players[7]!;
    await db
      .insert(bans)
      .values({ id: uuidv7(), player: banned, scope: 'site', reason: 'x', createdAt: now });
    const taken = await addSquad(app, 'Takers');
    expectDone(await event.apply(taken));
    for (const [change, message] of [
      [
        { target_id: squad.players[0], action: 'add' },
        'Night Harbor Leader is already on this roster.',
      ],
      [{ target_id: banned, action: 'add' }, 'Night Harbor 8 is banned from tournaments.'],
      [
        { target_id: taken.players[1], action: 'add' },
        'Takers 2 is already on the roster of Takers.',
      ],
      [{ target_id: 'nobody', action: 'add' }, "There is no player 'nobody'."],
      [{ target_id: taken.players[1], action: 'remove' }, 'This player is not on the roster.'],
    ] as const) {
      expect((await edit(change)).body.message).toBe(message);
    }
    expect((await edit({ target_id: banned, action: 'add' }, squad.leader)).status).toBe(403);
  });

  it('keeps within the size, and never empties a roster', async () => {
    const small = await TestEvent.open(app, admin, { id: 'SmallS1', signup: { min: 1, max: 1 } });
    const pair = await addSquad(app, 'Pair', { size: 2 });
    expectDone(await small.apply(pair, [pair.leader.id]));
    const change = (target_id: string, action: string) =>
      app.request(
        {
          object: 'roster',
          action: 'edit_roster',
          value: 'Pair',
          data: { id: 'SmallS1', target_id, action },
        },
        moderator,
      );
    expect((await change(pair.players[1]!, 'add')).body.message).toBe(
      'A roster holds at most 1 players.',
    );
    expect((await change(pair.leader.id, 'remove')).body.message).toBe(
      'A roster keeps at least one player.',
    );
  });

  it('after the lock marks a substitute, who need not be of the team', async () => {
    const locked = await TestEvent.open(app, admin, { id: 'LockedS1' });
    const team = await addSquad(app, 'Lockers');
    expectDone(await locked.apply(team));
    await locked.take('signup_closed');
    const helper = await app.signIn('A Helper');
    const edited = expectDone(
      await app.request(
        {
          object: 'roster',
          action: 'edit_roster',
          value: 'Lockers',
          data: { id: 'LockedS1', target_id: helper.id, action: 'add', reason: 'Emergency.' },
        },
        moderator,
      ),
    );
    expect(edited.locked).toBe(true);
    expect(edited.players.find(({ id }: { id: string }) => id === helper.id).substitute).toBe(true);
    expect((await locked.entry('Lockers')).problems).toEqual([
      'A Helper has not given a game ID yet.',
    ]);
  });

  it('puts a player on one roster only, however many press at once', async () => {
    const race = await TestEvent.open(app, admin, { id: 'RaceS1' });
    const names = ['Racers A', 'Racers B', 'Racers C'];
    for (const name of names) expectDone(await race.apply(await addSquad(app, name)));
    const wanted = await app.signIn('Everybody Wants Me');
    const replies = await Promise.all(
      names.map((team) =>
        app.request(
          {
            object: 'roster',
            action: 'edit_roster',
            value: team,
            data: { id: 'RaceS1', target_id: wanted.id, action: 'add' },
          },
          moderator,
        ),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies) {
      if (status !== 200)
        expect(body.message).toMatch(
          /^Everybody Wants Me is already on the roster of Racers [ABC]\.$/,
        );
    }
  });
});

describe('the table for spreadsheets', () => {
  it('has a line for each player and runs no formula', async () => {
    const table = await TestEvent.open(app, admin, { id: 'TableS1' });
    const team = await addSquad(app, 'Tabulators');
    await app.database.db
      .update(players)
      .set({ name: '=cmd|calc' })
      .where(eq(players.id, team.players[1]!));
    expectDone(await table.apply(team));
    const file = await app.call({ path: '/api/tournaments/TableS1/rosters.csv', as: moderator });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="rosters.csv"');
    const lines = (file.body as string).trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'Team,Tag,Region,State,Seed,Checked in,Player,Player ID,Game ID,Country,Leader,Substitute,Rules confirmed',
    );
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^Tabulators,tabulators,EU,registered,,no,Tabulators Leader,/);
    expect(file.body).toContain(",'=cmd|calc,");
  });

  it('is for staff', async () => {
    const path = '/api/tournaments/RosterS1/rosters.csv';
    expect((await app.call({ path })).status).toBe(403);
    expect((await app.call({ path, as: squad.leader })).body.error.permission).toBe('Moderator');
  });
});
