import { LAST_INSTANT } from '@mes/contract/scalars';
import { and, asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../../testing/app';
import {
  addSquad,
  expectDone,
  SINGLE_ELIMINATION,
  startStaffedApp,
  TestEvent,
} from '../../../../testing/event';
import { auditLog } from '../../../platform/audit/tables';

let app: TestApp;
let admin: Account;
let moderator: Account;
const now = Date.now();

beforeAll(async () => {
  ({ app, admin, moderator } = await startStaffedApp(() => now));
});
afterAll(() => app.stop());

const create = (body: object, as = admin) => app.call({ path: '/api/tournaments', body, as });

describe('a new tournament', () => {
  it('gets what its id says and the usual settings', async () => {
    const created = expectDone(await create({ id: 'EmbersS4EU', name: 'Embers of Victory S4 EU' }));
    expect(created).toMatchObject({
      id: 'EmbersS4EU',
      state: 'draft',
      region: 'Eurasia',
      season: 4,
      revision: 1,
      signup: { min: 5, max: 7, teams: null, automatic: false, open: null, regions: ['EU'] },
      points: [{ points: 100 }, { points: 75 }, { points: 50 }, { points: 25 }, { points: 10 }],
      mapPool: expect.objectContaining({ length: 9 }),
      steps: [{ to: 'announced', refusal: null }],
      frozen: [],
      applications: {},
    });
  });

  it('keeps a region and season that are given', async () => {
    const given = { id: 'Worlds2024', name: 'Worlds 2024', region: 'Global', season: 7 };
    expect(expectDone(await create(given))).toMatchObject({ region: 'Global', season: 7 });
  });

  it.each([
    [{ id: 'PlainS1', name: 'Plain Cup S1' }, []],
    [{ id: 'SouthS1', name: 'South Cup SA S1' }, ['SA']],
    [{ id: 'WideS1', name: 'Wide Cup Eurasia S1' }, ['EU', 'AS']],
    [{ id: 'GivenS1', name: 'Given Cup S1', region: 'Americas' }, ['NA', 'SA']],
    [{ id: 'OpenS1', name: 'Open Cup EU S1', signup: { regions: [] } }, []],
  ])('is for the teams of the region that it says: %j', async (body, regions) => {
    expect(expectDone(await create(body)).signup.regions).toEqual(regions);
  });

  it('cannot have an id that is taken in another case', async () => {
    await create({ id: 'TakenS1', name: 'Taken' });
    const again = await create({ id: 'takens1', name: 'Taken again' });
    expect(again).toMatchObject({
      status: 400,
      body: {
        error: { type: 'InvalidActionError' },
        message: expect.stringMatching(/already a tournament/),
      },
    });
  });

  it.each([
    ['an id with too many digits', { id: 'Cup20261116', name: 'Cup' }, 'season', /digits/],
    ['a reserved id', { id: 'seeding', name: 'Seeding' }, 'id', /reserved/],
    ['an id that starts with a digit', { id: '2024Cup', name: 'Cup' }, 'id', /start with a letter/],
    ['a name with a semicolon', { id: 'A1', name: 'A;B' }, 'name', /must not contain ;/],
    [
      'a map twice',
      { id: 'A2', name: 'A2', mapPool: Array.from({ length: 9 }, () => 'Raid') },
      'mapPool',
      /Raid is named twice/,
    ],
    [
      'prizes that overlap',
      {
        id: 'A3',
        name: 'A3',
        prizes: [
          { from: 1, to: 2, amount: 5, extra: null },
          { from: 2, to: 3, amount: 5, extra: null },
        ],
      },
      'prizes',
      /Place 2 is named twice/,
    ],
    [
      'more money than there is',
      { id: 'A4', name: 'A4', prizes: [{ from: 1, to: 1, amount: 5_000_000_000, extra: null }] },
      'prizes',
      /add up to at most/,
    ],
    [
      'fewer players at most than at least',
      { id: 'A5', name: 'A5', signup: { min: 8 } },
      'signup.max',
      /below the least/,
    ],
    [
      'signup that closes before it opens',
      { id: 'A6', name: 'A6', signup: { open: 2_000, close: 1_000 } },
      'signup',
      /must not close before it opens/,
    ],
    [
      'an end before the start',
      { id: 'A7', name: 'A7', startsAt: 2, endsAt: 1 },
      'endsAt',
      /before it starts/,
    ],
    [
      'rules to confirm that are not written',
      { id: 'A8', name: 'A8', rulesRequired: true },
      'rulesRequired',
      /no rules/,
    ],
    [
      'a stage that cannot be played',
      { id: 'A9', name: 'A9', stages: [{ ...SINGLE_ELIMINATION, bestOf: 2 }] },
      'stages',
      /Playoffs: A best of 2 can be drawn/,
    ],
  ])('is refused with %s', async (_what, body, field, reason) => {
    expect(await create(body)).toMatchObject({
      status: 400,
      body: {
        error: { type: 'InvalidParameterError', field },
        message: expect.stringMatching(reason),
      },
    });
  });

  it('is for admins to make', async () => {
    expect(await create({ id: 'Mine', name: 'Mine' }, moderator)).toMatchObject({
      status: 403,
      body: { error: { permission: 'Admin' } },
    });
  });
});

describe('a draft', () => {
  it('is hidden from everyone but staff', async () => {
    const event = await TestEvent.create(app, admin, { id: 'HiddenS1' });
    expect(await event.get('')).toEqual([]);
    for (const path of ['/signup', '/teams/registered', '/seeding', '/calendar.ics']) {
      const hidden = await app.call({ path: `/api/tournaments/HiddenS1${path}` });
      expect(hidden.status, path).toBe(404);
    }
    expect((await app.call({ path: '/api/website/tournaments/HiddenS1' })).status).toBe(404);
    const listed = await app.call({ path: '/api/tournaments/game/CriticalOps?size=100' });
    expect(listed.body.data.map(({ id }: { id: string }) => id)).not.toContain('HiddenS1');
    const forStaff = await app.request(
      { object: 'tournament', action: 'list_all', data: { size: 100 } },
      moderator,
    );
    expect(forStaff.body.data.map(({ id }: { id: string }) => id)).toContain('HiddenS1');
  });

  it('can be deleted while no team has applied', async () => {
    const event = await TestEvent.create(app, admin, { id: 'PassingS1' });
    expect(expectDone(await event.act('delete', {}, admin))).toEqual({});
    expect((await event.act('editor', {}, admin)).status).toBe(404);
  });

  it('is what only can be deleted', async () => {
    const event = await TestEvent.open(app, admin, { id: 'StayingS1' });
    expect(await event.act('delete', {}, admin)).toMatchObject({
      status: 400,
      body: { message: 'Only a draft can be deleted. Archive this tournament instead.' },
    });
  });
});

describe('an edit', () => {
  it('changes only what it names, and leaves an audit row of it', async () => {
    const event = await TestEvent.create(app, admin, { id: 'EditedS1', description: 'Old' });
    const edited = expectDone(
      await event.patch({
        description: 'New',
        signup: { max: 8 },
        theme: 'embers',
        accent: '#5cc8ff',
      }),
    );
    expect(edited).toMatchObject({
      name: 'The EditedS1',
      description: 'New',
      theme: 'embers',
      accent: '#5cc8ff',
      signup: { min: 5, max: 8 },
      revision: 2,
    });
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.subject, 'tournament:EditedS1'), eq(auditLog.action, 'tournament.changed')),
      )
      .orderBy(asc(auditLog.id));
    expect(rows).toMatchObject([
      {
        actor: admin.id,
        before: { description: 'Old', 'signup.max': 7, theme: null, accent: null },
        after: { description: 'New', 'signup.max': 8, theme: 'embers', accent: '#5cc8ff' },
      },
    ]);
  });

  it('from an older revision is refused', async () => {
    const event = await TestEvent.create(app, admin, { id: 'StaleS1' });
    await event.patch({ description: 'First' });
    expect(await event.patch({ revision: 1, description: 'Second' })).toMatchObject({
      status: 400,
      body: { error: { type: 'InvalidActionError', revision: 2 } },
    });
  });

  it('of two from one revision at the same moment lets exactly one through', async () => {
    const event = await TestEvent.create(app, admin, { id: 'RacedS1' });
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((description) => event.patch({ revision: 1, description })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('of what depends on the draw comes too late once signup or play has begun', async () => {
    const event = await TestEvent.open(app, admin, { id: 'FrozenS1' });
    expect(await event.patch({ signup: { open: now + 1_000 } })).toMatchObject({
      status: 400,
      body: {
        error: { field: 'signup.open' },
        message: expect.stringMatching(/signup has opened/),
      },
    });
    expect((await event.read()).frozen).toContainEqual({
      setting: 'signup.open',
      reason: 'It can no longer change: signup has opened.',
    });
  });

  it('may go with a step back that brings its setting within reach', async () => {
    const event = await TestEvent.open(app, admin, { id: 'WithinReachS1' });
    const open = now + 60_000;
    expect(
      expectDone(await event.patch({ state: 'announced', signup: { open, close: open + 1 } })),
    ).toMatchObject({ state: 'announced', signup: { open } });
  });

  it('cannot make fewer places than are taken', async () => {
    const event = await TestEvent.open(app, admin, { id: 'PlacesS1' });
    for (const name of ['Ash', 'Birch', 'Cedar'])
      expectDone(await event.apply(await addSquad(app, name)));
    expect(await event.patch({ signup: { teams: 2 } })).toMatchObject({
      status: 400,
      body: {
        error: { field: 'signup.teams' },
        message: expect.stringMatching(/3 teams are already registered/),
      },
    });
  });
});

describe('a picture', () => {
  it('is kept in our own form and can be taken away', async () => {
    const event = await TestEvent.create(app, admin, { id: 'PicturedS1' });
    const png = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#203040' },
    })
      .png()
      .toBuffer();
    const picture = { filename: 'hero.png', data: png.toString('base64') };
    const shown = expectDone(await event.act('edit_picture', { picture }, admin));
    expect(shown.picture.url).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    expect(
      expectDone(await event.act('edit_picture', { picture: null }, admin)).picture,
    ).toBeNull();
  });

  it('that is none is refused', async () => {
    const event = await TestEvent.create(app, admin, { id: 'BlankS1' });
    const picture = { filename: 'x.png', data: Buffer.from('not a picture').toString('base64') };
    expect((await event.act('edit_picture', { picture }, admin)).status).toBe(400);
  });
});

describe('a duplicate', () => {
  it('has the settings of the original and dates as far from its start', async () => {
    const start = now + 10 * 86_400_000;
    await TestEvent.create(app, admin, {
      id: 'SourceS4EU',
      startsAt: start,
      rules: 'Be fair.',
      signup: { open: start - 5_000, close: start - 1_000, max: 9 },
    });
    const source = new TestEvent(app, admin, 'SourceS4EU');
    const copy = expectDone(
      await source.act(
        'duplicate',
        { newId: 'SourceS5EU', name: 'Source S5', startsAt: start + 1_000_000 },
        admin,
      ),
    );
    expect(copy).toMatchObject({
      id: 'SourceS5EU',
      name: 'Source S5',
      state: 'draft',
      season: 5,
      rules: 'Be fair.',
      stages: [{ name: 'Playoffs' }],
      startsAt: start + 1_000_000,
      signup: { open: start + 995_000, close: start + 999_000, max: 9 },
    });
  });

  it('has the planned starts of the original as far from its start, or none', async () => {
    const start = now + 10 * 86_400_000;
    const playoffs = {
      ...{ name: 'Playoffs', format: 'single_elimination', bestOf: 3, thirdPlaceMatch: false },
      ...{ rounds: [], advances: [] },
    };
    const plan = (startsAt: number) => [
      { ...playoffs, plannedStarts: [{ part: 'upper', round: -1, startsAt: [startsAt, null] }] },
    ];
    const stages = plan(start + 7_000);
    const source = await TestEvent.create(app, admin, {
      ...{ id: 'TimedS4EU', startsAt: start, stages },
    });
    const copy = { newId: 'TimedS5EU', name: 'Timed S5', startsAt: start + 1_000 };
    const shifted = expectDone(await source.act('duplicate', copy, admin));
    expect(shifted.stages).toEqual(plan(start + 8_000));
    const undated = { newId: 'TimedS6EU', name: 'Timed S6' };
    expect(expectDone(await source.act('duplicate', undated, admin)).stages).toEqual([playoffs]);
  });

  it('without a start leaves its dates open', async () => {
    const source = new TestEvent(app, admin, 'SourceS4EU');
    const copy = expectDone(
      await source.act('duplicate', { newId: 'SourceS6EU', name: 'Source S6' }, admin),
    );
    expect(copy).toMatchObject({ startsAt: null, signup: { open: null, close: null } });
  });

  it('is for the teams of the region that its own name says', async () => {
    await create({ id: 'SouthernS1', name: 'Southern SA S1' });
    const source = new TestEvent(app, admin, 'SouthernS1');
    const copy = { newId: 'SouthernS2', name: 'Southern NA S2' };
    expect(expectDone(await source.act('duplicate', copy, admin)).signup.regions).toEqual(['NA']);
  });

  it('whose dates would leave the calendar is refused', async () => {
    const start = now + 10 * 86_400_000;
    const signup = { open: start - 5_000, close: start - 1_000 };
    const dates = { startsAt: start, endsAt: start + 86_400_000, signup };
    const source = await TestEvent.create(app, admin, { id: 'BoundsS4EU', ...dates });
    for (const startsAt of [0, LAST_INSTANT]) {
      const copy = { newId: 'BoundsS5EU', name: 'Bounds S5', startsAt };
      expect(await source.act('duplicate', copy, admin)).toMatchObject({
        status: 400,
        body: { error: { type: 'InvalidParameterError', field: 'startsAt' } },
      });
    }
  });
});

describe('an archived tournament', () => {
  it('is in no list, takes no signup and no step, and can be brought back', async () => {
    const event = await TestEvent.open(app, admin, { id: 'ShelvedS1' });
    expectDone(await event.act('archive', {}, admin));
    const listed = await app.call({ path: '/api/tournaments/game/CriticalOps?size=100' });
    expect(listed.body.data.map(({ id }: { id: string }) => id)).not.toContain('ShelvedS1');
    expect(await event.apply(await addSquad(app, 'Dogwood'))).toMatchObject({
      body: { message: 'Registration has closed' },
    });
    expect((await event.patch({ state: 'signup_closed' })).body.message).toMatch(/archive first/);
    expectDone(await event.act('archive', { archived: false }, admin));
    await event.take('signup_closed');
  });
});

it('lists tournaments by their filters, newest first', async () => {
  for (const [id, season, startsAt] of [
    ['ListedS8EU', 8, now + 1_000],
    ['ListedS9EU', 9, now + 2_000],
    ['ListedS9', 9, now + 3_000],
  ] as const) {
    const event = await TestEvent.create(app, admin, { id, season, startsAt });
    await event.take('announced');
  }
  const ids = async (query: string) => {
    const { body } = await app.call({ path: `/api/tournaments/game/CriticalOps?${query}` });
    return [body.data.map(({ id }: { id: string }) => id), body.metadata.total];
  };
  const [newest] = expectDone(
    await app.call({ path: '/api/tournaments/game/CriticalOps?season=9' }),
  );
  expect(newest).toMatchObject({
    signup: { open: null, close: null, teams: null },
    progress: null,
  });
  expect(await ids('season=9')).toEqual([['ListedS9', 'ListedS9EU'], 2]);
  expect(await ids('season=9&region=Eurasia')).toEqual([['ListedS9EU'], 1]);
  expect(await ids('season=9&size=1&page=1')).toEqual([['ListedS9EU'], 2]);
  expect(await ids('named=the%20listedS8')).toEqual([['ListedS8EU'], 1]);
  // Nothing in it is a pattern.
  expect(await ids('named=The%25')).toEqual([[], 0]);
  const { body } = await app.call({ path: '/api/tournaments/ListedS9,nothing,listeds8eu' });
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['ListedS9', 'ListedS8EU']);
});
