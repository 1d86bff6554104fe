import { readFile } from 'node:fs/promises';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

test('a moderator builds a form, a player answers it, and the moderator reads it', async ({
  page,
  browser,
  baseURL,
  server,
  signIn,
}) => {
  test.slow();
  await signIn('moderator');
  const players = await newContext(browser, { baseURL, viewport: PHONE });
  await addSession(players, server.url, await signInAsDemo(server.url, 'newcomer'));
  const player = await players.newPage();

  await test.step('builds it with a condition', async () => {
    await page.goto('/app/forms/editor');
    await page.getByRole('button', { name: 'New form' }).click();
    await page.getByRole('button', { name: /An empty form/ }).click();
    await page.getByLabel('Title').fill('Map vote');
    await page.getByRole('button', { name: 'Choice', exact: true }).click();
    await page.getByLabel('Question').fill('Do you like the new map?');
    await page.getByLabel('Option 1').fill('Yes');
    await page.getByLabel('Option 2').fill('No');
    await page.getByLabel('Needs an answer').check();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByLabel('Question').fill('Why not?');
    await page.getByLabel('Shown', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: 'No', exact: true }).check();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(page).toHaveURL(/form=map-vote/);
  });

  await test.step('moves, duplicates and deletes fields, and tries it', async () => {
    const fields = page.getByRole('list', { name: 'Fields' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Duplicate Why not?' }).click();
    await expect(fields).toHaveCount(3);
    await page.getByRole('button', { name: 'Delete Why not? (copy)' }).click();
    await expect(fields).toHaveCount(2);
    await fields.first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(fields.first()).toContainText('Why not?');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(fields.first()).toContainText('Do you like');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByLabel('Why not?')).toHaveCount(0);
    await page.getByRole('radio', { name: 'No' }).check();
    await expect(page.getByLabel('Why not?')).toBeVisible();
    await page.getByRole('button', { name: 'Open form' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open form' }).click();
    await expect(page.getByText('The form is open.')).toBeVisible();
  });

  await test.step('a player answers it on a phone', async () => {
    await player.goto('/app/forms/map-vote');
    await player.getByRole('button', { name: 'Send answers' }).click();
    await expect(player.getByText('This field needs an answer.')).toBeVisible();
    await expect(player.getByRole('radio', { name: 'Yes' })).toBeFocused();
    await player.getByRole('radio', { name: 'No' }).check();
    await player.getByLabel('Why not?').fill('=It is too dark');
    await player.reload();
    await expect(player.getByLabel('Why not?')).toHaveValue('=It is too dark');
    expect(await findViolations(player)).toEqual([]);
    await player.getByRole('button', { name: 'Send answers' }).click();
    await expect(player.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await expect(player.getByText('=It is too dark')).toBeVisible();
  });

  await test.step('the moderator sees the response, live', async () => {
    await page.goto('/app/forms/map-vote/responses');
    await expect(page.getByRole('status').filter({ hasText: '1 response' })).toBeVisible();
    await player.getByRole('button', { name: 'Change answers' }).click();
    await player.getByLabel('Why not?').fill('=Much too dark');
    await player.getByRole('button', { name: 'Save changes' }).click();
    await expect(player.getByText('=Much too dark')).toBeVisible();
    await page.getByRole('tab', { name: 'All responses' }).click();
    await page.getByRole('button', { name: /Open the response of/ }).click();
    await expect(page.getByText('=Much too dark')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file).toContain("No,'=Much too dark");
  });

  await test.step('deletes it and brings it back', async () => {
    await page.getByRole('button', { name: 'Delete response' }).click();
    await expect(page.getByText('No responses yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('=Much too dark')).toBeVisible();
  });
  await players.close();
});

test('a photo of a player is accepted', async ({ page, browser, baseURL, server, signIn }) => {
  await signIn('moderator');
  const players = await newContext(browser, { baseURL });
  await addSession(players, server.url, await signInAsDemo(server.url, 'caster'));
  const player = await players.newPage();
  await player.goto('/app/forms/player-photo-reward');
  const choosing = player.waitForEvent('filechooser');
  await player.getByRole('button', { name: 'Choose picture' }).click();
  await (await choosing).setFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await player.screenshot({ clip: { x: 0, y: 0, width: 400, height: 400 } }),
  });
  await expect(player.getByRole('img', { name: 'Picture: Your photo' })).toBeVisible();
  await player.getByRole('radio', { name: 'Only my profile' }).check();
  await player.getByRole('button', { name: 'Send answers' }).click();
  await expect(player.getByText('Staff will review your answers')).toBeVisible();

  await page.goto('/app/forms/player-photo-reward/responses');
  await page.getByRole('button', { name: /Open the response of/ }).click();
  await expect(page.getByRole('img', { name: 'Picture: Your photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve and use photo' }).click();
  await expect(page.getByText('Approved by')).toBeVisible();
  await player.reload();
  await expect(player.getByText('Staff have approved your answers', { exact: true })).toBeVisible();

  await player.goto('/app/feedback/worlds-2023');
  await expect(player.getByText('This form is anonymous')).toBeVisible();
  for (const path of ['/app/forms/nothing-here', '/app/feedback/nothing-here']) {
    expect((await player.goto(path))?.status()).toBe(404);
    await expect(player.getByText('Form not found')).toBeVisible();
  }
  await players.close();
});
