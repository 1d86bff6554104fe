import type { MatchMoment } from '@mes/contract/highlight-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import {
  addFullTeams,
  type CaptureCalls,
  type CapturedTeams,
  captureCallsOf,
  Script,
} from '../../../testing/capture';

const HOUR = 3_600_000;
const RECORDING = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

let app: TestApp;
let teams: CapturedTeams;
let calls: CaptureCalls;
let match: string;

beforeAll(async () => {
  app = await startTestApp();
  const staff = await app.signIn('An Operator', ['Moderator']);
  teams = await addFullTeams(app, 'Nova', 'Ember');
  calls = captureCallsOf(app, staff, teams);
  // The first event of Plaza is 100 seconds into it.
  match = await calls.newMatch({ vod: { link: RECORDING, starts: [100] } });
  await calls.call('create_maps', match, {
    maps: [{ map: 'Plaza', startingSideA: 'coalition' }, { map: 'Canals' }, { map: 'Raid' }],
  });
  const script = new Script(teams, Date.now() - HOUR);
  const [, second, ...others] = teams.playersB;
  const events = [
    ...script.round('A'),
    // The second player of B has four, and somebody else the last one.
    ...teams.playersA.slice(0, 4).map((victim) => script.kill(second!, victim)),
    script.kill(others[0]!, teams.playersA[4]!),
    script.end('B'),
    script.kill(teams.playersA[0]!, teams.playersB[0]!),
  ];
  expect((await calls.record(match, 0, events)).status).toBe(200);
});
afterAll(() => app.stop());

const readMoments = (as?: Account, id = match) =>
  app.request({ object: 'highlight', action: 'moments', value: id }, as);

it('shows rounds worth a clip to players of the match and those who tag alone', async () => {
  const tagger = await app.signIn('Clipper', ['fullclips']);
  const outsider = await app.signIn('Outsider');
  for (const as of [teams.a.leader, teams.b.leader, tagger]) {
    const { body } = await readMoments(as);
    expect(body.data).toMatchObject([
      { kind: 'ace', player: { id: teams.playersA[0] }, map: 'Plaza', mapIndex: 0, round: 1 },
      { kind: 'multi_kill', player: { id: teams.playersB[1] }, map: 'Plaza', round: 2, kills: 4 },
    ]);
  }
  expect((await readMoments(outsider)).body.data).toEqual([]);
  expect((await readMoments()).status).toBe(403);
  expect((await readMoments(tagger, 'nothing')).body.data).toEqual([]);
});

it('leads to the recording of the match at that time', async () => {
  const { body } = await readMoments(teams.a.leader);
  const [first, second]: MatchMoment[] = body.data;
  expect(first?.recording).toBe(`${RECORDING}&t=100s`);
  expect(Number(second?.recording?.match(/t=(\d+)s$/)?.[1])).toBeGreaterThanOrEqual(100);
  const other = await calls.newMatch();
  await calls.call('create_maps', other, { maps: [{ map: 'Raid', startingSideA: 'coalition' }] });
  await calls.record(other, 0, new Script(teams, Date.now() - HOUR).round('A'));
  const unrecorded: MatchMoment[] = (await readMoments(teams.a.leader, other)).body.data;
  expect(unrecorded.map(({ recording }) => recording)).toEqual([null]);
});

it('becomes a proposal with its tags filled in', async () => {
  const { leader } = teams.b;
  const moments: MatchMoment[] = (await readMoments(leader)).body.data;
  const { kind, map, round, player } = moments[1]!;
  const data = {
    ...{ title: 'Four on Plaza', kind, map, round, match },
    players: [player.id],
    url: 'https://clips.twitch.tv/FromAMoment',
  };
  const { body } = await app.request({ object: 'highlight', action: 'create', data }, leader);
  expect(body.data).toMatchObject({
    state: 'waiting',
    ...{ kind, map, round },
    match: { id: match },
    players: [{ id: player.id }],
    teams: [{ name: 'Ember' }],
  });
});
