import type { Browser, Page } from '@playwright/test';
import { registerPlayer, signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { expect, test } from './fixtures';

type Session = Awaited<ReturnType<typeof registerPlayer>>;

interface Opened {
  readonly browser: Browser;
  readonly baseURL?: string;
}

async function openPage({ browser, baseURL }: Opened): Promise<Page> {
  const context = await newContext(browser, { baseURL });
  return context.newPage();
}

/** Somebody with the points of the season and nothing else. */
async function openNewPlayer(name: string, opened: Opened): Promise<Page> {
  const page = await openPage(opened);
  const url = opened.baseURL!;
  await addSession(page.context(), url, await registerPlayer(url, name));
  await page.goto('/app/store');
  return page;
}

async function addItem(page: Page, { title, price }: { title: string; price: number }) {
  await page.goto('/app/store/editor');
  await page.getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Price').fill(String(price));
  await dialog.getByLabel('Stock').fill('1');
  await dialog.getByRole('button', { name: 'Save item' }).click();
  await expect(page.getByRole('cell', { name: title })).toBeVisible();
}

async function orderItem(page: Page, title: string) {
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Order item' }).click();
  await expect(dialog).toContainText('Your request was sent.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(card).toContainText('Sold out');
}

/** Drawn as soon as it has closed. Resolves to the id of the giveaway. */
async function winGiveaway(
  page: Page,
  { admin, winner }: Record<'admin' | 'winner', Session>,
): Promise<string> {
  const act = async (
    { id, secret }: Session,
    action: string,
    value?: string,
    data: object = {},
  ) => {
    const answer = await page.request.post('/api/request', {
      headers: { authorization: `${id}.${secret}` },
      data: { object: 'giveaway', action, value, data },
    });
    return answer.json();
  };
  const opensAt = Date.now();
  const { data } = await act(admin, 'create', undefined, {
    title: 'Giveaway of the finals',
    code: 'FINALS-GOLD',
    rewards: [{ name: 'Golden ticket', count: 1, value: null }],
    opensAt,
    closesAt: opensAt + 3_000,
  });
  expect(await act(winner, 'enter', 'FINALS-GOLD')).toMatchObject({ status: 'SUCCESS' });
  await expect
    .poll(async () => (await act(admin, 'pick_winners', data.id)).status, { timeout: 20_000 })
    .toBe('SUCCESS');
  return data.id;
}

const ownRequests = (page: Page) => page.getByRole('region', { name: 'My requests' });
const balance = (page: Page) => page.getByText('Your points').locator('..');

test('a refused request gives points and piece back, without a reload', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn('admin');
  await addItem(page, { title: 'Mug of the finals', price: 250 });
  const buyer = await openNewPlayer('Refused Buyer', { browser, baseURL });
  await expect(balance(buyer)).toContainText('1,000');
  await orderItem(buyer, 'Mug of the finals');
  await expect(balance(buyer)).toContainText('750');
  await expect(ownRequests(buyer)).toContainText('Open');

  const staff = await openPage({ browser, baseURL });
  await signIn('moderator', staff);
  await staff.goto('/app/store/requests');
  const row = staff.getByRole('listitem').filter({ hasText: 'Mug of the finals' });
  await row.getByRole('button', { name: 'Reject' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Reason for the player').fill('They broke on the way.');
  await dialog.getByRole('button', { name: 'Reject request' }).click();
  await expect(dialog).toContainText('The request is rejected');

  await expect(ownRequests(buyer)).toContainText('They broke on the way.');
  await expect(ownRequests(buyer)).toContainText('Rejected');
  await expect(balance(buyer)).toContainText('1,000');
  const card = buyer.getByRole('article').filter({ hasText: 'Mug of the finals' });
  await expect(card.getByRole('button', { name: 'Order' })).toBeVisible();
});

test('staff fulfil a request by keys, and the buyer reads the note', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn('admin');
  await addItem(page, { title: 'Poster of the maps', price: 100 });
  const buyer = await openNewPlayer('Lucky Buyer', { browser, baseURL });
  await orderItem(buyer, 'Poster of the maps');

  const staff = await openPage({ browser, baseURL });
  await signIn('moderator', staff);
  await staff.goto('/app/store/requests');
  const row = staff.getByRole('listitem').filter({ hasText: 'Poster of the maps' });
  const chosen = staff.locator('li[aria-current]');
  await expect(chosen).toHaveCount(1);
  // The newest request is the last of the queue.
  for (const _ of await staff.getByRole('button', { name: 'Fulfil' }).all())
    await staff.keyboard.press('j');
  await expect(chosen).toContainText('Poster of the maps');
  await staff.keyboard.press('f');
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Note for the player').fill('POSTER-1234');
  await dialog.getByRole('button', { name: 'Fulfil request' }).click();
  await expect(dialog).toContainText('Request fulfilled.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toHaveCount(0);

  await expect(ownRequests(buyer).getByLabel('Note from staff')).toHaveValue('POSTER-1234');
  await expect(ownRequests(buyer)).toContainText('Fulfilled');
  await expect(balance(buyer)).toContainText('900');
});

test('a winner claims a reward, and reads the code in the note', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const session = await registerPlayer(baseURL!, 'Reward Winner');
  const winner = await openPage({ browser, baseURL });
  await addSession(winner.context(), baseURL!, session);
  await winner.goto('/app/store');
  const admin = await signInAsDemo(baseURL!, 'admin');
  const giveaway = await winGiveaway(page, { admin, winner: session });
  const rewards = winner.getByRole('region', { name: 'Your rewards' });
  await rewards.getByRole('button', { name: 'Claim' }).click();
  const question = winner.getByRole('dialog');
  await question.getByLabel('Message to the staff').fill('My game name is Lucky.');
  await question.getByRole('button', { name: 'Claim reward' }).click();
  await expect(question).toContainText('Your request was sent.');
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(rewards).toHaveCount(0);
  await expect(ownRequests(winner)).toContainText('Golden ticket');

  const staff = await openPage({ browser, baseURL });
  await signIn('moderator', staff);
  await staff.goto('/app/store/requests');
  const row = staff.getByRole('listitem').filter({ hasText: 'Golden ticket' });
  await expect(row).toContainText('My game name is Lucky.');
  await row.getByRole('button', { name: 'Fulfil' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Note for the player').fill('GOLD-9876');
  await dialog.getByRole('button', { name: 'Fulfil request' }).click();
  await expect(dialog).toContainText('Request fulfilled.');

  await expect(ownRequests(winner).getByLabel('Note from staff')).toHaveValue('GOLD-9876');
  await winner.goto(`/app/promo/${giveaway}`);
  await expect(winner.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('the pages are accessible', async ({ page, signIn }) => {
  await signIn('admin');
  for (const path of ['/app/store', '/app/store/requests', '/app/store/editor'])
    await expectUsable(page, path, { ready: page.getByText('Sticker sheet') });
});
