/** Whatever people, staff and results do, in any order and at the same time, the ledger stays balanced. */
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { defaultFormat } from '@mes/domain/veto/formats';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../testing/app';
import { addTeamRows } from '../../../../testing/league';
import { assertLedgerBalanced } from '../../../../testing/ledger';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Tx } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { players } from '../../players/tables';
import { findOwn } from '../own-votes/repository';
import { closeVotingMatch, createVotingMatch, deleteVotingMatch } from '../service';
import { votes, votingTransfers, votingWallets } from '../tables';
import { restoreVote, voidVote } from '../voids/service';
import { castVote, deleteVote } from '../votes/service';
import { settleLinked } from './service';

const ORIGIN = { period: 0, address: 'address', device: null };
const VOTERS = 4;
const MATCHES = 3;
const TEAMS = ['Team 1', 'Team 2'] as const;
const LOCK = 1_000_000;

let database: Database;
let count = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  await addTeamRows(database, 2);
  await database.db.insert(players).values(
    Array.from({ length: VOTERS }, (_, voter) => ({
      id: `voter${voter}`,
      name: `Voter ${voter}`,
      createdAt: 0,
    })),
  );
});
afterAll(() => database.close());

interface World {
  /** Ids of the voting matches and of their series. */
  readonly matches: readonly { readonly id: string; readonly series: string }[];
}

async function createWorld(): Promise<World> {
  await database.db.delete(votes);
  await database.db.delete(votingTransfers);
  await database.db.delete(votingWallets);
  const created = Array.from({ length: MATCHES }, async () => {
    const series = `series${count++}`;
    await database.db.insert(matches).values({
      id: series,
      teamA: 'team-1',
      teamB: 'team-2',
      bestOf: 1,
      vetoFormat: defaultFormat(1),
      state: 'scheduled',
      startsAt: LOCK,
      revision: 1,
      createdAt: 0,
    });
    const { id } = await database.transaction((tx) =>
      createVotingMatch(
        tx,
        {
          teamA: TEAMS[0],
          teamB: TEAMS[1],
          tournament: null,
          round: null,
          bestOf: 1,
          maps: [],
          points: 100,
          locksAt: null,
          linkedMatch: series,
          hidden: false,
        },
        actionOf(0, 0),
      ),
    );
    return { id, series };
  });
  return { matches: await Promise.all(created) };
}

type Step = (world: World) => Promise<unknown>;

const voter = fc.nat(VOTERS - 1);
const match = fc.nat(MATCHES - 1);
/** Some come too late. */
const time = fc.constantFrom(LOCK - 1, LOCK - 1, LOCK - 1, LOCK);
const write = (work: (tx: Tx) => Promise<unknown>) => database.transaction(work);

const cast = fc
  .record({
    voter,
    match,
    time,
    team: fc.constantFrom(...TEAMS),
    points: fc.integer({ min: 1, max: 100 }),
  })
  .map(
    ({ match: place, team, points, ...who }): Step =>
      ({ matches: all }) =>
        write((tx) =>
          castVote(
            tx,
            { id: all[place]!.id, team, points, origin: ORIGIN },
            actionOf(who.voter, who.time),
          ),
        ),
  );
const takeBack = fc.record({ voter, match, time }).map(
  (who): Step =>
    ({ matches: all }) =>
      write((tx) => deleteVote(tx, { id: all[who.match]!.id }, actionOf(who.voter, who.time))),
);
const close = match.map(
  (place): Step =>
    ({ matches: all }) =>
      write((tx) => closeVotingMatch(tx, { id: all[place]!.id }, actionOf(0, LOCK - 1))),
);
const remove = match.map(
  (place): Step =>
    ({ matches: all }) =>
      write((tx) => deleteVotingMatch(tx, { id: all[place]!.id }, actionOf(0, LOCK))),
);
const voidOne = fc.record({ voter, match }).map(
  (who): Step =>
    ({ matches: all }) => {
      const vote = { match: all[who.match]!.id, player: `voter${who.voter}`, reason: 'Abuse' };
      return write((tx) => voidVote(tx, vote, actionOf(0, LOCK)));
    },
);
const restoreOne = fc.record({ voter, match }).map(
  (who): Step =>
    ({ matches: all }) =>
      write(async (tx) => {
        const key = { matchId: all[who.match]!.id, accountId: `voter${who.voter}` };
        const vote = await findOwn(tx, key);
        if (vote) await restoreVote(tx, vote.id, actionOf(0, LOCK));
      }),
);
/** A result, a correction, a cancellation, or the result taken back; the job may run more than once. */
const decide = fc
  .record({
    match,
    runs: fc.integer({ min: 1, max: 2 }),
    result: fc.constantFrom(
      { state: 'finished', winner: 'A' } as const,
      { state: 'finished', winner: 'B' } as const,
      { state: 'finished', winner: null } as const,
      { state: 'cancelled', winner: null } as const,
      { state: 'scheduled', winner: null } as const,
    ),
  })
  .map(
    ({ match: place, result, runs }): Step =>
      async ({ matches: all }) => {
        const { series } = all[place]!;
        await database.db.update(matches).set(result).where(eq(matches.id, series));
        await Promise.all(
          Array.from({ length: runs }, () => write((tx) => settleLinked(tx, series, LOCK + 1))),
        );
      },
  );

const steps = fc.array(
  fc.array(
    fc.oneof(
      { arbitrary: cast, weight: 8 },
      { arbitrary: takeBack, weight: 2 },
      { arbitrary: decide, weight: 4 },
      { arbitrary: voidOne, weight: 2 },
      { arbitrary: restoreOne, weight: 1 },
      { arbitrary: close, weight: 1 },
      { arbitrary: remove, weight: 1 },
    ),
    { minLength: 1, maxLength: 6 },
  ),
  { minLength: 1, maxLength: 8 },
);

it('balances after random histories of which parts happen at once', async () => {
  const property = fc.asyncProperty(steps, async (history) => {
    const world = await createWorld();
    for (const together of history) {
      const outcomes = await Promise.allSettled(together.map((step) => step(world)));
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') assertRefusal(outcome.reason);
      await assertLedgerBalanced(database);
    }
    await assertSettledOnce(world);
  });
  await fc.assert(property, { numRuns: 15 });
}, 120_000);

/** Too late, too few points, nothing to take back, deleted meanwhile: said as such, and nothing else fails. */
function assertRefusal(reason: unknown): void {
  const isRefusal = [InvalidAction, InvalidParameter, ObjectNotFound].some(
    (kind) => reason instanceof kind,
  );
  if (!isRefusal) throw reason;
}

async function assertSettledOnce({ matches: all }: World): Promise<void> {
  for (const { series } of all) await write((tx) => settleLinked(tx, series, LOCK + 2));
  const before = await readAll();
  for (const { series } of all) await write((tx) => settleLinked(tx, series, LOCK + 3));
  expect(await readAll()).toEqual(before);
}

async function readAll() {
  const { db } = database;
  return {
    votes: await db.select().from(votes).orderBy(votes.id),
    wallets: await db.select().from(votingWallets).orderBy(votingWallets.account),
    transfers: await db.$count(votingTransfers),
  };
}

function actionOf(number: number, now: number): Action {
  const id = `voter${number}`;
  return { actor: { id, name: id, permissions: [], bans: [], sessionId: '' }, now };
}
