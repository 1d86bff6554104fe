import type { Stage } from '@mes/contract/tournament-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { type BracketDesk, openBracketDesk, single } from '../../../../testing/bracket-desk';

let app: TestApp;
let staff: Account;
let desk: BracketDesk;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  desk = openBracketDesk(app.database);
});
afterAll(() => app.stop());

const groups = (name: string, places: number, stage: number): Stage => ({
  name,
  bestOf: 3,
  format: 'round_robin',
  groups: 2,
  legs: 1,
  rounds: [],
  advances: [{ from: 1, to: places, stage, into: null }],
});

const ask = (action: string, value: string, data: object = {}, as: Account = staff) =>
  app.request({ object: 'tournament', action, value, data }, as);
const page = async (id: string) =>
  (await app.call({ path: `/api/website/tournaments/${id}` })).body.data;

/** Groups from which three teams are left for a second stage that needs four. */
async function playUntilBlocked(id: string): Promise<string[]> {
  const stages = [groups('Groups', 2, 1), groups('Second groups', 1, 2), ...single()];
  const teams = await desk.start(id, stages, 6);
  for (const seed of [3, 6]) await desk.drop(id, teams[seed - 1]!);
  await playAll(id);
  return teams;
}

async function playAll(id: string): Promise<void> {
  for (let open = await desk.open(id); open.length > 0; open = await desk.open(id)) {
    const { revision } = (await app.call({ path: `/api/match/${open[0]!.id}` })).body.data;
    await app.call({
      path: `/api/matches/${open[0]!.id}`,
      method: 'PATCH',
      body: { revision, scoreA: 2, scoreB: 0 },
      as: staff,
    });
    await desk.expectConsistent(id);
  }
}

describe('a stage that too few teams are left to play', () => {
  it('waits for staff, who read what they can decide', async () => {
    await playUntilBlocked('Waiting');
    expect((await page('Waiting')).state).toBe('running');
    expect((await ask('blocked_stage', 'Waiting')).body.data).toMatchObject({
      stage: 1,
      name: 'Second groups',
      reason: '2 groups need at least 4 teams, and there are 3.',
      teams: [{ name: 'Waiting 1' }, { name: 'Waiting 2' }, { name: 'Waiting 4' }],
      decisions: [{ decision: 'shorten', groups: 1 }, { decision: 'end' }],
    });
  });

  it('is played in fewer groups once it is shortened', async () => {
    await playUntilBlocked('Shortened');
    const { revision } = (await ask('blocked_stage', 'Shortened')).body.data;
    const decided = await ask('decide_stage', 'Shortened', { decision: 'shorten', revision });
    expect(decided.body.data).toEqual({ blocked: null });
    await desk.expectConsistent('Shortened');
    expect(await desk.open('Shortened')).toHaveLength(3);
    await playAll('Shortened');
    const { state, placements } = await page('Shortened');
    expect(state).toBe('finished');
    expect(placements).toHaveLength(6);
    expect(placements[0]).toMatchObject({ from: 1, to: 1 });
  });

  it('is left out when staff end the tournament, with nothing left to play', async () => {
    await playUntilBlocked('Ended');
    const { revision } = (await ask('blocked_stage', 'Ended')).body.data;
    const decision = { decision: 'end', revision };
    expect((await ask('decide_stage', 'Ended', decision)).body.data).toEqual({ blocked: null });
    const { state, winner, placements, bracket } = await page('Ended');
    expect({ state, winner: winner.name }).toEqual({ state: 'finished', winner: 'Ended 1' });
    expect(placements.slice(0, 3)).toMatchObject([{ to: 1 }, { to: 2 }, { to: 3 }]);
    expect(bracket.stages.map((stage: { state: string }) => stage.state)).toEqual([
      'finished',
      'skipped',
      'skipped',
    ]);
    const rows = await desk.rows('Ended');
    expect(rows.filter(({ state: own }) => own === 'scheduled')).toEqual([]);
    await desk.expectConsistent('Ended');
  });

  it('is decided once, by staff who have seen the bracket as it is', async () => {
    await playUntilBlocked('Once');
    const { revision } = (await ask('blocked_stage', 'Once')).body.data;
    const decide = (seen: number, as?: Account) =>
      ask('decide_stage', 'Once', { decision: 'end', revision: seen }, as);
    const player = await app.signIn('A Player');
    expect((await decide(revision, player)).status).toBe(403);
    expect((await ask('blocked_stage', 'Once', {}, player)).status).toBe(403);
    expect((await decide(revision - 1)).body.error.message).toContain('has changed');
    expect((await decide(revision)).status).toBe(200);
    expect((await decide(revision)).body.error.message).toBe('No stage waits for a decision.');
    expect((await ask('blocked_stage', 'Nothing')).status).toBe(404);
  });
});
