import { MAX_EMBEDS } from '@mes/domain/embeds/embeds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam, addTournament, type TestTeam } from '../../../testing/league';
import { matches } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';
import { findSubjects } from './service';

let app: TestApp;
let moderator: Account;
let home: TestTeam;
let away: TestTeam;
let matchId: string;

beforeAll(async () => {
  app = await startTestApp();
  moderator = await app.signIn('A Moderator', ['Moderator']);
  home = await addTeam(app, 'Night Harbor');
  away = await addTeam(app, 'Iron Lanterns');
  await addTournament(app.database, { id: 'EmbersS4EU', teams: [home.id, away.id] });
  const { body } = await app.call({
    path: '/api/matches',
    body: { teamA: home.name, teamB: away.name, bestOf: 3, tournament: 'EmbersS4EU' },
    as: moderator,
  });
  matchId = body.data.id;
});
afterAll(() => app.stop());

const find = async (subjects: { kind: string; id: string }[]) =>
  (await app.request({ object: 'embed', action: 'find', data: { subjects } })).body;

it('shows players, teams, matches and brackets as they are now', async () => {
  const { data } = await find([
    { kind: 'player', id: home.leader.id },
    { kind: 'team', id: home.id },
    { kind: 'match', id: matchId },
    { kind: 'bracket', id: 'emberss4eu' },
  ]);
  expect(data).toMatchObject([
    { kind: 'player', player: { name: 'Night Harbor Leader', team: { name: home.name } } },
    { kind: 'team', id: home.id, team: { name: home.name, region: 'EU', disbanded: false } },
    { kind: 'match', match: { id: matchId, teamA: { name: home.name }, state: 'scheduled' } },
    {
      ...{ kind: 'bracket', asked: 'emberss4eu', id: 'EmbersS4EU', total: 1, played: 0 },
      tournament: { name: 'EmbersS4EU', winner: null },
      matches: [{ id: matchId }],
    },
  ]);
});

it('finds a team by its name, and by its id under any name', async () => {
  const { data } = await find([{ kind: 'team', id: 'iron LANTERNS' }]);
  expect(data).toMatchObject([{ asked: 'iron LANTERNS', id: away.id }]);
  await app.database.db.update(teams).set({ name: 'Renamed' }).where(eq(teams.id, away.id));
  expect((await find([{ kind: 'team', id: away.id }])).data[0].team.name).toBe('Renamed');
});

it('is current although answers are cached: a new score is there at once', async () => {
  const score = async () => (await find([{ kind: 'match', id: matchId }])).data[0].match.scoreA;
  expect(await score()).toBe(0);
  const { body } = await app.call({ path: `/api/match/${matchId}` });
  const changed = await app.call({
    ...{ path: `/api/matches/${matchId}`, method: 'PATCH', as: moderator },
    body: { revision: body.data.revision, state: 'live', scoreA: 1, scoreB: 0 },
  });
  expect(changed.status).toBe(200);
  expect(await score()).toBe(1);
});

it('shows a clip once it is published', async () => {
  const created = await app.request(
    {
      ...{ object: 'highlight', action: 'create' },
      data: { title: 'An ace', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    },
    home.leader,
  );
  const { id, revision } = created.body.data;
  expect((await find([{ kind: 'clip', id }])).data).toEqual([]);
  const data = { revision, title: 'An ace', kind: 'ace' };
  await app.request({ object: 'highlight', action: 'tag', value: id, data }, moderator);
  const { data: found } = await find([
    { kind: 'clip', id },
    { kind: 'clip', id: 'no-clip' },
  ]);
  expect(found).toMatchObject([{ kind: 'clip', id, clip: { title: 'An ace', likes: 0 } }]);
});

it('leaves out what does not exist, is deleted or is not public', async () => {
  const gone = await app.signIn('Gone Soon');
  await app.database.db.update(players).set({ deletedAt: 1 }).where(eq(players.id, gone.id));
  await addTournament(app.database, { id: 'DraftS1EU', teams: [] });
  await app.database.db
    .update(tournaments)
    .set({ state: 'draft' })
    .where(eq(tournaments.id, 'DraftS1EU'));
  const { data } = await find([
    { kind: 'player', id: gone.id },
    { kind: 'team', id: 'nobody' },
    { kind: 'match', id: 'none' },
    { kind: 'bracket', id: 'DraftS1EU' },
  ]);
  expect(data).toEqual([]);
});

it('refuses more than a text may have, and kinds that are unknown', async () => {
  const many = Array.from({ length: MAX_EMBEDS + 1 }, (_, n) => ({ kind: 'match', id: `m${n}` }));
  expect((await find(many)).error.type).toBe('InvalidParameterError');
  expect((await find([{ kind: 'video', id: '1' }])).error.type).toBe('InvalidParameterError');
});

it('knows what a text with embeds is about', async () => {
  const subjects = await findSubjects(app.database.db, [
    { kind: 'match', id: matchId },
    { kind: 'team', id: home.id },
    { kind: 'bracket', id: 'OpenS1EU' },
  ]);
  expect(subjects.toSorted()).toEqual(
    [
      'team:night-harbor',
      'team:iron-lanterns',
      'tournament:EmbersS4EU',
      'tournament:OpenS1EU',
    ].sort(),
  );
  expect(await app.database.db.$count(matches)).toBe(1);
});
