import type { BrowserContext, Page } from '@playwright/test';
import { type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';

interface Saved {
  readonly id: string;
  readonly revision: number;
}

const CONTENT = {
  ...{ title: 'Any', text: '', tone: 'info', button: null, audience: 'everyone' },
  ...{ tournamentId: null, notifies: false, endsAt: null as number | null },
};

const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

test('an announcement reaches exactly its audience, and stays away once dismissed', async ({
  page,
  browser,
  baseURL,
  server,
  signIn,
}) => {
  test.slow();
  const contexts: BrowserContext[] = [];
  const open = async (name: string | null) => {
    const context = await newContext(browser, { baseURL });
    contexts.push(context);
    const other = await context.newPage();
    if (name) await signIn(name, other);
    await other.goto('/app/blacklist');
    return other;
  };
  const admin = await signInAsDemo(server.url, 'admin');
  const tournament = await findTournamentOf(server.url, {
    team: 'Night Harbor',
    player: 'member',
  });
  const member = await open('member');
  const others = [await open('newcomer'), await open('moderator'), await open(null)];
  const visitor = others[2]!;

  await test.step('an admin writes it for the teams of a tournament', async () => {
    await signIn('admin');
    await page.goto('/app/announcement');
    await page.getByRole('link', { name: 'Write announcement' }).click();
    await page.getByLabel('Title').fill('Check in tonight');
    await page.getByLabel('Text').fill('Rules: https://example.org/rules <b>bold</b>');
    await page.getByLabel('Audience', { exact: true }).selectOption('tournament');
    await page
      .getByRole('combobox', { name: 'Tournament' })
      .selectOption({ label: tournament.name });
    await page.getByLabel('With a button').check();
    await page.getByLabel('Label of the button').fill('Check in');
    await page.getByLabel('Where it leads').fill('javascript:alert(1)');
    await expect(page.getByText('The button leads to a page of the site')).toBeVisible();
    await page.getByLabel('Where it leads').fill(`/tournament/${tournament.id}`);
    await page.getByLabel('Notify its audience').check();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('The announcement is shown')).toBeVisible();
  });

  await test.step('the team sees it, as text', async () => {
    await expect(banner(member)).toContainText('Check in tonight');
    await expect(banner(member)).toContainText('<b>bold</b>');
    const link = banner(member).getByRole('link', { name: 'https://example.org/rules' });
    await expect(link).toHaveAttribute('href', 'https://example.org/rules');
  });

  await test.step('its button is left out on the page that it leads to', async () => {
    await expect(banner(member).getByRole('link', { name: 'Check in' })).toBeVisible();
    await banner(member).getByRole('link', { name: 'Check in' }).click();
    await expect(member).toHaveURL(`/app/tournament/${tournament.id}`);
    await expect(banner(member)).toContainText('Check in tonight');
    await expect(banner(member).getByRole('link', { name: 'Check in' })).toBeHidden();
  });

  await test.step('only the team sees it and is notified', async () => {
    // Everyone has read what there is once a later one is shown.
    await publish(server.url, admin, { title: 'For everyone' });
    for (const other of others) await expect(banner(other)).toContainText('For everyone');
    for (const name of ['member', 'newcomer', 'moderator'])
      expect(await countNotified(server.url, name), name).toBe(name === 'member' ? 1 : 0);
  });

  await test.step('dismissed, it stays away', async () => {
    await banner(member).getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(member)).toContainText('Check in tonight');
    await banner(member).getByRole('button', { name: 'Dismiss' }).click();
    await banner(visitor).getByRole('button', { name: 'Dismiss' }).click();
    for (const each of [member, visitor]) {
      await expect(banner(each)).toBeHidden();
      await each.reload();
    }
  });

  await test.step('a planned one appears and ends by itself', async () => {
    const planned = await publish(server.url, admin, { title: 'Planned' }, Date.now() + 1_000);
    for (const each of [member, visitor]) await expect(banner(each)).toContainText('Planned');
    const { id: value, revision } = planned;
    const data = { ...CONTENT, title: 'Planned', revision, endsAt: Date.now() + 3_000 };
    await request(server.url, admin, { object: 'announcement', action: 'edit', value, data });
    for (const each of [member, visitor]) await expect(banner(each)).toBeHidden();
  });

  await test.step('the admin sees who saw it', async () => {
    await expect(page.getByRole('definition').first()).toHaveText('1');
    await expectUsable(page, page.url());
  });
  for (const context of contexts) await context.close();
});

async function request(url: string, as: SignedIn, body: object): Promise<unknown> {
  const response = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${as.id}.${as.secret}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: unknown; message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer.data;
}

async function publish(
  url: string,
  as: SignedIn,
  content: Partial<typeof CONTENT>,
  at?: number,
): Promise<Saved> {
  const call = { object: 'announcement' };
  const data = { ...CONTENT, ...content };
  const { id, revision } = (await request(url, as, { ...call, action: 'create', data })) as Saved;
  const published = { ...call, action: 'publish', value: id, data: { revision, at } };
  return (await request(url, as, published)) as Saved;
}

async function countNotified(url: string, name: string): Promise<number> {
  const as = await signInAsDemo(url, name);
  const call = { object: 'notification', action: 'list', data: { count: 50 } };
  const { notifications } = (await request(url, as, call)) as {
    notifications: { title: string }[];
  };
  return notifications.filter(({ title }) => title === 'Check in tonight').length;
}

/** One in whose roster the player is. */
async function findTournamentOf(
  url: string,
  { team, player }: { team: string; player: string },
): Promise<{ id: string; name: string }> {
  const list = await read(url, '/tournaments/game/CriticalOps?size=50');
  for (const tournament of list as { id: string; name: string }[]) {
    const roster = await read(url, `/teams/${encodeURIComponent(team)}/roster/${tournament.id}`);
    const { state, players } = (roster ?? {}) as { state?: string; players?: { id: string }[] };
    if (state === 'registered' && players?.some(({ id }) => id === player)) return tournament;
  }
  throw new Error(`${player} is on no roster of ${team}.`);
}

async function read(url: string, path: string): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`);
  return ((await response.json()) as { data: unknown }).data;
}
