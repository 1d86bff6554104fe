import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { expect, test } from './fixtures';
import { newContext } from './pages';
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

    const warning = page.getByRole('alert').filter({ hasText: 'Somebody else has saved' });
    await expect(warning).toContainText('admin');
    await warning.getByRole('button', { name: 'Load theirs' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(`${TITLE}, corrected`);
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
