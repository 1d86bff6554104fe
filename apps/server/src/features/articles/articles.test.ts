import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { auditLog } from '../../platform/audit/tables';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let dataDir: string;
let now = Date.UTC(2026, 2, 1);
let moderator: Account;
let other: Account;
let player: Account;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-articles-'));
  app = await startTestApp({ clock: () => now, config: { dataDir } });
  moderator = await app.signIn('A Moderator', ['Moderator']);
  other = await app.signIn('Another One', ['Moderator']);
  player = await app.signIn('A Player');
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const CONTENT = {
  title: 'The final',
  summary: 'Who won, and how.',
  html: '<p>Night Harbor won.</p>',
  picture: null as string | null,
  tags: ['Recap'],
};

const article = (action: string, value?: string, data?: object, as: Account = moderator) =>
  app.request({ object: 'article', action, value, data }, as);
const readAt = (path: string) => app.call({ path: `/api/articles/${path}` });

async function write(content: Partial<typeof CONTENT> = {}) {
  const { body } = await article('create', undefined, { ...CONTENT, ...content });
  return body.data;
}

async function publish(content: Partial<typeof CONTENT> = {}, at?: number) {
  const { id, revision } = await write(content);
  const { body } = await article('publish', id, { revision, at });
  return body.data;
}

describe('reading', () => {
  it('shows a published article with everything that its page needs', async () => {
    const { slug } = await publish({ title: 'First of all', tags: ['Recap', 'Embers'] });
    const { body } = await readAt(slug);
    expect(body.data).toMatchObject({
      slug: 'first-of-all',
      title: 'First of all',
      html: '<p>Night Harbor won.</p>',
      author: { id: moderator.id, name: 'A Moderator' },
      tags: ['recap', 'embers'],
      readingMinutes: 1,
      publishedAt: now,
      picture: null,
    });
    expect((await readAt('First-Of-All')).status).toBe(200);
  });

  it('knows neither drafts nor what never was', async () => {
    const { slug } = await write({ title: 'Still being written' });
    for (const unknown of [slug, 'nothing']) {
      expect(await readAt(unknown)).toMatchObject({
        status: 404,
        body: { error: { type: 'ObjectNotFoundError' } },
      });
    }
    const { body } = await readAt('thumbnails/0');
    expect(body.data.map((row: { slug: string }) => row.slug)).not.toContain(slug);
  });

  it('shows a planned article by time alone', async () => {
    const { slug, state } = await publish({ title: 'Planned for later' }, now + HOUR);
    expect(state).toBe('planned');
    expect((await readAt(slug)).status).toBe(404);
    now += HOUR;
    expect((await readAt(slug)).body.data.publishedAt).toBe(now);
  });

  it('lists newest first, in pages and by tag, the same by path and by action', async () => {
    for (const number of [1, 2, 3, 4, 5]) {
      now += DAY;
      await publish({ title: `Series ${number}`, tags: ['series', number % 2 ? 'odd' : 'even'] });
    }
    const titles = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title);
    const first = await readAt('thumbnails/0?size=2&tag=Series');
    expect(titles(first.body)).toEqual(['Series 5', 'Series 4']);
    expect(first.body.metadata.total).toBe(5);
    expect(titles((await readAt('thumbnails/2?size=2&tag=series')).body)).toEqual(['Series 1']);
    expect(titles((await readAt('thumbnails/0?tag=even')).body)).toEqual(['Series 4', 'Series 2']);
    expect(first.body.data[0]).not.toHaveProperty('html');
    const byAction = await app.request({
      object: 'other',
      action: 'blog_thumbnails',
      data: { size: 2, tag: 'series' },
    });
    expect(byAction.body).toEqual(first.body);
    const newest = await app.call({ path: '/api/website/articles/thumbnails/thumbnails' });
    expect(newest.body.data[0].title).toBe('Series 5');
  });

  it('offers the news as a feed', async () => {
    await publish({ title: 'Tips & <tricks>' });
    const { headers, body } = await readAt('feed.xml');
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain('<title>Tips &amp; &lt;tricks&gt;</title>');
    expect(body).toContain('/app/blog/tips-tricks</link>');
  });

  it('leaves out of the feed what tells results, for those who hide them', async () => {
    await publish({ title: 'Vantablack take the trophy', tags: ['Results'] });
    await publish({ title: 'Where to watch', tags: ['guides'] });
    expect((await readAt('feed.xml')).body).toContain('Vantablack take the trophy');
    const { body } = await readAt('feed.xml?spoilers=hide');
    expect(body).toContain('Where to watch');
    expect(body).toContain('feed.xml?spoilers=hide"');
    expect(body).not.toContain('Vantablack take the trophy');
  });
});

describe('the page of an article', () => {
  it('has anchors at its headings, and names what its cards show', async () => {
    const html =
      '<h2>The plan</h2><mes-embed kind="team" subject="night-harbor"></mes-embed><h3>The plan</h3>';
    const { slug, id } = await publish({ title: 'With parts', html: `<p>a</p>${html}` });
    const { body } = await readAt(slug);
    expect(body.data).toMatchObject({
      headings: [
        { id: 'section-the-plan', level: 2, text: 'The plan' },
        { id: 'section-the-plan-2', level: 3, text: 'The plan' },
      ],
      embeds: [{ kind: 'team', id: 'night-harbor' }],
    });
    expect(body.data.html).toContain('<h2 id="section-the-plan">');
    expect((await article('get', id)).body.data.html).toContain('<h2>The plan</h2>');
  });

  it('offers articles on the same subjects first, then the newest', async () => {
    const card = '<p>a</p><mes-embed kind="team" subject="kestrel"></mes-embed>';
    const { slug } = await publish({ title: 'About one', tags: ['only here'], html: card });
    now += 1;
    await publish({ title: 'Same team', tags: ['elsewhere'], html: card });
    now += 1;
    await publish({ title: 'Same tag', tags: ['only here'] });
    now += 1;
    await publish({ title: 'The newest of all', tags: ['other'] });
    await write({ title: 'A draft of the same', tags: ['only here'] });
    const { body } = await article('related', slug);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
      'Same team',
      'Same tag',
      'The newest of all',
    ]);
    expect((await article('related', 'nothing')).status).toBe(404);
  });

  it('leads to its author, who is one as soon as something is published', async () => {
    const writer = await app.signIn('A Writer', ['Moderator']);
    expect((await article('author', writer.id)).status).toBe(404);
    const created = await article('create', undefined, { ...CONTENT, title: 'Mine' }, writer);
    expect((await article('author', writer.id)).status).toBe(404);
    await article('publish', created.body.data.id, { revision: 1 }, writer);
    expect((await article('author', writer.id)).body.data).toMatchObject({
      ...{ id: writer.id, name: 'A Writer', articles: 1 },
    });
    const { body } = await readAt(`thumbnails/0?author=${writer.id}`);
    expect([body.metadata.total, body.data[0].title]).toEqual([1, 'Mine']);
  });
});

it('finds articles by title, tag and slips, but only published ones', async () => {
  await publish({ title: 'Kestrels over the harbour', tags: ['deep dive'] });
  await write({ title: 'Kestrels in a draft' });
  const find = async (q: string) =>
    (await app.request({ object: 'article', action: 'find', value: q })).body.data;
  const found = async (q: string) => (await find(q)).map(({ title }: { title: string }) => title);
  for (const query of ['KESTRELS', 'over the', 'deep dive', 'kestrells']) {
    expect(await found(query), query).toEqual(['Kestrels over the harbour']);
  }
  for (const query of ['%', '_', '\\', "'", '★']) expect(await found(query), query).toEqual([]);
  expect((await find('kestrel'))[0]).toMatchObject({ slug: 'kestrels-over-the-harbour' });
});

describe('a cover', () => {
  const upload = async (path: string) => {
    const background = {
      create: { width: 200, height: 100, channels: 3, background: '#123' },
    } as const;
    const encoded = (await sharp(background).png().toBuffer()).toString('base64');
    const data = { encoded, path, name: 'cover.png' };
    return app.request({ object: 'file', action: 'upload_image', data }, moderator);
  };
  const refused = { type: 'InvalidParameterError', field: 'picture' };

  it('is a picture that was uploaded for an article', async () => {
    const unknown = `${'0'.repeat(32)}.webp`;
    const made = await article('create', undefined, { ...CONTENT, picture: unknown });
    expect(made.body.error).toMatchObject(refused);
    const logo = (await upload('team-logo')).body.data.filename;
    const asCover = await article('create', undefined, { ...CONTENT, picture: logo });
    expect(asCover.body.error).toMatchObject(refused);
    const { filename } = (await upload('article')).body.data;
    expect((await write({ title: 'Covered', picture: filename })).picture.filename).toBe(filename);
  });

  it('that is gone is refused for others, but does not stop a correction', async () => {
    const { filename } = (await upload('article')).body.data;
    const { id, revision } = await write({ title: 'Lost cover', picture: filename });
    await rm(join(dataDir, 'files', filename));
    const again = await article('create', undefined, { ...CONTENT, picture: filename });
    expect(again.body.error).toMatchObject(refused);
    const content = { ...CONTENT, title: 'Lost cover, corrected', picture: filename };
    expect((await article('edit', id, { ...content, revision })).status).toBe(200);
  });
});

describe('writing', () => {
  it('is for moderators', async () => {
    const { id, revision } = await write();
    const tries = [
      article('create', undefined, CONTENT, player),
      article('edit', id, { ...CONTENT, revision }, player),
      article('publish', id, { revision }, player),
      article('get', id, {}, player),
      article('all', undefined, {}, player),
      article('remove', id, {}, player),
    ];
    for (const { status, body } of await Promise.all(tries)) {
      expect([status, body.error.permission]).toEqual([403, 'Moderator']);
    }
  });

  it('cleans what is sent', async () => {
    const { html, readingMinutes } = await write({
      html: '<h1>Final</h1><script>alert(1)</script><p onclick="x()">Text</p>',
    });
    expect([html, readingMinutes]).toEqual(['<h2>Final</h2><p>Text</p>', 1]);
  });

  it.each([
    ['title', ''],
    ['title', 'x'.repeat(121)],
    ['summary', 'x'.repeat(301)],
    ['html', 'x'.repeat(100_001)],
    ['picture', '../../etc/passwd'],
    ['tags', Array.from({ length: 7 }, (_, tag) => `tag ${tag}`)],
  ])('refuses %s that is not as it should be', async (field, value) => {
    const { body } = await article('create', undefined, { ...CONTENT, [field]: value });
    expect(body.error).toMatchObject({ type: 'InvalidParameterError' });
    expect(body.error.field).toContain(field);
  });

  it('refuses a text that is too long once it is escaped', async () => {
    const { body } = await article('create', undefined, { ...CONTENT, html: '"<&'.repeat(33_000) });
    expect(body.error).toMatchObject({ type: 'InvalidParameterError', field: 'html' });
  });

  it('refuses more cards than a page may read', async () => {
    const cards = (count: number) =>
      Array.from(
        { length: count },
        (_, n) => `<mes-embed kind="match" subject="m${n}"></mes-embed>`,
      ).join('');
    expect((await write({ title: 'Many cards', html: cards(20) })).html).toBe(cards(20));
    const { body } = await article('create', undefined, { ...CONTENT, html: cards(21) });
    expect(body.error).toMatchObject({ type: 'InvalidParameterError', field: 'html' });
  });

  it('gives each of two articles of one title an address of its own, also at the same moment', async () => {
    const made = await Promise.all([1, 2, 3].map(() => write({ title: 'The same title' })));
    expect(made.map(({ slug }) => slug).sort()).toEqual([
      'the-same-title',
      'the-same-title-2',
      'the-same-title-3',
    ]);
  });

  it('moves the address with the title until it was published once', async () => {
    const draft = await write({ title: 'Working title' });
    const renamed = await article('edit', draft.id, {
      ...CONTENT,
      title: 'Good title',
      revision: draft.revision,
    });
    expect(renamed.body.data.slug).toBe('good-title');
    const { body } = await article('publish', draft.id, { revision: 2 });
    const hidden = await article('unpublish', draft.id, { revision: body.data.revision });
    const later = await article('edit', draft.id, {
      ...CONTENT,
      title: 'Better title',
      revision: hidden.body.data.revision,
    });
    expect(later.body.data).toMatchObject({ slug: 'good-title', title: 'Better title' });
  });

  it('refuses a change that was made from an older version, and tells the current one', async () => {
    const { id, revision } = await write();
    const change = (title: string, as: Account) =>
      article('edit', id, { ...CONTENT, title, revision }, as);
    expect((await change('Mine', moderator)).status).toBe(200);
    expect(await change('Yours', other)).toMatchObject({
      status: 400,
      body: { error: { type: 'InvalidActionError', revision: revision + 1 } },
    });
    expect((await article('publish', id, { revision }, other)).status).toBe(400);
    expect((await article('get', id)).body.data.title).toBe('Mine');
  });

  it('of several changes at the same moment lets exactly one through', async () => {
    const { id, revision } = await write();
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((title) => article('edit', id, { ...CONTENT, title, revision })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('keeps what was said before, and makes no version of nothing', async () => {
    const { id } = await write({ title: 'One' });
    await article('edit', id, { ...CONTENT, title: 'Two', revision: 1 }, other);
    await article('edit', id, { ...CONTENT, title: 'Two', revision: 2 });
    const { body } = await article('history', id);
    expect(body.data).toMatchObject([
      { revision: 2, title: 'Two', by: { name: 'Another One' } },
      { revision: 1, title: 'One', by: { name: 'A Moderator' } },
    ]);
    const { body: first } = await article('version', id, { revision: 1 });
    expect(first.data).toMatchObject({ ...CONTENT, title: 'One', tags: ['recap'] });
  });
});

describe('publishing', () => {
  it('needs a summary and a text, and keeps them', async () => {
    const empty = await write({ html: '<p></p>' });
    expect((await article('publish', empty.id, { revision: 1 })).body.message).toContain('a text');
    const shown = await publish({ title: 'Shown to all' });
    const { body } = await article('edit', shown.id, {
      ...CONTENT,
      summary: '',
      revision: shown.revision,
    });
    expect(body.message).toContain('a summary');
  });

  it('is visible at once, although answers are cached', async () => {
    const { id, slug, revision } = await publish({ title: 'Kept answer' });
    expect((await readAt(slug)).body.data.title).toBe('Kept answer');
    await article('edit', id, { ...CONTENT, title: 'Changed answer', revision });
    expect((await readAt(slug)).body.data.title).toBe('Changed answer');
    await article('unpublish', id, { revision: revision + 1 });
    expect((await readAt(slug)).status).toBe(404);
  });

  it('leaves an audit row for each step', async () => {
    const { id, revision } = await publish({ title: 'On the record' });
    await article('remove', id);
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `article:${id}`))
      .orderBy(auditLog.id);
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['article.created', moderator.id],
      ['article.published', moderator.id],
      ['article.deleted', moderator.id],
    ]);
    expect(rows[2]!.before).toMatchObject({ revision, deletedAt: null });
  });
});

describe('deleting', () => {
  it('can be undone: the article is back as it was, under its address', async () => {
    const { id, slug } = await publish({ title: 'Gone and back' });
    await article('remove', id);
    await article('remove', id);
    expect((await readAt(slug)).status).toBe(404);
    expect((await write({ title: 'Gone and back' })).slug).toBe('gone-and-back-2');
    const { body } = await article('restore', id);
    expect(body.data).toMatchObject({ state: 'published', slug });
    expect((await readAt(slug)).status).toBe(200);
  });

  it('closes the article to changes, and lists it as deleted', async () => {
    const { id, revision } = await write({ title: 'Thrown away' });
    await article('remove', id);
    const refused = await article('edit', id, { ...CONTENT, revision: revision + 1 });
    expect(refused.body.message).toBe('This article has been deleted.');
    const listed = async (state?: string) =>
      (await article('all', undefined, { state, size: 100 })).body.data as { id: string }[];
    expect((await listed('deleted')).map((row) => row.id)).toContain(id);
    expect((await listed()).map((row) => row.id)).not.toContain(id);
  });
});

it('lists every state for those who write', async () => {
  const planned = await publish({ title: 'Tomorrow' }, now + DAY);
  const draft = await write({ title: 'Some day' });
  const states = async (state: string) =>
    (await article('all', undefined, { state, size: 100 })).body;
  expect((await states('planned')).data).toMatchObject([{ id: planned.id, state: 'planned' }]);
  const drafts = await states('draft');
  expect(drafts.data[0]).toMatchObject({ id: draft.id, author: { name: 'A Moderator' } });
  expect(drafts.metadata.total).toBe(drafts.data.length);
});

it('stays without a name when its author goes', async () => {
  const leaving = await app.signIn('Leaving Writer', ['Moderator']);
  const { body } = await article('create', undefined, { ...CONTENT, title: 'Farewell' }, leaving);
  const { id, slug } = body.data;
  await article('publish', id, { revision: 1 }, leaving);
  const exported = await app.request({ object: 'player', action: 'export' }, leaving);
  expect(exported.body.data.parts.articles).toMatchObject([{ title: 'Farewell', slug }]);
  const deleted = await app.request(
    { object: 'player', action: 'delete_account', data: { name: 'Leaving Writer' } },
    leaving,
  );
  expect(deleted.status).toBe(200);
  expect((await readAt(slug)).body.data).toMatchObject({ title: 'Farewell', author: null });
});
