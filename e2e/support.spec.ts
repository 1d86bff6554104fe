import type { Browser, Page } from '@playwright/test';
import { registerPlayer } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { noisyTest } from './shell-support';

interface Opened {
  readonly browser: Browser;
  readonly baseURL?: string;
}

async function openPage({ browser, baseURL }: Opened): Promise<Page> {
  const context = await newContext(browser, { baseURL });
  return context.newPage();
}

async function openNewPlayer(name: string, opened: Opened): Promise<Page> {
  const page = await openPage(opened);
  const url = opened.baseURL!;
  await addSession(page.context(), url, await registerPlayer(url, name));
  return page;
}

async function openTicket(page: Page, { subject, text }: { subject: string; text: string }) {
  await page.goto('/app/support');
  await page.getByLabel('What is it about?').selectOption({ label: 'Something else' });
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('What happened?').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

const answer = (page: Page) => page.getByLabel('Answer', { exact: true });

test('a player and staff write to each other, live on both sides', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const player = await openNewPlayer('Ticket Player', { browser, baseURL });
  await player.goto('/app/support');
  await player.getByLabel('What happened?').fill('The draft stays');
  await player.reload();
  await expect(player.getByLabel('What happened?')).toHaveValue('The draft stays');
  await openTicket(player, { subject: 'Wrong flag', text: 'My country is wrong.' });

  await signIn('moderator');
  await page.goto('/app/support/tickets');
  await page.getByRole('link', { name: 'Wrong flag' }).click();
  await expect(page.getByText('My country is wrong.')).toBeVisible();
  await expect(player.getByText('Seen')).toBeVisible();

  await page.getByLabel('New note').fill('Checked the address');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Checked the address')).toBeVisible();
  await answer(page).fill('Which one is right?');
  await expect(player.getByText('moderator is typing…')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(player.getByText('Which one is right?')).toBeVisible();
  await expect(player.getByText('Waiting for player')).toBeVisible();
  await expect(player.getByText('Checked the address')).toHaveCount(0);

  await answer(player).fill('Portugal.');
  await answer(player).press('Control+Enter');
  await expect(page.getByText('Portugal.')).toBeVisible();
  await expect(page.getByText('Waiting for staff')).toBeVisible();
  await player.goto('/app/support/tickets/user/my-tickets');
  await expect(player.getByRole('link', { name: 'Wrong flag' })).toBeVisible();
  await expectUsable(player, '/app/support');
  await player.context().close();
});

test('staff work through the queue by keyboard alone', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const player = await openNewPlayer('Key Player', { browser, baseURL });
  await openTicket(player, { subject: 'Keyboard one', text: 'First.' });
  await openTicket(player, { subject: 'Keyboard two', text: 'Second.' });

  await signIn('moderator');
  await page.goto('/app/support/tickets/answers');
  await page.getByRole('button', { name: 'Add an answer' }).first().click();
  const dialog = page.getByRole('dialog');
  // The first of the list, which the dialog of the ticket offers first.
  await dialog.getByLabel('Title').fill('A greeting');
  await dialog.getByLabel('Answer').fill('Hello {player}, {staff} here.');
  await dialog.getByRole('button', { name: /ok|save|add|confirm/i }).click();
  await expect(page.getByText('Hello {player}, {staff} here.')).toBeVisible();

  await page.goto('/app/support/tickets?query=Keyboard');
  await page.getByRole('link', { name: 'Keyboard one' }).click();
  await expect(page.getByText('First.')).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Next ticket');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible();
  await page.keyboard.press('/');
  await dialog.getByText('A greeting').waitFor();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveValue('Hello Key Player, moderator here.');
  await page.keyboard.press('r');
  await answer(page).press('Control+Enter');
  await expect(answer(page)).toHaveValue('');
  await answer(page).press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  const before = page.url();
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(before);
  await player.context().close();
});

test('staff assign several tickets at once, and the ticket shows who has it', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const player = await openNewPlayer('Many Asker', { browser, baseURL });
  await openTicket(player, { subject: 'Walrus one', text: 'First.' });
  await openTicket(player, { subject: 'Walrus two', text: 'Second.' });
  const other = await openPage({ browser, baseURL });
  await signIn('admin', other);
  await other.goto('/app/support/tickets?query=Walrus');
  await expect(other.getByRole('link', { name: 'Walrus one' })).toBeVisible();

  await signIn('moderator');
  await page.goto('/app/support/tickets?query=Walrus');
  const boxes = page.getByRole('checkbox', { name: /Select ticket/ });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByLabel('selected to').selectOption({ label: 'admin' });
  await expect(page.getByText('Assigned 2.')).toBeVisible();
  await expect(page.getByText('Assigned to admin')).toHaveCount(2);
  await expect(page.getByLabel('selected to')).toHaveCount(0);
  // Without a reload.
  await expect(other.getByText('Assigned to admin')).toHaveCount(2);

  await page.getByRole('link', { name: 'Walrus one' }).click();
  const assignee = page.getByLabel('Assigned to');
  await expect(assignee).toHaveValue('admin');
  await page.keyboard.press('g');
  await page.getByRole('dialog').getByText('Nobody').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(assignee.locator('option:checked')).toHaveText('Nobody');
  await assignee.selectOption({ label: 'moderator' });
  await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible();

  // A double click sends one answer.
  await answer(page).fill('Only once.');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(answer(page)).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Only once.')).toHaveCount(1);
  await other.context().close();
  await player.context().close();
});

test('closing the ticket of a reported message asks for the outcome', async ({
  page,
  baseURL,
  signIn,
}) => {
  const url = baseURL!;
  const [sender, receiver] = [
    await registerPlayer(url, 'Report Sender'),
    await registerPlayer(url, 'Report Receiver'),
  ];
  const request = async (as: typeof sender, body: object) => {
    const headers = {
      authorization: `${as.id}.${as.secret}`,
      'content-type': 'application/json',
    };
    const reply = await fetch(`${url}/api/request`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    return (await reply.json()).data;
  };
  const sent = await request(sender, {
    ...{ object: 'discord', action: 'private_conversation', value: receiver.id },
    data: { action: 'send_message', message: 'Buy my skins' },
  });
  await request(receiver, {
    ...{ object: 'message', action: 'report', value: sent.message.id },
    data: { reason: 'scam', note: '' },
  });

  await signIn('moderator');
  await page.goto('/app/support/tickets?category=message_report&query=Report+Receiver');
  await page
    .getByRole('main')
    .getByRole('link', { name: /./ })
    .filter({ hasText: /report/i })
    .first()
    .click();
  await expect(page.getByText('Buy my skins')).toBeVisible();
  await page.keyboard.press('c');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(page.getByText('Dismissed', { exact: true })).toBeVisible();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
});

// The browser writes refused calls to its console.
noisyTest(
  'a banned person appeals the ban, and nothing else',
  async ({ page, browser, baseURL, signIn }) => {
    await signIn('banned');
    await page.goto('/app/dashboard');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Appeal' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'My Tickets' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Messages' })).toHaveCount(0);

    await page.goto('/app/support');
    await page.getByRole('button', { name: 'Appeal' }).click();
    await page.getByLabel('Why should the ban be lifted?').fill('It was my brother.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ban appeal' })).toBeVisible();

    const staff = await openPage({ browser, baseURL });
    await signIn('moderator', staff);
    await staff.goto('/app/support/tickets?category=appeal&query=banned');
    await staff.getByRole('link', { name: 'Ban appeal' }).first().click();
    await answer(staff).fill('We will look at it.');
    await staff.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We will look at it.')).toBeVisible();
    await answer(page).fill('Thank you.');
    await answer(page).press('Control+Enter');
    await expect(staff.getByText('Thank you.')).toBeVisible();

    await page.goto('/app/support');
    await expect(page.getByRole('link', { name: 'Read your appeal' })).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveCount(0);
    await staff.context().close();
  },
);
