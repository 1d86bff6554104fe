import type { Match, Veto } from '@mes/contract/match-schemas';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { expectDone } from '../../../../testing/event';
import type { TestTeam } from '../../../../testing/league';
import { addTwoTeams, TestRoom } from '../../../../testing/room';
import { connect, type GatewayClient } from '../../../../testing/sockets';
import { until } from '../../../../testing/until';
import { outbox } from '../../../platform/outbox/tables';
import { findShownVeto } from '../publication/service';

const DELAY = 30_000;
const TURN = 120_000;

let app: TestApp;
let staff: Account;
let caster: Account;
let stranger: Account;
let a: TestTeam;
let b: TestTeam;
let room: TestRoom;
let visitor: GatewayClient;
let ahead = 0;
const clock = () => Date.now() + ahead;

beforeAll(async () => {
  app = await startTestApp({ clock });
  staff = await app.signIn('A Moderator', ['Moderator', 'Admin']);
  caster = await app.signIn('A Caster', ['readfacts']);
  stranger = await app.signIn('A Stranger');
  ({ a, b } = await addTwoTeams(app));
  await setProperty('vetoTurnSeconds', TURN / 1_000);
});
afterAll(() => app.stop());

/** On air, with its veto begun, and somebody who watches. */
beforeEach(async () => {
  await setDelay(DELAY);
  room = await TestRoom.open(app, { staff, a, b });
  await link(room.id);
  expectDone(await room.act('veto_start', { first: 'A' }, staff));
  visitor = await connect(app);
  await visitor.subscribe(`match:${room.id}`);
  return () => visitor.close();
});

const setProperty = async (id: string, value: number) =>
  expectDone(
    await app.request({ object: 'property', action: 'write', value: id, data: { value } }, staff),
  );
const setDelay = (ms: number) => setProperty('streamDelay', ms / 1_000);
const link = async (match: string | null) =>
  expectDone(await app.request({ object: 'stream', action: 'link', data: { match } }, staff));
const pick = (map: string) => ({ kind: 'map', map });
const choose = async (map: string) => expectDone(await room.take(pick(map)));

const mapsIn = (veto: Veto | null | undefined) => veto?.slots.flatMap(({ map }) => map ?? []);
const readPublicMaps = async () => mapsIn((await room.read()).veto);
const publicMaps = () =>
  visitor.frames
    .filter(({ type }) => type === 'veto.changed')
    .map(({ data }) => mapsIn(data.veto)?.join(' '));
const untilPublic = (maps: string) =>
  until(`the public event with ${maps}`, () => publicMaps().at(-1) === maps);
const untilEndIsPublic = () =>
  until('the public event with the end', () =>
    visitor.frames.some(({ type, data }) => type === 'veto.changed' && data.veto.turn === null),
  );
const website = async (): Promise<Match> =>
  expectDone(await app.call({ path: `/api/website/matches/${room.id}` }));
const streamed = async () => expectDone(await app.call({ path: '/api/stream/configuration' }));

describe('a choice in a match on air', () => {
  it('is known at once to the two teams, staff and casters', async () => {
    const inside = await connect(app, { as: b.leader });
    await inside.subscribe(`room:${room.id}`);
    const desk = await connect(app, { as: caster });
    await desk.subscribe('staff');

    const answered = expectDone(await room.take(pick('Raid')));
    expect(mapsIn(answered.veto)).toEqual(['Raid']);
    for (const as of [a.leader, b.leader, staff])
      expect(mapsIn(await room.vetoInside(as))).toEqual(['Raid']);
    const { match } = expectDone(
      await app.request({ object: 'stream', action: 'caster', data: {} }, caster),
    );
    expect(mapsIn(match.veto)).toEqual(['Raid']);
    await until('the event in the room', () => inside.frames.length > 0);
    await until('the event at the desk', () =>
      desk.frames.some(({ type, data }) => type === 'veto.changed' && data.match === room.id),
    );
    // Who has left the team may still be listening.
    expect(JSON.stringify([inside.frames, desk.frames])).not.toContain('Raid');
    inside.close();
    desk.close();
  });

  it('is shown to everyone else when the broadcast shows it, once', async () => {
    expect(await readPublicMaps()).toEqual([]);
    await choose('Raid');
    expect(await room.details(stranger)).toBeNull();
    expect(expectDone(await room.act('room', {}, staff)).veto.slots[0].map).toBeNull();
    expect(await readPublicMaps()).toEqual([]);
    expect(mapsIn((await website()).veto)).toEqual([]);
    expect(mapsIn((await room.match()).veto)).toEqual([]);
    expect((await streamed()).matchup.mapVeto[0]).toBeNull();

    ahead += DELAY;
    await untilPublic('Raid');
    expect(await readPublicMaps()).toEqual(['Raid']);
    expect(mapsIn((await website()).veto)).toEqual(['Raid']);
    await until('the stream follows', async () => (await streamed()).matchup.mapVeto[0] === 'Raid');
    expect(publicMaps().filter((maps) => maps === 'Raid')).toHaveLength(1);
  });

  it('leaves the turn and its deadline to spectators as they were before it', async () => {
    const first = (await room.vetoInside())!.turn!;
    const shown = { ...first, endsAt: first.endsAt! + DELAY };
    expect((await room.read()).veto!.turn).toEqual(shown);
    await choose('Raid');
    expect((await room.vetoInside())!.turn).toMatchObject({ by: 'B', slot: 1 });
    expect((await room.read()).veto!.turn).toEqual(shown);

    ahead += DELAY;
    await untilPublic('Raid');
    const { turn } = (await room.vetoInside())!;
    expect((await room.read()).veto!.turn).toEqual({ ...turn, endsAt: turn!.endsAt! + DELAY });
  });

  it('becomes readable at its time, whether or not an event was published', async () => {
    await choose('Raid');
    const knownAt = async (now: number) =>
      mapsIn((await findShownVeto(app.database.db, room.id, { audience: 'everyone', now })).veto);
    const { at } = (await room.vetoInside())!.slots[0]!;
    expect(await knownAt(at! + DELAY - 1)).toEqual([]);
    expect(await knownAt(at! + DELAY)).toEqual(['Raid']);
  });

  it('that the clock makes is made in time and held back as well', async () => {
    ahead += TURN;
    await until('the server acts', async () => (await room.vetoInside())!.turn!.slot === 1);
    expect(await readPublicMaps()).toEqual([]);
    ahead += DELAY;
    await until('the public event', () => publicMaps().length > 0);
    expect((await room.read()).veto!.slots[0]).toMatchObject({ automatic: true });
  });

  it('that is undone before anyone saw it is never shown, and one they saw is gone at once', async () => {
    const undo = async () => {
      const { token } = (await room.vetoInside())!.turn!;
      expectDone(await room.act('veto_undo', { token }, staff));
    };
    await choose('Raid');
    await undo();
    await choose('Port');
    ahead += DELAY;
    await untilPublic('Port');
    expect(publicMaps()).not.toContain('Raid');
    await undo();
    await untilPublic('');
    expect(await readPublicMaps()).toEqual([]);
  });
});

describe('what a veto decides', () => {
  it('names no maps anywhere before everyone may know its end', async () => {
    await room.takeAll();
    expectDone(await room.act('start', {}, staff));
    const inside = (await room.details(a.leader))!.ahead!;
    expect(inside).toMatchObject({ state: 'live', veto: { turn: null } });
    const [first] = inside.maps;
    const found = async () =>
      expectDone(await app.call({ path: '/api/matches/find', body: { map: first!.map } }));
    const captured = async (as?: Account) =>
      expectDone(
        await app.request({ object: 'data_capture', action: 'get_maps', value: room.id }, as),
      );

    expect(inside.maps).toHaveLength(3);
    expect(await captured(staff)).toHaveLength(3);
    expect(await captured()).toEqual([]);
    expect(await website()).toMatchObject({ state: 'veto', maps: [] });
    expect((await streamed()).Maps).toEqual([]);
    expect(await found()).toEqual([]);
    expect(JSON.stringify(visitor.frames)).not.toContain(`"map":"${first!.map}"`);

    ahead += DELAY;
    await untilEndIsPublic();
    expect(await website()).toMatchObject({ state: 'live', maps: inside.maps });
    expect(await captured()).toHaveLength(3);
    expect(await found()).toMatchObject([{ id: room.id }]);
    expect((await room.details(a.leader))!.ahead).toBeNull();
    await until('the stream follows', async () => (await streamed()).Maps.length === 3);
  });

  it('is open to everyone once the match has a result', async () => {
    await room.takeAll();
    const { revision } = await room.match();
    const body = { revision, forfeitedBy: 'B' };
    const path = `/api/matches/${room.id}`;
    expectDone(await app.call({ path, method: 'PATCH', body, as: staff }));
    expect((await website()).maps).toHaveLength(3);
    await untilEndIsPublic();
  });
});

describe('the delay', () => {
  it('holds back what is chosen from then on when it grows, and no more', async () => {
    await choose('Raid');
    ahead += DELAY;
    await untilPublic('Raid');
    await choose('Port');
    await setDelay(2 * DELAY);
    expect(await readPublicMaps()).toEqual(['Raid']);
    ahead += DELAY;
    await choose('Plaza');
    expect(await readPublicMaps()).toEqual(['Raid']);
    ahead += DELAY;
    await untilPublic('Raid Port');
  });

  it('lets out at once what is old enough for a shorter one', async () => {
    await choose('Raid');
    ahead += DELAY / 2;
    await choose('Port');
    await setDelay(DELAY / 2);
    await untilPublic('Raid');
    await setDelay(0);
    await untilPublic('Raid Port');
    await choose('Plaza');
    expect(await readPublicMaps()).toEqual(['Raid', 'Port', 'Plaza']);
  });

  it('is none for a match that is not on air, and ends when it leaves the air', async () => {
    await choose('Raid');
    expect(await readPublicMaps()).toEqual([]);
    await link(null);
    await untilPublic('Raid');
    await choose('Port');
    await untilPublic('Raid Port');
    expect((await room.details(staff))!.ahead).toBeNull();

    await link(room.id);
    await choose('Plaza');
    expect(await readPublicMaps()).toEqual(['Raid', 'Port']);
  });
});

it('is published by the first process that finds it due, even one that only reads it from the database', async () => {
  await choose('Raid');
  const later = await startTestApp({
    databaseUrl: app.databaseUrl,
    clock: () => clock() + DELAY,
  });
  await untilPublic('Raid');
  ahead += DELAY;
  await choose('Port');
  ahead += DELAY;
  await untilPublic('Raid Port');
  await later.stop();

  const published = await app.database.db
    .select({ data: outbox.data })
    .from(outbox)
    .where(and(eq(outbox.channel, `match:${room.id}`), eq(outbox.type, 'veto.changed')))
    .orderBy(outbox.id);
  const maps = published.map(({ data }) => mapsIn((data as { veto: Veto }).veto)?.join(' '));
  expect(maps).toEqual(['', 'Raid', 'Raid Port']);
});
