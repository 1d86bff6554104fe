import type { Clip } from '@mes/contract/highlight-schemas';
import { weekOf } from '@mes/domain/highlights/clip-of-the-week';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam, addTournament, type TestTeam } from '../../../testing/league';
import { until } from '../../../testing/until';
import { auditLog } from '../../platform/audit/tables';
import { tournaments } from '../tournaments/tables';
import { clipLikes, clips } from './tables';

const DAY = 86_400_000;

let app: TestApp;
let now = Date.now();
let tagger: Account;
let moderator: Account;
let player: Account;
let team: TestTeam;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  tagger = await app.signIn('Clipper', ['fullclips']);
  moderator = await app.signIn('Mod', ['Moderator']);
  player = await app.signIn('Proposer');
  team = await addTeam(app, 'Night Owls');
  await addTournament(app.database, { id: 'Cup1', teams: [team.id] });
  await addTournament(app.database, { id: 'Secret1', teams: [] });
  await app.database.db
    .update(tournaments)
    .set({ state: 'draft' })
    .where(eq(tournaments.id, 'Secret1'));
});
afterAll(() => app.stop());

let links = 0;
const newLink = () => `https://clips.twitch.tv/TestClip${++links}`;

const act = (action: string, value: string | undefined, data: object, as?: Account) =>
  app.request({ object: 'highlight', action, value, data }, as);

const create = (fields: object = {}, as: Account = tagger) =>
  act('create', undefined, { title: 'A clip', url: newLink(), ...fields }, as);

async function created(fields: object = {}, as: Account = tagger): Promise<Clip> {
  const { status, body } = await create(fields, as);
  expect(body.message ?? '').toBe('');
  expect(status).toBe(200);
  return body.data;
}

const published = (fields: object = {}) => created({ kind: 'ace', publish: true, ...fields });
const search = (fields: object = {}, as?: Account) =>
  app.call({ path: '/api/highlights/search', body: fields, as });
const found = async (fields: object = {}, as?: Account): Promise<string[]> => {
  const { body } = await search({ size: 100, ...fields }, as);
  return body.data.map(({ id }: Clip) => id);
};
const read = (id: string) => act('read', id, {});
/** Clips of other tests must not be in the queue. */
const emptyQueue = () => app.database.db.delete(clips).where(eq(clips.state, 'waiting'));

describe('proposing', () => {
  it('waits to be tagged, unseen by everybody else', async () => {
    const clip = await created({ kind: 'clutch', rating: 5, players: [team.leader.id] }, player);
    expect(clip).toMatchObject({ state: 'waiting', kind: 'clutch', rating: null, likes: 0 });
    expect(clip.teams).toMatchObject([{ name: 'Night Owls' }]);
    expect((await read(clip.id)).status).toBe(404);
    expect(await found()).not.toContain(clip.id);
    for (const as of [undefined, player]) {
      expect((await search({ state: 'waiting' }, as)).status).toBe(403);
      expect((await search({ state: 'rejected' }, as)).status).toBe(403);
    }
    for (const as of [tagger, moderator]) {
      expect(await found({ state: 'waiting' }, as)).toContain(clip.id);
    }
  });

  it('publishes at once for those who tag, and for nobody else', async () => {
    const clip = await published({ title: 'At once' });
    expect((await read(clip.id)).body.data).toMatchObject({ title: 'At once', state: 'published' });
    expect((await create({ kind: 'ace', publish: true }, player)).status).toBe(403);
    expect((await create({ publish: true })).body.message).toContain('kind');
  });

  it.each([
    'javascript:alert(1)',
    'https://clips.twitch.tv.evil.example/Clip1',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/video.mp4',
    '<script>',
  ])('refuses %s', async (url) => {
    expect((await create({ url })).status).toBe(400);
  });

  it('wants a link or a video, and one link once', async () => {
    expect((await create({ url: undefined })).status).toBe(400);
    const url = newLink();
    const clip = await created({ url }, player);
    const again = await create({ url: `${url}?again=1` });
    expect(again.body.message).toContain('already');
    await act('reject', clip.id, { revision: clip.revision }, tagger);
    await created({ url });
    expect((await act('reopen', clip.id, { revision: 2 }, tagger)).body.message).toContain(
      'already',
    );
  });

  it('limits how many of one player wait, also with several at once', async () => {
    const eager = await app.signIn('Eager');
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({}, eager)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await create({}, eager)).status).toBe(400);
  });

  it('knows only players, matches and tournaments that exist in public', async () => {
    expect((await create({ players: ['nobody'] })).status).toBe(400);
    expect((await create({ match: 'nothing' })).status).toBe(404);
    expect((await create({ tournament: 'Secret1' })).status).toBe(404);
    expect((await create({ title: '' })).status).toBe(400);
    expect((await create({ rating: 6 })).status).toBe(400);
  });
});

describe('searching', () => {
  it('filters by everything that a clip is tagged with', async () => {
    const clip = await published({
      title: 'Needle in the haystack',
      kind: 'defuse',
      rating: 4,
      map: 'Bureau',
      players: [team.leader.id],
      tournament: 'Cup1',
    });
    const other = await published({ title: 'Hay', map: 'Plaza', rating: 2 });
    const matching = [
      { query: 'needle' },
      { query: 'NEED hay' },
      { query: 'night owls' },
      { player: team.leader.id, kind: 'defuse' },
      { team: 'Night Owls', map: 'Bureau' },
      { team: 'night ow', map: 'Bureau' },
      { tournament: 'Cup1' },
      { rating: 4, kind: 'defuse' },
      { from: now - 1, to: now + 1, map: 'Bureau' },
    ];
    for (const fields of matching) {
      const ids = await found(fields);
      expect(ids, JSON.stringify(fields)).toContain(clip.id);
      expect(ids, JSON.stringify(fields)).not.toContain(other.id);
    }
    expect(await found({ query: 'needle', map: 'Plaza' })).toEqual([]);
    expect(await found({ query: "');--&|!" })).toEqual([]);
    expect(await found({ team: 'No such team' })).toEqual([]);
  });

  it('comes in pages with a total', async () => {
    for (let index = 0; index < 3; index++) await published({ title: `Paged ${index}` });
    const { body } = await search({ query: 'paged', size: 2 });
    expect(body.data).toHaveLength(2);
    expect(body.metadata.total).toBe(3);
    const rest = await search({ query: 'paged', size: 2, page: 1 });
    expect(rest.body.data).toHaveLength(1);
  });
});

describe('likes', () => {
  it('counts one a person, whatever is pressed how often', async () => {
    const { id } = await published();
    const like = (liked: boolean, as?: Account) => act('like', id, { liked }, as);
    expect((await like(true)).status).toBe(403);
    const double = await Promise.all([like(true, player), like(true, player), like(true, player)]);
    expect(double.map(({ body }) => body.data.likes)).toEqual([1, 1, 1]);
    expect((await like(true, moderator)).body.data.likes).toBe(2);
    expect((await act('liked', undefined, { clips: [id] }, player)).body.data).toEqual([id]);
    expect((await like(false, player)).body.data.likes).toBe(1);
    expect((await like(false, player)).body.data.likes).toBe(1);
    expect((await read(id)).body.data.likes).toBe(1);
  });

  it('is only for clips that are published', async () => {
    const { id } = await created();
    expect((await act('like', id, { liked: true }, player)).status).toBe(404);
  });

  it('decides the clip of the week by the likes that were given within it', async () => {
    const loser = await published({ title: 'Liked later' });
    const winner = await published({ title: 'Week winner' });
    const week = weekOf(now);
    const voters = [player, moderator, tagger, team.leader];
    for (const as of voters) await act('like', winner.id, { liked: true }, as);
    await app.database.db.delete(clipLikes).where(eq(clipLikes.clip, loser.id));
    now = week.to + 2 * DAY;
    const overview = async () => (await act('overview', undefined, {})).body.data;
    // The ticker is woken by its clock, which the test has moved.
    const { decideWeek } = await import('./weeks/service');
    await Promise.all([decideWeek(app.database, now), decideWeek(app.database, now)]);
    await until('the week is decided', async () => (await overview()).clipOfTheWeek !== null);
    expect((await overview()).clipOfTheWeek).toMatchObject({
      week: week.from,
      likes: 4,
      clip: { id: winner.id },
    });
    for (const as of voters) await act('like', loser.id, { liked: true }, as);
    await until('the likes are published, within a second', async () => {
      now += 1_000;
      return (await overview()).best.length > 0;
    });
    expect((await overview()).best.map(({ id }: Clip) => id)).toEqual([loser.id]);
    expect((await overview()).clipOfTheWeek.clip.id).toBe(winner.id);
    // A clip that is taken off is no longer the clip of the week.
    const { revision } = (await read(winner.id)).body.data;
    await act('reject', winner.id, { revision }, moderator);
    expect((await overview()).clipOfTheWeek).toBeNull();
  });
});

describe('tagging', () => {
  const next = async (as: Account, skip: string[] = []) =>
    (await act('next', undefined, { skip }, as)).body.data;

  it('gives two people different clips, oldest first', async () => {
    await emptyQueue();
    const [first, second] = [await created(), await created()];
    const [a, b] = await Promise.all([next(tagger), next(moderator)]);
    expect([a.clip.id, b.clip.id].sort()).toEqual([first.id, second.id]);
    expect(a.waiting).toBe(2);
    expect((await next(tagger)).clip.id).toBe(a.clip.id);
    const third = await created();
    expect((await next(tagger, [a.clip.id])).clip.id).toBe(third.id);
  });

  it('refuses to tag over somebody else, until the claim is over', async () => {
    await emptyQueue();
    const { id, revision } = await created();
    await next(tagger);
    const tags = { revision, title: 'Tagged', kind: 'ace' };
    expect((await act('tag', id, tags, moderator)).body.message).toContain('right now');
    now += 121_000;
    expect((await act('tag', id, tags, moderator)).status).toBe(200);
    const late = await act('tag', id, { ...tags, title: 'Late' }, tagger);
    expect(late.body).toMatchObject({ status: 'ERROR' });
    expect(late.body.message).toContain('Someone else changed this clip');
    expect((await read(id)).body.data.title).toBe('Tagged');
  });

  it('publishes, rejects and takes back, with a trace of each', async () => {
    await emptyQueue();
    const clip = await created({}, player);
    const step = await next(tagger);
    expect(step.clip.id).toBe(clip.id);
    const tags = { title: 'Tagged', kind: 'clutch', rating: 5, map: 'Raid', players: [player.id] };
    const tagged = await act('tag', clip.id, { ...tags, revision: 1 }, tagger);
    expect(tagged.body.data).toMatchObject({ state: 'published', rating: 5, revision: 2 });
    const reopened = await act('reopen', clip.id, { revision: 2 }, tagger);
    expect(reopened.body.data).toMatchObject({ state: 'waiting', revision: 3 });
    expect((await read(clip.id)).status).toBe(404);
    expect((await next(tagger)).clip.id).toBe(clip.id);
    const rejected = await act('reject', clip.id, { revision: 3 }, tagger);
    expect(rejected.body.data).toMatchObject({ state: 'rejected', publishedAt: null });
    expect((await act('reject', clip.id, { revision: 4 }, tagger)).status).toBe(400);
    const rows = await app.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `clip:${clip.id}`))
      .orderBy(auditLog.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'clip.proposed',
      'clip.published',
      'clip.reopened',
      'clip.rejected',
    ]);
  });

  it('takes a certain clip, to change its tags or a decision', async () => {
    await emptyQueue();
    const waiting = await created();
    const rejected = await created();
    await act('reject', rejected.id, { revision: 1 }, tagger);
    const { id, revision, publishedAt } = await published({ title: 'Wrong map', map: 'Raid' });
    const take = (clip: string, as = tagger) => act('next', undefined, { clip }, as);
    expect((await take(rejected.id)).body.data.clip).toMatchObject({ state: 'rejected' });
    const { clip, upcoming } = (await take(id)).body.data;
    expect([clip.id, upcoming.id]).toEqual([id, waiting.id]);
    expect((await take(id, moderator)).body.message).toContain('right now');
    const tags = { revision, title: 'Right map', kind: 'ace', map: 'Bureau' };
    const changed = await act('tag', id, tags, tagger);
    expect(changed.body.data).toMatchObject({ state: 'published', map: 'Bureau', publishedAt });
    expect((await take('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await take(id, player)).status).toBe(403);
  });

  it('lets go of a clip early', async () => {
    await emptyQueue();
    const { id } = await created();
    await next(tagger);
    expect((await next(moderator)).clip).toBeNull();
    await act('release', id, {}, moderator);
    expect((await next(moderator)).clip).toBeNull();
    await act('release', id, {}, tagger);
    expect((await next(moderator)).clip.id).toBe(id);
  });

  it('is closed to everybody else', async () => {
    const { id } = await created();
    for (const action of ['next', 'tag', 'reject', 'reopen', 'release']) {
      const data = action === 'next' ? {} : { revision: 1, title: 'x', kind: 'ace' };
      const value = action === 'next' ? undefined : id;
      expect((await act(action, value, data, player)).status, action).toBe(403);
      expect((await act(action, value, data)).status, action).toBe(403);
    }
  });
});
