import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../testing/app';
import {
  type BracketDesk,
  groupsThenDouble,
  openBracketDesk,
  single,
} from '../../../../testing/bracket-desk';
import type { Database } from '../../../platform/database/database';
import { outbox } from '../../../platform/outbox/tables';
import { findRevision } from '../repository';
import { bracketOdds } from '../tables';
import { getBracket } from '../views';
import { createOdds, type Odds } from './service';

let database: Database;
let desk: BracketDesk;
let odds: Odds;
const elos = new Map<string, number>();
/** Each begins with the ratings of the teams. */
let simulations = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  desk = openBracketDesk(database);
  odds = createOdds({
    database,
    jobs: { define: () => {}, enqueue: async () => {} },
    clock: () => 1_000,
    elos: async () => {
      simulations++;
      return elos;
    },
  });
});
afterAll(() => database.close());

async function workOut(tournament: string): Promise<void> {
  const revision = (await findRevision(database.db, tournament))!;
  await odds.kind.run({ tournament, revision });
}

const chances = async (tournament: string) => {
  const { teams, odds: simulated } = await getBracket(database.db, tournament);
  return new Map(simulated.map(({ team, chance }) => [teams[team]!.name, chance]));
};

it('gives the stronger the better chance, and who is out none', async () => {
  const teams = await desk.start('Rated', single(), 4);
  elos.set(teams[0]!, 2_000_000);
  await workOut('Rated');
  const before = await chances('Rated');
  expect(before.get('Rated 1')).toBeGreaterThan(0.8);
  expect([...before.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);

  await desk.win((await desk.rows('Rated'))[0]!.id, 'B');
  await workOut('Rated');
  const after = await chances('Rated');
  expect(after.get('Rated 1')).toBe(0);
  expect(after.get('Rated 4')).toBeGreaterThan(0.3);
});

it('tells whoever shows the bracket', async () => {
  await desk.start('Told', single(), 4);
  await workOut('Told');
  const events = await database.db
    .select()
    .from(outbox)
    .where(eq(outbox.channel, 'tournament:Told'));
  expect(events.map(({ type }) => type)).toContain('bracket.odds_changed');
});

it('simulates once for results that follow quickly', async () => {
  await desk.start('Quick', single(), 4);
  simulations = 0;
  await workOut('Quick');
  const [first, second] = await desk.rows('Quick');
  await desk.win(first!.id, 'A');
  const made = workOut('Quick');
  await desk.win(second!.id, 'A');
  await Promise.all([made, workOut('Quick')]);
  expect(simulations).toBe(2);
  const left = [...(await chances('Quick')).values()].filter((chance) => chance > 0);
  expect(left).toHaveLength(2);
});

it('reaches through stages whose teams are not known yet', async () => {
  await desk.start('Chained', groupsThenDouble(4), 22);
  await workOut('Chained');
  const all = [...(await chances('Chained')).values()];
  expect(all).toHaveLength(22);
  expect(Math.min(...all)).toBeGreaterThan(0);
});

it('leaves it to the newer job when the bracket has changed meanwhile', async () => {
  await desk.start('Changed', single(), 4);
  const revision = (await findRevision(database.db, 'Changed'))!;
  await desk.win((await desk.rows('Changed'))[0]!.id, 'A');
  await odds.kind.run({ tournament: 'Changed', revision });
  expect((await getBracket(database.db, 'Changed')).odds).toEqual([]);
});

it('ends with the tournament', async () => {
  await desk.start('Over', single(), 2);
  await workOut('Over');
  expect((await chances('Over')).size).toBe(2);
  await desk.win((await desk.rows('Over'))[0]!.id, 'A');
  await workOut('Over');
  expect(
    await database.db.select().from(bracketOdds).where(eq(bracketOdds.tournament, 'Over')),
  ).toEqual([]);
});
