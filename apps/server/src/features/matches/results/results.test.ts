import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../testing/app';
import { addTeamRows } from '../../../../testing/league';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Database } from '../../../platform/database/database';
import { outbox } from '../../../platform/outbox/tables';
import type { ResultChange, ResultHook } from '../changes/service';
import { createMatchId } from '../service';
import { matches, matchMaps } from '../tables';
import { type ResultInput, Results } from './service';

const NOW = Date.UTC(2026, 0, 1);
const TWO_MAPS = [
  { map: 'Plaza', scoreA: 13, scoreB: 4 },
  { map: 'Raid', scoreA: 13, scoreB: 9 },
] as const;

let database: Database;
let teams: string[];
let id: string;
let results: Results;
let hooks: ResultHook[];
let changes: ResultChange[];

beforeAll(async () => {
  database = await openTestDatabase();
  teams = await addTeamRows(database, 2);
});
afterAll(() => database.close());

beforeEach(async () => {
  changes = [];
  hooks = [{ afterChange: async (_tx, change) => void changes.push(change) }];
  results = new Results(() => hooks);
  id = await newMatch();
});

async function newMatch(): Promise<string> {
  const made = createMatchId();
  await database.db.insert(matches).values({
    id: made,
    teamA: teams[0],
    teamB: teams[1],
    bestOf: 3,
    vetoFormat: 'BO3',
    state: 'scheduled',
    revision: 1,
    createdAt: NOW,
  });
  return made;
}

const enter = (
  result: ResultInput,
  { confirmed, ...action }: { confirmed?: readonly string[] | true } & Partial<AnyAction> = {},
) =>
  database.transaction((tx) =>
    results.enter(tx, { matchId: id, result, confirmed }, { actor: null, now: NOW, ...action }),
  );
const row = async () => (await database.db.select().from(matches).where(eq(matches.id, id)))[0];
const maps = () => database.db.select().from(matchMaps).where(eq(matchMaps.match, id));

it('hands followers what a series was and became, with the statistics that were typed in', async () => {
  const line = { map: 0, player: 'p', opponent: 'A', kills: 20, deaths: 3, assists: 1 } as const;
  await enter({ maps: TWO_MAPS, lines: [line] });
  expect(changes).toMatchObject([
    {
      before: { state: 'scheduled', maps: [] },
      after: { state: 'finished', winner: 'A', revision: 2, maps: [{ scoreA: 13 }, {}] },
      lines: [line],
      actor: null,
      now: NOW,
    },
  ]);
});

it('shows followers maps that are gone for as long as they need to take things back', async () => {
  await enter({ maps: TWO_MAPS });
  let seen = 0;
  hooks.push({
    afterChange: async (tx) => {
      seen = (await tx.select().from(matchMaps).where(eq(matchMaps.match, id))).length;
    },
  });
  await enter({ maps: [TWO_MAPS[0]] });
  expect(seen).toBe(2);
  expect(await maps()).toHaveLength(1);
});

it('keeps nothing of a result when a follower fails', async () => {
  hooks.push({ afterChange: () => Promise.reject(new Error('no')) });
  await expect(enter({ maps: TWO_MAPS })).rejects.toThrow('no');
  expect(await row()).toMatchObject({ state: 'scheduled', revision: 1 });
  expect(await maps()).toEqual([]);
});

it('changes and publishes nothing when the same result is entered again', async () => {
  await enter({ score: { A: 2, B: 0 } });
  await enter({ score: { A: 2, B: 0 } });
  expect(await row()).toMatchObject({ revision: 2 });
  expect(changes).toHaveLength(1);
  const events = await database.db
    .select()
    .from(outbox)
    .where(eq(outbox.channel, `match:${id}`));
  expect(events.map(({ type }) => type)).toEqual(['match.finished']);
});

it('asks followers what would be undone, and goes ahead only with all of that confirmed', async () => {
  hooks.push({ findUndone: async () => ['later', 'latest'] });
  expect(await enter({ score: { A: 2, B: 0 } })).toMatchObject({
    applied: false,
    undoes: ['later', 'latest'],
  });
  expect((await enter({ score: { A: 2, B: 0 } }, { confirmed: ['later'] })).applied).toBe(false);
  expect(await row()).toMatchObject({ state: 'scheduled' });
  const all = ['latest', 'later'];
  expect((await enter({ score: { A: 2, B: 0 } }, { confirmed: all })).applied).toBe(true);
});

it('also publishes changes that follow from a result', async () => {
  const other = await newMatch();
  hooks.push({
    propagate: async (_tx, { after, actor, now }) => [
      { before: { ...after, id: other }, after: { ...after, id: other }, lines: [], actor, now },
    ],
  });
  await enter({ score: { A: 2, B: 0 } });
  expect(changes.map(({ after }) => after.id)).toEqual([id, other]);
});

it('lets a map be played on: its score grows, and nobody has won it', async () => {
  await enter({ state: 'live', maps: [{ map: 'Plaza', scoreA: 5, scoreB: 3, winner: null }] });
  expect(await row()).toMatchObject({ state: 'live', scoreA: 0, winner: null, startedAt: NOW });
  expect(await maps()).toMatchObject([{ state: 'live', scoreA: 5, winner: null }]);
});
