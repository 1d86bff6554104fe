import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../../testing/app';
import { addSquad, expectDone, startStaffedApp, TestEvent } from '../../../../testing/event';
import { connect } from '../../../../testing/sockets';
import { until } from '../../../../testing/until';
import { auditLog } from '../../../platform/audit/tables';
import { tournaments } from '../tables';
import { applyAllDeadlines } from './service';

const START = Date.UTC(2030, 0, 1);

let app: TestApp;
let admin: Account;
let now = START;

beforeAll(async () => {
  ({ app, admin } = await startStaffedApp(() => now));
});
afterAll(() => app.stop());

/** What is written down, whatever a read would make of it. */
async function written(id: string) {
  const [row] = await app.database.db.select().from(tournaments).where(eq(tournaments.id, id));
  return row!;
}

describe('a step by hand', () => {
  it('is refused with a reason, and nothing changes', async () => {
    const event = await TestEvent.open(app, admin, { id: 'StepsS1' });
    for (const [state, reason] of [
      ['running', 'A tournament that is open for signup cannot be running next.'],
      ['finished', 'A tournament that is open for signup cannot be finished next.'],
    ]) {
      expect(await event.patch({ state })).toMatchObject({
        status: 400,
        body: { error: { type: 'InvalidActionError' }, message: reason },
      });
    }
    await event.take('signup_closed', 'seeding');
    expect((await event.patch({ state: 'running' })).body.message).toBe(
      'At least two teams must be registered.',
    );
    expect((await written('StepsS1')).state).toBe('seeding');
  });

  it('is offered to the editor with what stands in its way', async () => {
    const event = await TestEvent.create(app, admin, { id: 'OfferedS1', stages: [] });
    await event.take('announced', 'signup_closed', 'seeding');
    expect((await event.read()).steps).toEqual([
      { to: 'signup_closed', refusal: null },
      { to: 'check_in', refusal: null },
      { to: 'running', refusal: 'Choose a format first: there is no stage to play.' },
    ]);
  });

  it('puts the dates where everyone reads them', async () => {
    const event = await TestEvent.open(app, admin, { id: 'DatedS1' });
    expect((await event.read()).signup.open).toBe(now);
    now += 1_000;
    await event.take('signup_closed');
    expect((await event.read()).signup.close).toBe(now);
  });

  it('back is not undone by a date that has passed', async () => {
    const event = await TestEvent.open(app, admin, {
      id: 'BackS1',
      signup: { close: now + 1_000 },
    });
    now += 1_000;
    await until('signup to close', async () => (await written('BackS1')).state === 'signup_closed');
    await event.take('signup_open');
    expect(await event.read()).toMatchObject({ state: 'signup_open', signup: { close: null } });
    await applyAllDeadlines(app.database, now);
    expect((await written('BackS1')).state).toBe('signup_open');
  });

  it('to a draft is refused once teams have applied', async () => {
    const event = await TestEvent.open(app, admin, { id: 'ShownS1' });
    expectDone(await event.apply(await addSquad(app, 'Ivy')));
    await event.take('announced');
    expect((await event.patch({ state: 'draft' })).body.message).toBe(
      'Teams have applied already.',
    );
  });

  it('back to a draft takes it out of the kept lists', async () => {
    const event = await TestEvent.create(app, admin, { id: 'ShyS1', season: 77 });
    await event.take('announced');
    const listed = () => app.call({ path: '/api/tournaments/game/CriticalOps?season=77' });
    expect((await listed()).body.metadata.total).toBe(1);
    await event.take('draft');
    expect((await listed()).body.metadata.total).toBe(0);
    expect((await app.call({ path: '/api/website/tournaments/ShyS1' })).status).toBe(404);
  });

  it('is told on the channel of the tournament and on that of the list', async () => {
    const event = await TestEvent.create(app, admin, { id: 'ChannelS1' });
    await event.take('announced');
    const visitor = await connect(app);
    await visitor.subscribe('tournament:ChannelS1');
    await visitor.subscribe('tournaments');
    await event.take('signup_open');
    await until('both frames', () => visitor.frames.length >= 2);
    expect(visitor.frames.map(({ channel, type, data }) => [channel, type, data])).toEqual(
      expect.arrayContaining([
        [
          'tournament:ChannelS1',
          'tournament.state_changed',
          { id: 'ChannelS1', state: 'signup_open' },
        ],
        ['tournaments', 'tournament.state_changed', { id: 'ChannelS1', state: 'signup_open' }],
      ]),
    );
    visitor.close();
  });

  it('leaves an audit row', async () => {
    const event = await TestEvent.create(app, admin, { id: 'AuditedS1' });
    await event.take('announced');
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, 'tournament:AuditedS1'),
          eq(auditLog.action, 'tournament.state_changed'),
        ),
      )
      .orderBy(asc(auditLog.id));
    expect(rows).toMatchObject([{ actor: admin.id, before: 'draft', after: 'announced' }]);
  });
});

describe('dates', () => {
  const dated = async (id: string) => {
    const event = await TestEvent.create(app, admin, {
      id,
      signup: {
        automatic: true,
        open: now + 1_000,
        close: now + 2_000,
        checkInOpen: now + 3_000,
        checkInClose: now + 4_000,
        rosterLock: now + 2_500,
      },
    });
    await event.take('announced');
    return event;
  };

  it('are met by the ticker, one after the other', async () => {
    const event = await dated('TickedS1');
    const begin = now;
    for (const [after, state] of [
      [1_000, 'signup_open'],
      [2_000, 'signup_closed'],
      [3_000, 'check_in'],
      [4_000, 'seeding'],
    ] as const) {
      now = begin + after;
      await until(`the state ${state}`, async () => (await written('TickedS1')).state === state);
    }
    expect((await written('TickedS1')).lockAnnounced).toBe(true);
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, 'tournament:TickedS1'),
          eq(auditLog.action, 'tournament.state_changed'),
        ),
      )
      .orderBy(asc(auditLog.id));
    expect(rows.map(({ actor, after }) => [actor, after])).toEqual([
      [admin.id, 'announced'],
      [null, 'signup_open'],
      [null, 'signup_closed'],
      [null, 'check_in'],
      [null, 'seeding'],
    ]);
    expect((await event.read()).state).toBe('seeding');
  });

  it('are met once, however many processes look at the same moment', async () => {
    await dated('ManyS1');
    const later = now + 2_000;
    await Promise.all(Array.from({ length: 6 }, () => applyAllDeadlines(app.database, later)));
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, 'tournament:ManyS1'),
          eq(auditLog.action, 'tournament.state_changed'),
        ),
      )
      .orderBy(asc(auditLog.id));
    expect(rows.map(({ after }) => after)).toEqual(['announced', 'signup_open', 'signup_closed']);
  });

  it('that the server slept through let nobody miss a check-in that never opened', async () => {
    const event = await TestEvent.create(app, admin, {
      id: 'SleptS1',
      signup: {
        automatic: true,
        close: now + 1_000,
        checkInOpen: now + 2_000,
        checkInClose: now + 3_000,
      },
    });
    await event.take('announced', 'signup_open');
    expectDone(await event.apply(await addSquad(app, 'Moss')));
    await applyAllDeadlines(app.database, now + 10_000);
    expect((await written('SleptS1')).state).toBe('seeding');
    expect((await event.entry('Moss')).state).toBe('registered');
  });

  it('in the past are refused where they would surprise', async () => {
    const event = await TestEvent.open(app, admin, { id: 'PastS1' });
    now += 5_000;
    expect((await event.patch({ signup: { close: now - 1 } })).body.message).toMatch(
      /Signup cannot close in the past/,
    );
    expectDone(await event.patch({ signup: { close: now + 1_000 } }));
    now += 1_000;
    await until('signup to close', async () => (await written('PastS1')).state === 'signup_closed');
    const gone = { checkInOpen: now, checkInClose: now };
    expect((await event.patch({ signup: gone })).body.message).toMatch(/every team would miss it/);
  });

  it('that come drop what is kept of the tournament', async () => {
    await TestEvent.open(app, admin, { id: 'KeptS1', signup: { close: now + 1_000 } });
    const path = '/api/website/tournaments/KeptS1';
    expect((await app.call({ path })).body.data.state).toBe('signup_open');
    now += 1_000;
    await until('the page to show it', async () => {
      return (await app.call({ path })).body.data.state === 'signup_closed';
    });
  });
});

it('shows everything of a tournament on its page', async () => {
  const event = await TestEvent.open(app, admin, {
    id: 'PageS1',
    prizes: [{ from: 1, to: 2, amount: 10_000, extra: 'Trophy' }],
  });
  expectDone(await event.apply(await addSquad(app, 'Fern')));
  const { body } = await app.call({ path: '/api/website/tournaments/pages1' });
  expect(body.data).toMatchObject({
    id: 'PageS1',
    prizePool: 20_000,
    registered: 1,
    teams: [{ team: { name: 'Fern' }, state: 'registered', seed: null, checkedIn: false }],
    placements: [],
    bracket: null,
    live: [],
    upcoming: [],
    recent: [],
    leaders: [],
  });
  expect(body.data.teams[0].roster).toHaveLength(5);
});
