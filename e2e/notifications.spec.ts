import type { Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { expect, test } from './fixtures';

const bell = (page: Page, unread: number) =>
  page.getByRole('link', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });

/** Other tests on the same server may have notified the account, too. */
async function countUnread(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: /^Notifications, \d+ unread$/ });
  const label = await link.getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0]);
}

test('a notification that is read in one tab is read in the other, without a reload', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('leader');
  await page.goto('/app/notifications');
  const second = await context.newPage();
  await second.goto('/app/about');
  const unread = await countUnread(second);

  const result = /Night Harbor (won|lost|drew) \d : \d against/;
  await page.getByRole('link', { name: result }).click();
  await expect(page).toHaveURL(/\/app\/match\/\w+$/);
  await expect(bell(page, unread - 1)).toBeVisible();
  await expect(bell(second, unread - 1)).toBeVisible();

  await second.goto('/app/notifications?show=unread');
  await expect(second.getByRole('main')).not.toContainText(result);
  await page.goto('/app/notifications');
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell(page, 0)).toBeVisible();
  await expect(second.getByRole('main')).toContainText('You are all caught up.');
  await expect(bell(second, 0)).toBeVisible();
});

test('an unread message becomes a live notification that links to it', async ({
  page,
  server,
  signIn,
}) => {
  // The notification is sent after 20 seconds.
  test.slow();
  await signIn('streamer');
  await page.goto('/app/about');
  const unread = await countUnread(page);

  const sender = await signInAsDemo(server.url, 'newcomer');
  await fetch(`${server.url}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${sender.id}.${sender.secret}` },
    body: JSON.stringify({
      object: 'discord',
      action: 'private_conversation',
      value: 'streamer',
      data: { action: 'send_message', message: 'May I watch from the desk?' },
    }),
  });
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();

  await test.step('meanwhile they change their preferences', async () => {
    await page.goto('/app/notifications?show=preferences');
    const giveaways = page.getByRole('switch', { name: 'Giveaways: by push' });
    await expect(giveaways).toBeChecked();
    await giveaways.click();
    await expect(giveaways).not.toBeChecked();
    await page.reload();
    await expect(giveaways).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Giveaways: on the site' })).toBeChecked();
  });

  await expect(bell(page, unread + 1)).toBeVisible({ timeout: 40_000 });
  await bell(page, unread + 1).click();
  await page.getByRole('link', { name: /newcomer wrote to you/ }).click();
  await expect(page).toHaveURL(/\/app\/messages\/newcomer$/);
  await expect(page.getByRole('main')).toContainText('May I watch from the desk?');
  await expect(bell(page, unread)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
});

test('the page is accessible', async ({ page, signIn }) => {
  test.slow();
  await signIn('member');
  const ready = page.getByText(/Night Harbor (won|lost)|Unread private messages/);
  for (const path of ['/app/notifications', '/app/notifications?show=preferences'])
    await expectUsable(page, path, { ready });
});

test('visitors are asked to log in', async ({ page }) => {
  await page.goto('/app/notifications');
  await expect(page.getByRole('main')).toContainText('You are not logged in!');
});
