import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

const TITLE = 'Night Harbor on the way to the final';

test('a moderator writes, publishes and unpublishes an article; a visitor reads it', async ({
  page,
  browser,
  baseURL,
  server,
  signIn,
}) => {
  test.slow();
  await signIn('moderator');
  const visitors = await newContext(browser, { baseURL });
  const visitor = await visitors.newPage();
  const text = page.getByRole('textbox', { name: 'Text' });

  await test.step('writes a draft with the keyboard', async () => {
    await page.goto('/app/articles/editor');
    await page.getByRole('link', { name: 'Write article' }).click();
    await page.getByLabel('Title').fill(TITLE);
    await page.getByLabel('Summary').fill('Three maps, two overtimes and one plan.');
    await page.getByLabel('Tags').fill('Embers, Report');
    await text.click();
    await page.keyboard.type('## The plan');
    await page.keyboard.press('Enter');
    await page.keyboard.type('They **waited**.');
    await page.keyboard.press('Enter');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await (await choosing).setFiles({
      name: 'stage.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 180 } }),
    });
    const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
    await dialog.getByLabel('What it shows').fill('The stage');
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(text.getByRole('img', { name: 'The stage' })).toBeVisible();
    await page.getByRole('button', { name: 'Card: player, team, match, bracket or clip' }).click();
    const cards = page.getByRole('dialog', { name: 'Insert card' });
    await cards.getByLabel('Name or address').fill('night harbor');
    await expect(cards.getByRole('radio', { name: /Night Harbor.*Team/ })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(text.getByText('Night Harbor')).toBeVisible();
    await page.keyboard.type('What follows does not replace the card.');
    await expect(text.getByText('Night Harbor')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(page).toHaveURL(/article=[0-9a-f-]{36}$/);
    await expect(text.getByRole('heading', { name: 'The plan' })).toBeVisible();
  });

  await test.step('confirms before leaving with unsaved changes', async () => {
    await text.getByText('They waited.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' And won.');
    await page.getByRole('link', { name: 'All articles' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(text).toContainText('And won.');
  });

  await test.step('publishes it, and a visitor finds it', async () => {
    await page.getByRole('button', { name: 'Publish later' }).click();
    const planning = page.getByRole('dialog', { name: 'Publish later' });
    await planning.getByLabel('Appears').fill('2031-05-04T18:30');
    await planning.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    await visitor.goto('/app/blog');
    await expect(visitor.getByRole('link', { name: TITLE })).toBeHidden();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();

    // Open pages get the event and update.
    const card = visitor.getByRole('link', { name: TITLE });
    const ahead = visitor.waitForResponse(/\/api\/articles\/night-harbor-on-the-way-to-the-final$/);
    await expect(card).toBeVisible();
    await ahead;
    await card.click();
    await expect(visitor).toHaveURL(/\/app\/blog\/night-harbor-on-the-way-to-the-final$/);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(visitor.getByRole('heading', { name: 'The plan' })).toBeVisible();
    await expect(visitor.getByText('They waited. And won.')).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'The stage' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: /Team Night Harbor/ })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Edit article' })).toBeHidden();
  });

  await test.step('its page is server-rendered, accessible, and has share tags', async () => {
    const { pathname } = new URL(visitor.url());
    const html = await (await visitor.request.get(pathname)).text();
    expect(html).toContain('They <strong>waited</strong>. And won.');
    expect(html).toContain('content="Three maps, two overtimes and one plan."');
    await expectUsable(visitor, pathname);
    await visitor.setViewportSize(PHONE);
    await visitor.goto('/app/blog');
    await expect
      .poll(() => visitor.evaluate(() => document.documentElement.scrollWidth))
      .toBe(PHONE.width);
  });

  await test.step('a concurrent save by somebody else is not overwritten', async () => {
    const { id, secret } = await signInAsDemo(server.url, 'admin');
    const asAdmin = async (action: string, data: object) => {
      const value = new URL(page.url()).searchParams.get('article');
      const answer = await visitor.request.post('/api/request', {
        headers: { authorization: `${id}.${secret}` },
        data: { object: 'article', action, value, data },
      });
      return (await answer.json()).data;
    };
    const { title, summary, html, tags, revision } = await asAdmin('get', {});
    await asAdmin('edit', {
      ...{ summary, html, tags, revision, picture: null },
      title: `${title}, corrected`,
    });

    const warning = page.getByRole('alert').filter({ hasText: 'Someone else saved' });
    await expect(warning).toContainText('admin');
    await warning.getByRole('button', { name: 'Load theirs' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(`${TITLE}, corrected`);
  });

  await test.step('puts an earlier version into the form, and saves it', async () => {
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Earlier versions' });
    await versions.getByText(TITLE, { exact: true }).first().click();
    await expect(page.getByLabel('Title')).toHaveValue(TITLE);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
  });

  await test.step('deletes it, and restores it', async () => {
    await expectUsable(page, page.url(), { ready: text });
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/articles\/editor$/);
    // The text has an Undo of its own.
    await expect(text).toBeHidden();
    const row = page.getByRole('row', { name: new RegExp(TITLE) });
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Published');
  });
  await visitors.close();
});

test('an article stays current: cards, reactions, contents, what to read next', async ({
  page,
  request,
  browser,
  baseURL,
  server,
  signIn,
}) => {
  const { id, secret } = await signInAsDemo(server.url, 'moderator');
  const headers = { authorization: `${id}.${secret}` };
  const send = async (path: string, data: object, method = 'POST') => {
    const answer = await request.fetch(`/api/${path}`, { method, headers, data });
    return (await answer.json()).data;
  };
  const article = (action: string, value: string | undefined, data: object) =>
    send('request', { object: 'article', action, value, data });
  const match = await send('matches', { teamA: 'Night Harbor', teamB: 'Kestrel', bestOf: 3 });
  const html = [
    '<p>Live now.</p><h2>The match</h2>',
    `<mes-embed kind="match" subject="${match.id}"></mes-embed>`,
    '<h2>The player</h2><mes-embed kind="player" subject="leader"></mes-embed>',
    '<h2>The bracket</h2><mes-embed kind="bracket" subject="gone"></mes-embed><p>End.</p>',
  ].join('');
  const draft = await article('create', undefined, {
    ...{ title: 'Tonight’s match', summary: 'Live.', html, picture: null, tags: ['embers'] },
  });
  const { slug } = await article('publish', draft.id, { revision: draft.revision });
  const path = `/app/blog/${slug}`;
  const card = page.getByRole('link', { name: /^Night Harbor against Kestrel/ });

  await test.step('is complete without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await expect
      .poll(async () => (await (await request.get(path)).text()).includes('id="content"'))
      .toBe(true);
    await plain.goto(path);
    await expect(plain.getByRole('link', { name: /^Night Harbor against Kestrel/ })).toBeVisible();
    await expect(plain.getByRole('link', { name: /^Player leader/ })).toBeVisible();
    await expect(plain.getByText('This no longer exists')).toBeVisible();
    await plain.getByRole('link', { name: 'The bracket' }).click();
    await expect(plain).toHaveURL(/#section-the-bracket$/);
    await expect(
      plain.getByRole('region', { name: 'Read next' }).getByRole('article'),
    ).not.toHaveCount(0);
    await context.close();
  });

  await test.step('shows a new score without a reload', async () => {
    await signIn('member');
    await page.goto(path);
    await expect(card).toBeVisible();
    const { revision } = await send(`match/${match.id}`, {}, 'GET');
    await send(`matches/${match.id}`, { revision, state: 'live', scoreA: 1, scoreB: 0 }, 'PATCH');
    await expect(card).toHaveAccessibleName(/1 to 0/);
    await page.getByRole('link', { name: 'The player' }).click();
    await expect(page.getByRole('link', { name: 'The player' })).toHaveAttribute(
      'aria-current',
      'location',
    );
  });

  await test.step('counts reactions as they come', async () => {
    const like = page.getByRole('button', { name: /^Like/ });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName('Like, 1');
    await article('react', draft.id, { reaction: 'like' });
    await expect(like).toHaveAccessibleName('Like, 2');
    await like.click();
    await expect(like).toHaveAccessibleName('Like, 1');
  });

  await test.step('leads to everything of its author', async () => {
    await page.getByRole('link', { name: 'moderator' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News by moderator');
    await expect(page.getByRole('link', { name: 'Tonight’s match' })).toBeVisible();
    await expectUsable(page, page.url());
  });

  await send('request', { object: 'match', action: 'delete_match', value: match.id });
  await article('remove', draft.id, {});
});
