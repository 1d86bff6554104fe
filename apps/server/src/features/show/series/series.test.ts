/** What is on air stays with the series that it was taken with. */
import type { ShowProgram } from '@mes/contract/show-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { addFullTeams, type CaptureCalls, captureCallsOf } from '../../../../testing/capture';
import { until } from '../../../../testing/until';

let app: TestApp;
let kara: Account;
let calls: CaptureCalls;
let first: string;
let second: string;

beforeAll(async () => {
  app = await startTestApp();
  kara = await app.signIn('Kara', ['Moderator', 'editstream']);
  calls = captureCallsOf(app, kara, await addFullTeams(app, 'Nova', 'Ember'));
  const maps = { maps: [{ map: 'Plaza' }, { map: 'Canals' }, { map: 'Raid' }] };
  [first, second] = [await calls.newMatch(), await calls.newMatch()];
  for (const match of [first, second]) await calls.call('create_maps', match, maps);
});
afterAll(() => app.stop());

const show = (action: string, data: object = {}) =>
  app.request({ object: 'show', action, data }, kara);
const act = (data: object) => show('act', { act: data });
const takeVersus = async () => {
  await act({ act: 'preview', cue: { scene: 'versus', package: 'house' } });
  await act({ act: 'take', transition: 'cut' });
};
const program = async (): Promise<ShowProgram> =>
  (await app.request({ object: 'stream', action: 'program' })).body.data;
const configuration = async () => (await app.call({ path: '/api/stream/configuration' })).body.data;
const series = async (data: object) =>
  (await app.request({ object: 'stream', action: 'series', data })).body.data;
const inGame = async (data: object) =>
  (await app.request({ object: 'stream', action: 'in_game', data })).body.data;
const score = { act: 'game', game: { act: 'score', team: 'A', by: 1 } };

it('what is on air stays when another match is linked, with what was set by hand for it', async () => {
  await act({ act: 'link', match: first });
  await act({ act: 'configure', edit: { Round: 'Final', Winners: ['A', null, null] } });
  await act(score);
  await takeVersus();
  const taken = (await program()).series!;
  expect(taken).toBe((await configuration()).series);

  await act({ act: 'link', match: second });
  await act(score);
  await act(score);
  const now = await configuration();
  expect(now).toMatchObject({ matchup: { id: second }, Round: '' });
  expect(now.series).not.toBe(taken);
  expect((await program()).series).toBe(taken);
  for (const subject of [{ series: taken }, { match: first }]) {
    expect(await series(subject)).toMatchObject({
      series: taken,
      Round: 'Final',
      Winners: ['A', null, null],
      matchup: { id: first },
    });
    const left = await inGame(subject);
    expect(left).toMatchObject({ match: first, map: { score: { A: 1, B: 0 } } });
  }
  expect(await inGame({})).toMatchObject({ match: second, map: { score: { A: 2, B: 0 } } });

  // Its match goes on.
  await calls.call('create_maps', first, {
    maps: ['Plaza', 'Port', 'Raid'].map((map) => ({ map })),
  });
  expect((await series({ series: taken })).Maps).toEqual(['Plaza', 'Port', 'Raid']);
  await takeVersus();
  expect((await program()).series).toBe(now.series);
  expect(await series({ series: 999_999 })).toBeNull();
});

it('what is on air stays when a match is linked after a series by hand, until the link is undone', async () => {
  await act({ act: 'link', match: null });
  await act({ act: 'configure', edit: { normTeam1: 'Guests', normTeam2: 'Hosts' } });
  await takeVersus();
  const taken = (await program()).series!;
  await act({ act: 'link', match: first });
  expect((await configuration()).series).not.toBe(taken);
  expect(await series({ series: taken })).toMatchObject({
    normTeam1: 'Guests',
    matchup: { id: null },
  });
  await show('undo');
  expect(await configuration()).toMatchObject({ series: taken, normTeam1: 'Guests' });
});

it('the log names what was set by hand as producers do', async () => {
  const lastAct = async (): Promise<string> => (await show('log')).body.data[0].about;
  await act({ act: 'link', match: first });
  await act({ act: 'link', match: null });
  expect(await lastAct()).toBe('no series');
  await act({ act: 'configure', edit: { normTeam1: 'Hosts', normTeam2: 'Guests' } });
  expect(await lastAct()).toBe('Teams by hand');
  await act({ act: 'configure', edit: { Round: 'Final', BestOf: 5 } });
  expect(await lastAct()).toBe('Series by hand');
  await act({
    act: 'configure',
    edit: { other: JSON.stringify({ liveMapVeto: true, vetoFirst: 'B' }) },
  });
  expect(await lastAct()).toBe('Veto starts with Guests');
  await act({ act: 'game', game: { act: 'set_score', score: { A: 5, B: 6 } } });
  expect(await lastAct()).toBe('Score by hand, 5 : 6');
});

it('a rehearsal shows its own series', async () => {
  const taken = (await program()).series;
  const [teamA, teamB] = ['Nova', 'Ember'];
  const data = { teamA, teamB, bestOf: 3, stepSeconds: 60 };
  await app.request({ object: 'stream', action: 'rehearse', data }, kara);
  await until('the rehearsal', async () => (await program()).rehearsal);
  expect((await program()).series).toBeNull();
  await app.request({ object: 'stream', action: 'end_rehearsal', data: {} }, kara);
  await until('its end', async () => !(await program()).rehearsal);
  expect((await program()).series).toBe(taken);
});
