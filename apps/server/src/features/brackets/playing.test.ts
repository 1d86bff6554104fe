import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import {
  type BracketDesk,
  groupsThenDouble,
  groupsWithPlayIn,
  openBracketDesk,
  single,
  swiss,
} from '../../../testing/bracket-desk';
import type { Database } from '../../platform/database/database';

let database: Database;
let desk: BracketDesk;

beforeAll(async () => {
  database = await openTestDatabase();
  desk = openBracketDesk(database);
});
afterAll(() => database.close());

describe('a bracket of four', () => {
  it('is drawn with all of its matches, which know where they lead', async () => {
    const [first, second, third, fourth] = await desk.start('Four', single(), 4);
    const [one, two, final] = await desk.rows('Four');
    expect([one, two]).toMatchObject([
      { teamA: first, teamB: fourth, roundName: 'Semifinals', winnerTo: final?.id },
      { teamA: second, teamB: third, winnerTo: final?.id, originA: { type: 'seed', seed: 2 } },
    ]);
    expect(final).toMatchObject({
      roundName: 'Final',
      teamA: null,
      originA: { type: 'winner', match: one?.id },
      originB: { type: 'winner', match: two?.id },
    });
  });

  it('sends winners on and tells the tournament how it ended', async () => {
    const [first, second, third, fourth] = await desk.start('Played', single(), 4);
    const [one, two, final] = await desk.rows('Played');
    await desk.win(one!.id, 'A');
    await desk.win(two!.id, 'B');
    expect((await desk.rows('Played'))[2]).toMatchObject({ teamA: first, teamB: third });
    await desk.win(final!.id, 'B');
    expect(desk.endings.at(-1)).toEqual([
      { teamId: third, from: 1, to: 1 },
      { teamId: first, from: 2, to: 2 },
      { teamId: second, from: 3, to: 4 },
      { teamId: fourth, from: 3, to: 4 },
    ]);
    await desk.expectConsistent('Played');
  });

  it('asks before a correction takes a later result back, and does it in one go', async () => {
    const [first, second, , fourth] = await desk.start('Corrected', single(), 4);
    const [one, two, final] = await desk.rows('Corrected');
    await desk.win(one!.id, 'A');
    await desk.win(two!.id, 'A');
    await desk.win(final!.id, 'A');
    const preview = await desk.win(one!.id, 'B');
    expect(preview).toMatchObject({ applied: false, undoes: [final!.id] });
    expect((await desk.rows('Corrected'))[0]).toMatchObject({ winner: 'A' });

    const done = await desk.win(one!.id, 'B', preview.undoes);
    expect(done.applied).toBe(true);
    expect(desk.endings.at(-1)).toBe('reopened');
    expect((await desk.rows('Corrected'))[2]).toMatchObject({
      id: final!.id,
      number: final!.number,
      teamA: fourth,
      teamB: second,
      state: 'scheduled',
      winner: null,
      scoreA: 0,
    });
    expect(first).not.toBe(fourth);
    await desk.expectConsistent('Corrected');
  });

  it('asks anew when more would be undone than was confirmed', async () => {
    await desk.start('Outrun', single({ thirdPlaceMatch: true }), 4);
    const rows = await desk.rows('Outrun');
    const [one, two] = rows;
    const final = rows.find(({ roundName }) => roundName === 'Final')!;
    const third = rows.find(({ roundName }) => roundName === 'Third Place')!;
    await desk.win(one!.id, 'A');
    await desk.win(two!.id, 'A');
    await desk.win(final.id, 'A');
    const { undoes } = await desk.win(one!.id, 'B');
    await desk.win(third.id, 'A');
    const again = await desk.win(one!.id, 'B', undoes);
    expect(again.applied).toBe(false);
    expect([...again.undoes].sort()).toEqual([final.id, third.id].sort());
  });

  it('counts a match that is being played among what a correction would undo', async () => {
    await desk.start('Interrupted', single(), 4);
    const [one, two, final] = await desk.rows('Interrupted');
    await desk.win(one!.id, 'A');
    await desk.win(two!.id, 'A');
    await desk.settle(final!.id, { state: 'live' });
    expect(await desk.win(one!.id, 'B')).toMatchObject({ applied: false, undoes: [final!.id] });
    expect(await desk.settle(one!.id, { score: { A: 2, B: 0 } })).toMatchObject({ applied: true });
  });

  it('keeps a later result when a correction leaves the winner', async () => {
    await desk.start('SameWinner', single(), 4);
    const [one, two, final] = await desk.rows('SameWinner');
    await desk.win(one!.id, 'A');
    await desk.win(two!.id, 'A');
    await desk.win(final!.id, 'B');
    const corrected = await desk.settle(one!.id, { score: { A: 2, B: 0 } });
    expect(corrected).toMatchObject({ applied: true, undoes: [] });
    expect((await desk.rows('SameWinner'))[2]).toMatchObject({ winner: 'B' });
  });

  it('refuses a result before both teams are known', async () => {
    await desk.start('Early', single(), 4);
    const final = (await desk.rows('Early'))[2]!;
    await expect(desk.win(final.id, 'A')).rejects.toThrow('not decided yet');
  });
});

describe('a team that is dropped', () => {
  it('forfeits what is left, and comes back while nothing hangs on it', async () => {
    const [first, , , fourth] = await desk.start('Dropped', single(), 4);
    await desk.drop('Dropped', first!);
    const [one, , final] = await desk.rows('Dropped');
    expect(one).toMatchObject({
      state: 'forfeited',
      forfeitedBy: 'A',
      winner: 'B',
      automatic: true,
    });
    expect(final).toMatchObject({ teamA: fourth });
    await desk.expectConsistent('Dropped');

    await desk.reinstate('Dropped', first!);
    const [back, , again] = await desk.rows('Dropped');
    expect(back).toMatchObject({ state: 'scheduled', forfeitedBy: null, automatic: false });
    expect(again).toMatchObject({ teamA: null });
    await desk.expectConsistent('Dropped');
  });

  it('stays out once others have played because of it', async () => {
    const [first] = await desk.start('StaysOut', single(), 4);
    await desk.drop('StaysOut', first!);
    const [, two, final] = await desk.rows('StaysOut');
    await desk.win(two!.id, 'A');
    await desk.win(final!.id, 'A');
    await expect(desk.reinstate('StaysOut', first!)).rejects.toThrow('have been played because');
  });

  it('leaves whoever comes next with nobody to play where neither team came', async () => {
    const [, second] = await desk.start('Deserted', single(), 4);
    const [one, two] = await desk.rows('Deserted');
    await desk.settle(one!.id, { forfeitedBy: 'both' });
    await desk.win(two!.id, 'A');
    expect((await desk.rows('Deserted'))[2]).toMatchObject({
      state: 'cancelled',
      winner: 'B',
      automatic: true,
    });
    expect(desk.endings.at(-1)).toContainEqual({ teamId: second, from: 1, to: 1 });
    await desk.expectConsistent('Deserted');
  });
});

describe('a team that is out of the tournament', () => {
  const playAll = async (id: string, stage: number) => {
    const next = async () => (await desk.open(id)).find((row) => row.stage === stage);
    for (let row = await next(); row; row = await next()) {
      await desk.win(row.id, 'A');
      await desk.expectConsistent(id);
    }
  };
  const teamsIn = async (id: string, stage: number) =>
    new Set(
      (await desk.rows(id)).flatMap((row) =>
        row.stage === stage ? [row.teamA, row.teamB].filter((team) => team !== null) : [],
      ),
    );

  it('never enters the stage that it waits for', async () => {
    const teams = await desk.start('Waits', groupsWithPlayIn(), 6);
    await playAll('Waits', 0);
    const inPlayIn = await teamsIn('Waits', 1);
    const waiting = teams.filter((team) => !inPlayIn.has(team));
    await desk.drop('Waits', waiting[0]!);
    await playAll('Waits', 1);
    expect(await teamsIn('Waits', 2)).not.toContain(waiting[0]);
    await playAll('Waits', 2);
    const ending = desk.endings.at(-1);
    expect(ending).toHaveLength(6);
    expect(ending).toContainEqual({ teamId: waiting[0], from: 6, to: 6 });
  });

  it('stays out when a result of the groups is taken back, which is asked first', async () => {
    const teams = await desk.start('StillOut', groupsThenDouble(2, 1), 6);
    await playAll('StillOut', 0);
    const [leaver] = await teamsIn('StillOut', 1);
    await desk.drop('StillOut', leaver!);
    const rows = await desk.rows('StillOut');
    const final = rows.find(({ stage, state }) => stage === 1 && state === 'forfeited')!;
    const other = rows.find(({ teamA, teamB }) => teamA !== leaver && teamB !== leaver)!;
    const asked = await desk.settle(other.id, { state: 'scheduled' });
    expect(asked).toMatchObject({ applied: false, undoes: [final.id] });
    await desk.settle(other.id, { state: 'scheduled' }, asked.undoes);
    await desk.expectConsistent('StillOut');
    await playAll('StillOut', 0);
    expect(await teamsIn('StillOut', 1)).not.toContain(leaver);
    await playAll('StillOut', 1);
    const ending = desk.endings.at(-1);
    if (!Array.isArray(ending)) throw new Error('It has no end.');
    expect(ending).toHaveLength(teams.length);
    expect(ending[0]!.teamId).not.toBe(leaver);
  });
});

describe('taking the draw back', () => {
  it('leaves nothing, and the bracket can be drawn again', async () => {
    await desk.start('Reset', single(), 6);
    await desk.reset('Reset');
    expect(await desk.rows('Reset')).toEqual([]);
    await database.transaction((tx) =>
      desk.brackets.start(tx, { tournamentId: 'Reset' }, desk.action()),
    );
    expect(await desk.rows('Reset')).toHaveLength(5);
  });

  it('is refused once a match was played', async () => {
    await desk.start('Begun', single(), 4);
    await desk.win((await desk.rows('Begun'))[0]!.id, 'A');
    await expect(desk.reset('Begun')).rejects.toThrow('have been played');
    expect(await desk.rows('Begun')).toHaveLength(3);
  });
});

describe('a Swiss stage', () => {
  it('draws its next round when one is over, for an odd number of teams too', async () => {
    await desk.start('Swiss', swiss(3), 7);
    for (const round of [1, 2, 3]) {
      const open = await desk.open('Swiss');
      expect(open.map((row) => row.round)).toEqual([round, round, round]);
      for (const { id } of open) await desk.win(id, 'A');
      await desk.expectConsistent('Swiss');
    }
    expect(desk.endings.at(-1)).toHaveLength(7);
  });
});

describe('groups and a double elimination of 22 teams', () => {
  it('show what the playoffs will be before they are known', async () => {
    await desk.start('Shown', groupsThenDouble(4), 22);
    const playoffs = (await desk.rows('Shown')).filter(({ stage }) => stage === 1);
    expect(playoffs).toHaveLength(15);
    expect(playoffs[0]).toMatchObject({
      teamA: null,
      originA: { type: 'placement', stage: 0, place: 1 },
      originB: { type: 'placement', stage: 0, place: 2 },
    });
  });

  it('shrink the playoffs to the teams that are left for them', async () => {
    const teams = await desk.start('Shrunk', groupsThenDouble(4), 12);
    const inGroupA = new Set(
      (await desk.rows('Shrunk')).flatMap(({ stage, group, teamA, teamB }) =>
        stage === 0 && group === 0 ? [teamA!, teamB!] : [],
      ),
    );
    for (const team of [...inGroupA].slice(0, 2)) await desk.drop('Shrunk', team);
    for (let open = await desk.open('Shrunk'); open.length > 0; open = await desk.open('Shrunk')) {
      await desk.win(open[0]!.id, 'A');
      await desk.expectConsistent('Shrunk');
    }
    const ending = desk.endings.at(-1);
    expect(ending).toHaveLength(teams.length);
    const playoffs = (await desk.rows('Shrunk')).filter(({ stage }) => stage === 1);
    expect(
      new Set(playoffs.flatMap(({ teamA, teamB }) => [teamA, teamB]).filter(Boolean)).size,
    ).toBe(7);
  });

  it.each([1, 2, 3])('are played to the champion, whatever happens (%i)', async (seed) => {
    const random = seeded(seed);
    const id = `Event${seed}`;
    const teams = await desk.start(id, groupsThenDouble(4), 22);
    let steps = 0;
    for (let open = await desk.open(id); open.length > 0; open = await desk.open(id)) {
      await something(random, id, { open, teams });
      await desk.expectConsistent(id);
      expect(++steps).toBeLessThan(400);
    }
    const ending = desk.endings.at(-1);
    if (!Array.isArray(ending)) throw new Error('It has no end.');
    expect(new Set(ending.map(({ teamId }) => teamId))).toEqual(new Set(teams));
    expect(ending[0]).toMatchObject({ from: 1, to: 1 });
    expect(ending.reduce((sum, { from, to }) => sum + (from + to) / 2, 0)).toBe((22 * 23) / 2);
  });

  async function something(
    random: Random,
    id: string,
    { open, teams }: { open: { id: string }[]; teams: string[] },
  ): Promise<void> {
    const dice = random();
    if (dice < 0.03) return desk.drop(id, pick(random, teams));
    if (dice < 0.1) return correctSomething(random, id);
    const winner = random() < 0.5 ? 'A' : 'B';
    await desk.win(pick(random, open).id, winner);
  }

  /** One of the last few results turns out the other way. */
  async function correctSomething(random: Random, id: string): Promise<void> {
    const played = (await desk.rows(id))
      .filter(({ state, automatic }) => state === 'finished' && !automatic)
      .sort((one, other) => other.finishedAt! - one.finishedAt!);
    const match = played[between(random, 0, Math.min(8, played.length - 1))];
    if (!match) return;
    const winner = match.winner === 'A' ? 'B' : 'A';
    const preview = await desk.win(match.id, winner);
    if (!preview.applied) await desk.win(match.id, winner, preview.undoes);
  }
});
