import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { MATCH_STATES } from '@mes/domain/series/states';
import { defaultFormat } from '@mes/domain/veto/formats';
import { isOpenForVotes, SEASON_GRANT } from '@mes/domain/voting/rules';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../testing/app';
import { addTeamRows } from '../../../../testing/league';
import { assertLedgerBalanced } from '../../../../testing/ledger';
import type { Action } from '../../../platform/calls/actor';
import type { Database } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { players } from '../../players/tables';
import { listVotingMatches } from '../service';
import { votes, votingMatches } from '../tables';
import { castVote, deleteVote } from './service';

const NOW = 1_000_000;
const ORIGIN = { period: 0, address: 'address', device: null };

let database: Database;
let count = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  await addTeamRows(database, 3);
});
afterAll(() => database.close());

type MatchChange = Partial<typeof votingMatches.$inferInsert>;

async function addMatch(change: MatchChange = {}): Promise<string> {
  const id = uuidv7();
  await database.db.insert(votingMatches).values({
    ...{ id, season: 1, teamA: 'team-1', teamB: 'team-2', bestOf: 1, maps: [], maxStake: 100 },
    ...{ hidden: false, createdAt: 0, ...change },
  });
  return id;
}

async function addSeries(change: Partial<typeof matches.$inferInsert>): Promise<string> {
  const id = `series${count++}`;
  await database.db.insert(matches).values({
    ...{ id, teamA: 'team-1', teamB: 'team-2', bestOf: 1, vetoFormat: defaultFormat(1) },
    ...{ state: 'scheduled', revision: 1, createdAt: 0, ...change },
  });
  return id;
}

async function addVoter(): Promise<Action> {
  const id = `voter${count++}`;
  await database.db.insert(players).values({ id, name: id, createdAt: 0 });
  return { actor: { id, name: id, permissions: [], bans: [], sessionId: '' }, now: NOW };
}

interface Cast {
  readonly team?: string;
  readonly points?: number;
}

const cast = (by: Action, id: string, { team = 'Team 1', points = 10 }: Cast = {}) =>
  database.transaction((tx) => castVote(tx, { id, team, points, origin: ORIGIN }, by));
const takeBack = (by: Action, id: string) =>
  database.transaction((tx) => deleteVote(tx, { id }, by));

describe('a match is open for votes', () => {
  const lockTimes = [null, NOW, NOW + 1] as const;
  const cases = (['undecided', 'A', 'returned'] as const).flatMap((result) =>
    [null, NOW - 1].flatMap((closedAt) =>
      lockTimes.flatMap((locksAt) =>
        [null, ...MATCH_STATES].flatMap((linkedState) =>
          (linkedState === null ? [null] : lockTimes).map((startsAt) => ({
            ...{ result, closedAt, locksAt, linkedState, startsAt },
          })),
        ),
      ),
    ),
  );

  it('in lists and for votes as the rules of the domain say', async () => {
    const open = new Set<string>();
    const all = new Set<string>();
    const voter = await addVoter();
    await cast(voter, await addMatch());
    for (const { linkedState, startsAt, ...match } of cases) {
      const linkedMatch = linkedState && (await addSeries({ state: linkedState, startsAt }));
      const id = await addMatch({ ...match, linkedMatch });
      all.add(id);
      const locksAt = match.locksAt ?? startsAt;
      const times = { ...match, locksAt, linkedState, hasBothTeams: true };
      const isOpen = isOpenForVotes(times, NOW);
      if (isOpen) open.add(id);
      const voted = cast(voter, id, { points: 1 }).then(
        () => true,
        () => false,
      );
      expect([match, linkedState, startsAt, await voted]).toEqual([
        ...[match, linkedState, startsAt],
        isOpen,
      ]);
    }
    const query = { state: 'open', hidden: false, page: 0, size: 1_000 } as const;
    const listed = await listVotingMatches(database.db, query, NOW);
    const found = listed.data.map(({ id }) => id).filter((id) => all.has(id));
    expect(new Set(found)).toEqual(open);
    expect(open.size).toBeGreaterThan(5);
    await assertLedgerBalanced(database);
  });
});

it('a match whose series has lost a team is locked until it has both again', async () => {
  const series = await addSeries({ teamB: null });
  const [voter, id] = [await addVoter(), await addMatch({ linkedMatch: series })];
  await expect(cast(voter, id)).rejects.toThrow('Voting on this match is closed.');
  await database.db.update(matches).set({ teamB: 'team-2' }).where(eq(matches.id, series));
  expect((await cast(voter, id)).vote.points).toBe(10);
});

describe('one person', () => {
  it('votes in two places at once, and pays for the vote that stands', async () => {
    for (let round = 0; round < 5; round++) {
      const [voter, id] = [await addVoter(), await addMatch()];
      const stakes = [5, 20, 40];
      // Some rounds begin with a vote, others with none and no wallet.
      if (round % 2 === 0) await cast(voter, id);
      const both = await Promise.all([
        ...stakes.map((points) => cast(voter, id, { points })),
        ...(round % 2 === 0 ? [takeBack(voter, id).catch(() => null)] : []),
      ]);
      expect(both).toHaveLength(round % 2 === 0 ? 4 : 3);
      await assertLedgerBalanced(database);
    }
  });

  it('pays only the difference of a change, to any team, and gets all back', async () => {
    const [voter, id] = [await addVoter(), await addMatch()];
    const first = await cast(voter, id, { points: 30 });
    const changed = await cast(voter, id, { team: 'tEAM 2', points: 12 });
    expect(changed.vote).toEqual({ ...first.vote, team: 'Team 2', points: 12 });
    expect(changed.balance).toMatchObject({ balance: SEASON_GRANT - 12, staked: 12 });
    const { balance } = await takeBack(voter, id);
    expect(balance).toMatchObject({ balance: SEASON_GRANT, staked: 0 });
    await expect(takeBack(voter, id)).rejects.toBeInstanceOf(ObjectNotFound);
  });

  it('can raise a stake by what is left, and no further', async () => {
    const voter = await addVoter();
    for (let spent = 0; spent < 9; spent++) await cast(voter, await addMatch(), { points: 100 });
    const [small, large] = [await addMatch(), await addMatch()];
    await cast(voter, large, { points: 60 });
    await cast(voter, small, { points: 30 });
    await expect(cast(voter, small, { points: 41 })).rejects.toThrow('You have 10 points left.');
    expect((await cast(voter, small, { points: 40 })).balance.balance).toBe(0);
    expect((await cast(voter, small, { points: 39 })).balance.balance).toBe(1);
  });
});

it('says whose points are spent where a match counts for another season', async () => {
  const voter = await addVoter();
  for (let spent = 0; spent < 10; spent++)
    await cast(voter, await addMatch({ season: 0 }), { points: 100 });
  await expect(cast(voter, await addMatch({ season: 0 }))).rejects.toThrow(
    'This match counts for season 0, of which you have 0 points left.',
  );
  expect((await cast(voter, await addMatch())).balance).toMatchObject({ season: 1, balance: 990 });
});

it.each([
  ['a hidden match', { hidden: true }, {}, InvalidAction],
  ['more than its largest stake', { maxStake: 50 }, { points: 51 }, InvalidParameter],
  ['a team of another match', {}, { team: 'Team 3' }, InvalidParameter],
])('a vote on %s is refused and writes nothing', async (_name, match, vote: Cast, error) => {
  const id = await addMatch(match);
  await expect(cast(await addVoter(), id, vote)).rejects.toBeInstanceOf(error);
  const saved = await database.db.select().from(votes);
  expect(saved.filter((each) => each.match === id)).toEqual([]);
});
