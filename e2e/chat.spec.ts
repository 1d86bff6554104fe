import type { Browser, Page } from '@playwright/test';
import { type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
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

const composer = (page: Page, name = 'general') => page.getByLabel(`Message to #${name}`);
const log = (page: Page, name = 'general') =>
  page.getByRole('log', { name: `Messages in ${name}` });
const message = (page: Page, text: string, name = 'general') =>
  log(page, name).locator('[id^="message-"]', { hasText: text });

async function write(page: Page, text: string, name = 'general'): Promise<void> {
  await composer(page, name).fill(text);
  await composer(page, name).press('Enter');
}

/** Creates a channel as a moderator, so that tests do not disturb each other. */
async function createChannel(url: string, content: object): Promise<string> {
  const moderator = await signInAsDemo(url, 'moderator');
  const response = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `${moderator.id}.${moderator.secret}`,
    },
    body: JSON.stringify({ object: 'chat', action: 'create_channel', data: content }),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

async function sendAs(
  url: string,
  name: string,
  { channel, text }: { channel: string; text: string },
): Promise<void> {
  const { id, secret } = await signedIn(url, name);
  const response = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${id}.${secret}` },
    body: JSON.stringify({ object: 'chat', action: 'send', value: channel, data: { text } }),
  });
  expect(response.status).toBe(200);
}

/** Signed in once: a sign-in takes longer than a message. */
const accounts = new Map<string, Promise<SignedIn>>();

function signedIn(url: string, name: string): Promise<SignedIn> {
  const known = accounts.get(`${url} ${name}`) ?? signInAsDemo(url, name);
  accounts.set(`${url} ${name}`, known);
  return known;
}

test('two people and a visitor see messages, edits and deletions live', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const other = await openPageAs('member', { browser, baseURL, signIn });
  await other.goto('/app/chat/general');
  const visitorContext = await newContext(browser, { baseURL });
  const visitor = await visitorContext.newPage();
  await visitor.goto('/app/chat/general');
  await expect(visitor.getByText('Sign in to chat.')).toBeVisible();
  await signIn('leader');
  await page.goto('/app/chat/general');

  await write(page, 'Who is in for a scrimm?');
  await expect(message(other, 'scrimm')).toBeVisible();
  await expect(message(visitor, 'scrimm')).toBeVisible();
  await write(other, 'Me! See https://clips.example/warm-up');
  await expect(message(page, 'Me!').getByRole('link')).toHaveAttribute('rel', /noreferrer/);
  await expect(message(page, 'scrimm')).toHaveCount(1);

  await message(page, 'scrimm').hover();
  await message(page, 'scrimm').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit message' });
  await dialog.getByLabel('Message').fill('Who is in for a scrim tonight?');
  await dialog.getByRole('button', { name: 'Save message' }).click();
  await expect(message(other, 'scrim tonight')).toContainText('edited');

  await message(page, 'scrim tonight').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this message?' })
    .getByRole('button', { name: 'Delete message' })
    .click();
  await expect(message(other, 'scrim tonight')).toHaveCount(0);
  await expect(message(visitor, 'scrim tonight')).toHaveCount(0);
  await other.context().close();
  await visitorContext.close();
});

test('a mention is completed, notifies and is counted as unread until it is read', async ({
  page,
  browser,
  baseURL,
  server,
  signIn,
}) => {
  const id = await createChannel(server.url, { name: 'mentions' });
  const other = await openPageAs('caster', { browser, baseURL, signIn });
  await other.goto(`/app/chat/${id}`);
  await write(other, 'I was here', 'mentions');
  await expect(message(other, 'I was here', 'mentions')).toBeVisible();
  await other.goto('/app/chat/strategy');
  await expect(log(other, 'strategy')).toBeVisible();
  await expect(
    other.getByRole('navigation', { name: 'Channels' }).getByRole('link', { name: /^mentions$/ }),
  ).toBeVisible();

  await signIn('streamer');
  await page.goto(`/app/chat/${id}`);
  await composer(page, 'mentions').pressSequentially('Hello @cast');
  await page.getByRole('option', { name: /caster/ }).click();
  await expect(composer(page, 'mentions')).toHaveValue('Hello @caster ');
  await composer(page, 'mentions').pressSequentially('are you on air?');
  await composer(page, 'mentions').press('Enter');
  await expect(message(page, 'Hello', 'mentions').getByRole('link')).toHaveText('@caster');

  const row = other.getByRole('link', { name: /^mentions.*1 unread/ });
  await expect(row).toBeVisible();
  await other.goto('/app/notifications');
  await other.getByText('streamer mentioned you in #mentions').click();
  await expect(other).toHaveURL(new RegExp(`/app/chat/${id}$`));
  await expect(log(other, 'mentions').getByText('New', { exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: /^mentions$/ })).toBeVisible();
  await other.context().close();
});

noisyTest(
  'a moderator removes a message, brings it back and times its author out',
  async ({ page, browser, baseURL, server, signIn }) => {
    const id = await createChannel(server.url, { name: 'moderated' });
    const author = await openPageAs('newcomer', { browser, baseURL, signIn });
    await author.goto(`/app/chat/${id}`);
    await write(author, 'Buy cheap coins', 'moderated');
    await expect(message(author, 'Buy cheap coins', 'moderated')).toBeVisible();

    await signIn('moderator');
    await page.goto(`/app/chat/${id}`);
    const shown = message(page, 'Buy cheap coins', 'moderated');
    await shown.hover();
    await shown.getByRole('button', { name: 'Remove' }).click();
    const removal = page.getByRole('dialog', { name: /Remove the message of newcomer/ });
    await removal.getByLabel('Reason').fill('Advertising');
    await removal.getByRole('button', { name: 'Remove message' }).click();
    await expect(message(author, 'Buy cheap coins', 'moderated')).toHaveCount(0);
    await expect(shown).toContainText('Deleted by moderator: Advertising');
    await shown.getByRole('button', { name: 'Restore' }).click();
    await expect(message(author, 'Buy cheap coins', 'moderated')).toBeVisible();

    await shown.getByRole('button', { name: 'Time out' }).click();
    const timeOut = page.getByRole('dialog', { name: 'Time out newcomer' });
    await timeOut.getByLabel('How long?').selectOption('1 day');
    await timeOut.getByLabel('Reason').fill('Advertising again');
    await timeOut.getByRole('button', { name: 'Time out player' }).click();
    await expect(author.getByText('You are timed out. You can write again')).toBeVisible();
    await expect(composer(author, 'moderated')).toHaveCount(0);

    await page.goto('/app/chat/manage');
    await page.getByRole('button', { name: 'End time-out' }).click();
    await expect(composer(author, 'moderated')).toBeVisible();
    await author.context().close();
  },
);

noisyTest(
  'slow mode refuses a second message, which can be sent later',
  async ({ page, server, signIn }) => {
    const id = await createChannel(server.url, { name: 'slow', slowModeSeconds: 3_600 });
    await signIn('clipper');
    await page.goto(`/app/chat/${id}`);
    await expect(page.getByText('Slow mode: 1 h')).toBeVisible();
    await write(page, 'First', 'slow');
    await expect(message(page, 'First', 'slow')).toBeVisible();
    await write(page, 'Second', 'slow');
    await expect(page.getByRole('alert')).toContainText('This channel is in slow mode.');

    await signIn('moderator');
    await page.goto('/app/chat/manage');
    const row = page.getByRole('listitem').filter({ hasText: '#slow' });
    await row.getByRole('button', { name: 'Edit channel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit channel' });
    await dialog.getByLabel('Slow mode').fill('0');
    await dialog.getByRole('button', { name: 'Save channel' }).click();
    await expect(row).not.toContainText('Slow mode');
    await signIn('clipper');
    await page.goto(`/app/chat/${id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(message(page, 'Second', 'slow')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

noisyTest(
  'what is written without a connection goes out once, in order',
  async ({ page, browser, baseURL, server, signIn }) => {
    const id = await createChannel(server.url, { name: 'tunnel' });
    const other = await openPageAs('admin', { browser, baseURL, signIn });
    await other.goto(`/app/chat/${id}`);
    await signIn('leader');
    await page.goto(`/app/chat/${id}`);
    await expect(composer(page, 'tunnel')).toBeVisible();
    // A read that the tunnel cuts off would show an alert of its own.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await write(page, 'In the tunnel', 'tunnel');
    await write(page, 'Still in the tunnel', 'tunnel');
    await expect(page.getByRole('alert').first()).toContainText('once you are back online');
    await page.context().setOffline(false);
    await expect(log(other, 'tunnel').getByText('in the tunnel')).toHaveText([
      'In the tunnel',
      'Still in the tunnel',
    ]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(log(page, 'tunnel').getByText('in the tunnel')).toHaveCount(2);
    await other.context().close();
  },
);

test('the archive finds a message and shows it in its channel', async ({ page, signIn }) => {
  await signIn('leader');
  await page.goto('/app/chat/general');
  await write(page, 'The zeppelin lands at nine');
  await expect(message(page, 'zeppelin')).toBeVisible();
  await page.getByRole('link', { name: 'Search archive' }).click();
  await page.getByLabel('Words').fill('zepp nine');
  await expect(page).toHaveURL(/q=zepp/);
  const found = page.getByRole('listitem').filter({ hasText: 'The zeppelin lands' });
  await expect(found.getByText('zepp', { exact: true })).toBeVisible();
  await found.getByRole('link', { name: 'Show in channel' }).click();
  await expect(message(page, 'zeppelin')).toBeInViewport();
  await page.getByRole('link', { name: 'Jump to newest' }).click();
  await expect(page).toHaveURL(/\/app\/chat\/general$/);
});

test('the keyboard goes from the words of the archive to a result and back', async ({ page }) => {
  await page.goto('/app/chat/archive');
  const words = page.getByLabel('Words');
  const links = page.getByRole('link', { name: 'Show in channel' });
  await expect(links.first()).toBeVisible();
  await words.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(words).toBeFocused();
});

test('the archive loads older results while scrolling', async ({ page }) => {
  await page.goto('/app/chat/archive');
  const links = page.getByRole('link', { name: 'Show in channel' });
  await expect(links).toHaveCount(30);
  await links.last().scrollIntoViewIfNeeded();
  await expect.poll(() => links.count()).toBeGreaterThan(30);
});

test('what is read on one page is read on the other pages of the account', async ({
  page,
  server,
  signIn,
}) => {
  const id = await createChannel(server.url, { name: 'two pages' });
  await signIn('streamer');
  await page.goto(`/app/chat/${id}`);
  await write(page, 'I was here', 'two pages');
  await expect(message(page, 'I was here', 'two pages')).toBeVisible();
  await page.goto('/app/chat/strategy');
  await expect(log(page, 'strategy')).toBeVisible();
  const row = page.getByRole('navigation', { name: 'Channels' }).getByRole('link', {
    name: /^two pages/,
  });
  await expect(row).toHaveAccessibleName('two pages');
  await sendAs(server.url, 'clipper', { channel: id, text: 'News for all pages' });
  await expect(row).toHaveAccessibleName(/1 unread/);

  const other = await page.context().newPage();
  await other.goto(`/app/chat/${id}`);
  await expect(message(other, 'News for all pages', 'two pages')).toBeVisible();
  await expect(row).toHaveAccessibleName('two pages');
  await other.close();
});

test('what arrives does not move what is being read, and a button leads back', async ({
  page,
  server,
}) => {
  const id = await createChannel(server.url, { name: 'lively' });
  for (let count = 1; count <= 25; count++)
    await sendAs(server.url, 'moderator', { channel: id, text: `Line ${count} of many` });
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto(`/app/chat/${id}`);
  await expect(message(page, 'Line 25 of', 'lively')).toBeInViewport();
  await message(page, 'Line 2 of', 'lively').scrollIntoViewIfNeeded();
  const place = async () => (await message(page, 'Line 2 of', 'lively').boundingBox())?.y;
  const before = await place();
  await sendAs(server.url, 'moderator', { channel: id, text: 'The newest line' });
  await expect(message(page, 'The newest line', 'lively')).toBeAttached();
  await expect.poll(place).toBeCloseTo(before!, 0);
  await page.getByRole('button', { name: 'Jump to newest' }).click();
  await expect(message(page, 'The newest line', 'lively')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Jump to newest' })).toHaveCount(0);
});

test('on a touch screen one large button opens what can be done with a message', async ({
  browser,
  baseURL,
  server,
  signIn,
}) => {
  const id = await createChannel(server.url, { name: 'touched' });
  const context = await newContext(browser, {
    baseURL,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signIn('leader', page);
  await page.goto(`/app/chat/${id}`);
  await composer(page, 'touched').fill('Written on a phon');
  await page.getByRole('button', { name: 'Send' }).tap();
  const written = message(page, 'Written on a phon', 'touched');
  await expect(written.getByRole('button', { name: 'Edit' })).toBeHidden();
  const button = written.getByRole('button', { name: 'Message actions' });
  expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await button.tap();
  await page
    .getByRole('dialog', { name: 'Message from leader' })
    .getByRole('button', { name: 'Edit' })
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Edit message' });
  await dialog.getByLabel('Message').fill('Written on a phone');
  await dialog.getByRole('button', { name: 'Save message' }).tap();
  await expect(message(page, 'Written on a phone', 'touched')).toContainText('edited');
  await context.close();
});

test('channels for moderators are not there for others', async ({ page, signIn }) => {
  await signIn('leader');
  await page.goto('/app/chat');
  await expect(page).toHaveURL(/\/app\/chat\/general$/);
  const list = page.getByRole('navigation', { name: 'Channels' });
  await expect(list.getByRole('link', { name: 'general' })).toBeVisible();
  await expect(list.getByRole('link', { name: /moderators/ })).toHaveCount(0);
  await list.getByRole('link', { name: 'announcements' }).click();
  await expect(page.getByText('Only moderators can write in this channel.')).toBeVisible();
});

test('the pages are accessible; on a phone the list leads to a channel and back', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('moderator');
  await expectUsable(page, '/app/chat/general', { ready: log(page) });
  await expectUsable(page, '/app/chat/archive', { ready: page.getByText('Show in channel') });
  await expectUsable(page, '/app/chat/manage', { ready: page.getByText('#announcements') });

  await page.setViewportSize(PHONE);
  await page.goto('/app/chat');
  await page.getByRole('link', { name: 'strategy' }).click();
  await expect(log(page, 'strategy')).toBeVisible();
  await page.getByRole('link', { name: 'Back to channels' }).click();
  await expect(page.getByRole('navigation', { name: 'Channels' })).toBeVisible();
});
