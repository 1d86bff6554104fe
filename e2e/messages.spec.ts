import type { Browser, Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { watchSubscriptions } from './pages';
import { noisyTest, PHONE } from './shell-support';

type SignIn = (name: string, page?: Page) => Promise<void>;

/** A page of another person in a separate browser context. */
async function openPageAs(
  name: string,
  { browser, baseURL, signIn }: { browser: Browser; baseURL?: string; signIn: SignIn },
): Promise<Page> {
  const context = await newContext(browser, { baseURL });
  const page = await context.newPage();
  await signIn(name, page);
  return page;
}

/** Holds the request of a file back until `fail` is called, which aborts it. */
async function holdRequest(page: Page, file: RegExp) {
  let abort = () => {};
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
  });
  const requested = page.waitForRequest(file);
  await page.route(file, async (route) => {
    await aborted;
    await route.abort();
  });
  return {
    async fail() {
      await requested;
      const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
      abort();
      await failed;
      await page.unroute(file);
    },
  };
}

const composer = (page: Page, name: string) => page.getByLabel(`Message to ${name}`);
const conversation = (page: Page, name: string) =>
  page.getByRole('log', { name: `Messages with ${name}` });

test('a message is there in the other browser within a second, without a reload', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const other = await openPageAs('member', { browser, baseURL, signIn });
  await other.goto('/app/messages/streamer');
  await signIn('streamer');
  await page.goto('/app/messages/member');

  await composer(page, 'member').fill('Are you on the desk\non Sunday?');
  await composer(page, 'member').press('Enter');
  await expect(conversation(other, 'streamer')).toContainText('Are you on the desk');

  await composer(other, 'streamer').fill('Yes, see https://stream.example/desk');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(conversation(page, 'member')).toContainText('Yes, see');

  // Both pages are idle now. A single message may be slow on a busy machine, but not all of them.
  const taken: number[] = [];
  for (const text of ['Good!', 'Until then!', 'Bring the cables!']) {
    await composer(page, 'member').fill(text);
    const sent = Date.now();
    await composer(page, 'member').press('Enter');
    await expect(conversation(other, 'streamer')).toContainText(text);
    taken.push(Date.now() - sent);
  }
  expect(Math.min(...taken)).toBeLessThan(1_000);

  const link = conversation(page, 'member').getByRole('link', { name: /stream\.example/ });
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  await expect(conversation(page, 'member').getByText('Are you on the desk')).toHaveCount(1);
  await other.context().close();
});

test('other pages show a badge, which disappears when the message is read', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const sender = await openPageAs('caster', { browser, baseURL, signIn });
  await signIn('admin');
  const untilSubscribed = watchSubscriptions(page);
  await page.goto('/app/about');
  await untilSubscribed();
  await sender.goto('/app/messages/admin');
  await composer(sender, 'admin').fill('Who has the keys?');
  await composer(sender, 'admin').press('Enter');

  await expect(page.getByText('Who has the keys?')).toBeVisible();
  await page.getByRole('link', { name: 'Messages, 1 unread' }).click();
  await page.getByRole('link', { name: /caster/ }).click();
  await expect(conversation(page, 'caster')).toContainText('Who has the keys?');
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await sender.context().close();
});

test('a conversation starts with a search, and the typed text survives a reload', async ({
  page,
  signIn,
}) => {
  await signIn('newcomer');
  await page.goto('/app/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByLabel('To whom?').fill('moderat');
  await page.getByRole('option', { name: /moderator/ }).click();
  await dialog.getByRole('button', { name: 'Write message' }).click();

  await expect(page).toHaveURL(/\/app\/messages\/moderator$/);
  await expect(page.getByRole('main')).toContainText(
    'This is the beginning of your conversation with moderator.',
  );
  await composer(page, 'moderator').fill('How do I find a');
  await composer(page, 'moderator').press('Shift+Enter');
  await composer(page, 'moderator').pressSequentially('team?');
  await page.reload();
  await expect(composer(page, 'moderator')).toHaveValue('How do I find a\nteam?');
  await composer(page, 'moderator').press('Enter');
  await expect(conversation(page, 'moderator')).toContainText('team?');
  await expect(composer(page, 'moderator')).toHaveValue('');
});

noisyTest(
  'a blocked player sees that messages do not arrive, and can try again later',
  async ({ page, browser, baseURL, signIn }) => {
    const blocked = await openPageAs('clipper', { browser, baseURL, signIn });
    await signIn('leader');
    await page.goto('/app/messages/clipper');
    await page.getByRole('button', { name: 'Block' }).click();
    const question = page.getByRole('dialog', { name: 'Block clipper?' });
    await question.getByRole('button', { name: 'Block player' }).click();
    await expect(page.getByRole('main')).toContainText('You have blocked clipper.');

    await blocked.goto('/app/messages/leader');
    await composer(blocked, 'leader').fill('Look at this clip');
    await composer(blocked, 'leader').press('Enter');
    const failed = blocked.getByRole('alert');
    await expect(failed).toContainText('This player does not accept messages from you.');
    await expect(conversation(blocked, 'leader')).toContainText('Look at this clip');

    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect(composer(page, 'clipper')).toBeVisible();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(conversation(page, 'clipper')).toContainText('Look at this clip');
    await blocked.context().close();
  },
);

for (const moment of ['once the page follows the news', 'before it does'] as const) {
  noisyTest(
    `what is written without a connection goes out with the next one: lost ${moment}`,
    async ({ page, browser, baseURL, signIn }) => {
      const other = await openPageAs('admin', { browser, baseURL, signIn });
      await other.goto('/app/messages/streamer');
      await signIn('streamer');
      const heldFile =
        moment === 'before it does' ? await holdRequest(page, /account-updates/) : null;
      const untilSubscribed = watchSubscriptions(page);
      await page.goto('/app/messages/admin');
      await expect(composer(page, 'admin')).toBeVisible();
      if (!heldFile) await untilSubscribed();

      await page.context().setOffline(true);
      await heldFile?.fail();
      await composer(page, 'admin').fill(`From the tunnel, ${moment}`);
      await composer(page, 'admin').press('Enter');
      await composer(page, 'admin').fill(`Still in it, ${moment}`);
      await composer(page, 'admin').press('Enter');
      await expect(page.getByRole('alert')).toContainText('once you are back online');

      await page.context().setOffline(false);
      const texts = conversation(other, 'streamer').getByText(moment);
      await expect(texts).toHaveText([`From the tunnel, ${moment}`, `Still in it, ${moment}`]);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(conversation(page, 'admin').getByText(moment)).toHaveCount(2);
      await other.context().close();
    },
  );
}

test('a received message can be reported to the moderators', async ({ page, server, signIn }) => {
  await signIn('caster');
  await page.goto('/app/messages/streamer');
  const message = conversation(page, 'streamer').getByText('We go live fifteen minutes earlier');
  await message.hover();
  await page.getByRole('button', { name: 'Report' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByLabel('Anything else moderators should know?').fill('This is only a test');
  await dialog.getByRole('button', { name: 'Report message' }).click();
  await expect(page.getByText('Thanks. Moderators will review it.')).toBeVisible();

  const moderator = await signInAsDemo(server.url, 'moderator');
  const response = await fetch(`${server.url}/api/request`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `${moderator.id}.${moderator.secret}`,
    },
    body: JSON.stringify({ object: 'message', action: 'reports', data: {} }),
  });
  const { data } = (await response.json()) as { data: { note: string; message: string }[] };
  expect(data[0]?.note).toBe('This is only a test');
});

test('the page is accessible; on a phone the list leads to a conversation and back', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('leader');
  await expectUsable(page, '/app/messages/member', { ready: conversation(page, 'member') });

  await page.setViewportSize(PHONE);
  await page.goto('/app/messages');
  await page.getByRole('link', { name: /moderator/ }).click();
  await expect(conversation(page, 'moderator')).toContainText('Please send the roster');
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeHidden();
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeVisible();
});

test('visitors are asked to log in', async ({ page }) => {
  await page.goto('/app/messages');
  await expect(page.getByRole('main')).toContainText('You are not logged in!');
});
