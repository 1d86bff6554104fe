import type { Page } from '@playwright/test';
import { registerPlayer, signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { noisyTest } from './shell-support';

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function openSubject(page: Page, name: string) {
  await page.goto('/app/manage');
  await page.getByLabel('Find a player or team').fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function ban(page: Page, { scope, reason }: { scope: string; reason: string }) {
  await section(page, 'Bans').getByRole('button', { name: 'Ban' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Excluded from').selectOption(scope);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Ban now' }).click();
  await expect(section(page, 'Bans')).toContainText(reason);
}

test('a moderator keeps a note with a file, and takes a deletion back', async ({
  page,
  baseURL,
  signIn,
}) => {
  await registerPlayer(baseURL!, 'Noted Player');
  await signIn('moderator');
  await openSubject(page, 'Noted Player');
  await page.getByLabel('New note').fill('Insults after the match');
  await page.getByRole('button', { name: 'Add note' }).click();
  const notes = section(page, 'Notes');
  await expect(notes.getByRole('listitem')).toContainText('Insults after the match');

  const files = section(page, 'Files');
  await files.locator('input[type=file]').setInputFiles({
    name: 'chat.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  const download = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Download chat_html.txt' }).click();
  expect((await download).suggestedFilename()).toBe('chat_html.txt');

  await notes.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
  await expect(notes).toContainText('No notes yet.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Insults after the match');
  await expectUsable(page, page.url());
});

test('a banned leader cannot sign up, until the ban is lifted', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const visitor = await (await newContext(browser, { baseURL })).newPage();
  await visitor.goto('/app/blacklist');
  const row = visitor.getByRole('row', { name: /Roster tricks/ });
  await expect(row).toHaveCount(0);
  const { id, secret } = await signInAsDemo(baseURL!, 'leader');
  const signUp = async () => {
    const reply = await page.request.post(`${baseURL}/api/request`, {
      headers: { authorization: `${id}.${secret}` },
      data: { object: 'player', action: 'apply', value: 'EmbersS4EU', data: { players: [id] } },
    });
    return (await reply.json()) as { message: string };
  };

  await signIn('moderator');
  await page.goto('/app/manage?about=leader');
  await ban(page, { scope: 'tournaments', reason: 'Roster tricks' });
  expect((await signUp()).message).toBe('You have been banned.');
  await expect(row).toBeVisible();

  await section(page, 'Bans').getByRole('button', { name: 'Lift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift ban' }).click();
  await expect(section(page, 'Bans')).toContainText('Lifted by');
  expect((await signUp()).message).not.toBe('You have been banned.');
  await expect(row).toHaveCount(0);
});

// The browser writes refused calls to its console.
noisyTest(
  'a banned leader appeals by one click, and a moderator lifts the ban',
  async ({ page, browser, baseURL, signIn }) => {
    await signIn('moderator');
    await page.goto('/app/manage?about=leader');
    await section(page, 'Bans').getByRole('button', { name: 'Ban' }).click();
    const made = page.getByRole('dialog');
    await expect(made.getByText(/affect/)).toBeVisible();
    await made.getByLabel('Reason').fill('Stand-in without leave');
    await made.getByRole('button', { name: 'Ban now' }).click();
    await expect(section(page, 'Bans')).toContainText('Stand-in without leave');

    const leader = await (await newContext(browser, { baseURL })).newPage();
    await signIn('leader', leader);
    await leader.goto('/app/tournament/EmbersS4EU');
    // In place of the button: why, until when, and the way to the appeal.
    const main = leader.getByRole('main');
    await expect(main.getByText('You are banned')).toBeVisible();
    await expect(main).toContainText('From: Tournaments.');
    await expect(main).toContainText('Stand-in without leave');
    await expect(main.getByRole('button', { name: /^(Sign up|Update roster)$/ })).toHaveCount(0);
    await main.getByRole('link', { name: 'Appeal' }).click();
    await leader.getByLabel('Why should the ban be lifted?').fill('I had asked before.');
    await leader.getByRole('button', { name: 'Send' }).click();
    await expect(leader.getByRole('heading', { level: 1, name: 'Ban appeal' })).toBeVisible();

    await page.reload();
    await expect(section(page, 'Tickets').getByRole('link', { name: 'Ban appeal' })).toBeVisible();
    await expect(section(page, 'Recent matches').getByRole('listitem').first()).toBeVisible();
    await expectUsable(page, page.url());
    await section(page, 'Tickets').getByRole('link', { name: 'Ban appeal' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Lift the ban/ })
      .click();
    await expect(page.getByText('Acted on')).toBeVisible();
    await page.goBack();
    await expect(section(page, 'Bans').getByText('In force')).toHaveCount(0);
    await leader.context().close();
  },
);

test('the log shows what staff did, and is for moderators', async ({ page, signIn }) => {
  await page.goto('/app/modpanel/log');
  await expect(page.getByRole('table')).toHaveCount(0);
  await signIn('moderator');
  await page.goto('/app/modpanel/log');
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation Log' })).toBeVisible();
  await page.getByRole('tab', { name: 'Players' }).click();
  await expect(page.getByLabel('Kind')).toBeVisible();
  for (const path of ['/app/modpanel/log', '/app/blacklist']) await expectUsable(page, path);
});
