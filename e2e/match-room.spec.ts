import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { PHONE, setProperty } from './shell-support';

type SignIn = (name: string, page?: Page) => Promise<void>;

interface People {
  readonly browser: Browser;
  readonly baseURL?: string;
  readonly signIn: SignIn;
}

/** A page of another person in a separate browser context. */
async function openPageAs(
  name: string | null,
  { browser, baseURL, signIn }: People,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await newContext(browser, { baseURL, viewport });
  const page = await context.newPage();
  if (name !== null) await signIn(name, page);
  return page;
}

interface Rivals {
  readonly ownTeam: string;
  readonly rivals: string;
  /** Disbands the team again, because other tests expect the newcomer without one. */
  part(): Promise<void>;
}

/** The newcomer creates a team and becomes the second captain. */
async function createRivals(url: string, rivals: string): Promise<Rivals> {
  const [newcomer, leader] = await Promise.all(
    ['newcomer', 'leader'].map((name) => signInAsDemo(url, name)),
  );
  const call = async (path: string, as: typeof newcomer, body?: object) => {
    const authorization = `${as?.id}.${as?.secret}`;
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const headers = { 'content-type': 'application/json', authorization };
    const response = await fetch(`${url}/api${path}`, { ...sent, headers });
    const { status, data, message } = await response.json();
    if (status !== 'SUCCESS') throw new Error(message);
    return data;
  };
  const own = { tag: 'RIV', region: 'EU' };
  const create = { object: 'player', action: 'createteam', value: rivals, data: own };
  await call('/request', newcomer, create);
  const { team } = await call('/players/me', leader);
  return {
    ownTeam: team.name,
    rivals,
    part: () =>
      call('/request', newcomer, { object: 'player', action: 'disband_team', value: rivals }),
  };
}

async function createMatchup(page: Page, { ownTeam, rivals }: Rivals): Promise<string> {
  await page.goto('/app/matchup/create');
  await page.getByLabel('Team A').fill(ownTeam);
  await page.getByLabel('Team B').fill(rivals);
  await page.getByRole('button', { name: 'Create matchup' }).click();
  await expect(page).toHaveURL(/\/app\/matchup\/[a-z0-9]{12}$/);
  return new URL(page.url()).pathname;
}

/** Puts the match on the stream with a delay in seconds. */
async function putOnAir(url: string, room: string, delay: number) {
  const admin = await signInAsDemo(url, 'admin');
  const stream = async (action: string, data: object = {}) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `${admin.id}.${admin.secret}`,
    };
    const body = JSON.stringify({ object: 'stream', action, data });
    const response = await fetch(`${url}/api/request`, { method: 'POST', headers, body });
    return (await response.json()).data;
  };
  const before = (await stream('desk')).match?.id ?? null;
  await setProperty(url, 'streamDelay', delay);
  await stream('link', { match: room.split('/').at(-1) });
  return {
    async leave() {
      await stream('link', { match: before });
      await setProperty(url, 'streamDelay', 0);
    },
  };
}

const banner = (page: Page) => page.getByRole('status').filter({ hasText: /turn/ });
const strip = (page: Page) => page.getByRole('list', { name: 'Maps in order', exact: true });
const tiles = (page: Page) => page.getByRole('button', { name: /^(Ban|Pick) / });
const press = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).and(page.locator(':enabled')).first().click();

/** The page of the captain who has the turn. */
async function findCaptain(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages)
        if (await page.getByText('Your turn', { exact: true }).isVisible()) found = page;
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}

test('two captains check in, veto, play and report; staff undo, are called and resolve', async ({
  page: staff,
  browser,
  baseURL,
  server,
  signIn,
}) => {
  test.setTimeout(180_000);
  const people = { browser, baseURL, signIn };
  const teams = await createRivals(server.url, 'Room Rivals');
  await signIn('moderator', staff);
  const room = await createMatchup(staff, teams);
  const one = await openPageAs('leader', people, PHONE);
  const other = await openPageAs('newcomer', people);
  const captains = [one, other];
  await Promise.all(captains.map((page) => page.goto(room)));

  for (const captain of captains) {
    await captain.getByRole('button', { name: 'Check in', exact: true }).click();
    await captain.getByRole('button', { name: 'Ready for the veto' }).click();
  }

  // Staff undo the first ban, and its turn starts again.
  const first = await findCaptain(captains);
  const second = first === one ? other : one;
  await expect(banner(second)).toContainText('It is their turn to ban a map.');
  await expect(tiles(second)).toHaveCount(0);
  await first.getByRole('button', { name: 'Ban Raid' }).click();
  await expect(strip(second).getByRole('listitem').first()).toContainText('Raid');
  await staff.getByRole('button', { name: 'Undo last choice' }).click();
  await expect(first.getByRole('button', { name: 'Ban Raid' })).toBeEnabled();
  await first.keyboard.press('1');
  await first.keyboard.press('Enter');
  await expect(second.getByText('Your turn', { exact: true })).toBeVisible();

  // A reload in the middle shows the current state.
  await second.reload();
  await expect(strip(second).getByRole('listitem').first()).toContainText('Banned');
  expect(await findViolations(second)).toEqual([]);

  // From here on the match is on air: captains continue, spectators see it with the delay.
  const visitor = await openPageAs(null, people);
  await visitor.goto(room);
  const air = await putOnAir(server.url, room, 600);
  await press(second, /^Ban /);
  await press(first, /^Pick /);
  await press(second, /^Start as Coalition/);
  await press(second, /^Pick /);
  await press(first, /^Start as Breach/);
  await press(first, /^Ban /);
  await press(second, /^Ban /);
  for (const captain of captains)
    await captain.getByRole('button', { name: 'Ready to play' }).click();
  const maps = (page: Page) => page.getByRole('table', { name: 'Maps in order of play' });
  for (const page of [staff, ...captains]) await expect(maps(page)).toContainText('Live');
  await visitor.reload();
  await expect(strip(visitor).getByText('Open', { exact: true })).toHaveCount(8);
  await expect(banner(visitor)).toContainText('It is their turn to ban a map.');
  await expect(maps(visitor)).toHaveCount(0);

  // A spectator sees the maps once they are public, and nothing of the chat.
  await air.leave();
  await expect(maps(visitor)).toContainText('Decider');
  await expect(visitor.getByText('Live').first()).toBeVisible();
  await expect(visitor.getByText('can sign in to enter')).toBeVisible();

  await one.getByLabel('Message to the room').fill('Good luck!');
  await one.getByLabel('Message to the room').press('Enter');
  await expect(other.getByRole('log', { name: 'Room chat' })).toContainText('Good luck!');

  await staff.goto('/app/matchup/list');
  await expect(staff.getByRole('heading', { name: 'Waiting for staff' })).toBeVisible();
  await one.getByRole('button', { name: 'Call staff' }).click();
  const question = one.getByRole('dialog', { name: 'Call staff' });
  await question.getByLabel('What do you need?').fill('Their fifth is missing');
  await question.getByRole('button', { name: 'Call staff' }).click();
  const call = staff.getByRole('listitem').filter({ hasText: 'Their fifth is missing' });
  await call.getByRole('button', { name: 'Take call' }).click();
  await expect(one.getByText('moderator is on it.')).toBeVisible();
  await call.getByRole('button', { name: 'Resolve call' }).click();
  await expect(one.getByRole('button', { name: 'Call staff' })).toBeVisible();

  await other.getByRole('button', { name: 'Report result' }).click();
  const report = other.getByRole('dialog', { name: 'Report result' });
  for (const place of [0, 1]) {
    await report
      .getByLabel(new RegExp(`^${teams.ownTeam} on`))
      .nth(place)
      .fill('7');
    await report
      .getByLabel(new RegExp(`^${teams.rivals} on`))
      .nth(place)
      .fill('13');
  }
  await report.getByRole('button', { name: 'Report result' }).click();
  await one.getByRole('button', { name: 'Confirm result' }).click();
  await expect(visitor.getByText('Finished')).toBeVisible();
  for (const page of [one, other, visitor]) await page.context().close();
  await teams.part();
});

test('the server acts for a captain whose time is up, staff pause, and a lost connection catches up', async ({
  page: staff,
  browser,
  baseURL,
  server,
  signIn,
}) => {
  const teams = await createRivals(server.url, 'Late Rivals');
  await setProperty(server.url, 'vetoTurnSeconds', 3);
  await signIn('moderator', staff);
  const room = await createMatchup(staff, teams);
  const watching = await openPageAs('leader', { browser, baseURL, signIn });
  let isLost = false;
  let gateway: WebSocketRoute | undefined;
  await watching.routeWebSocket(/gatewayV3/, (socket) => {
    gateway = socket;
    socket.connectToServer().onMessage((message) => {
      if (!isLost || !message.includes('channel_event')) socket.send(message);
    });
  });
  await watching.goto(room);

  await staff.getByRole('button', { name: 'Start veto' }).click();
  await expect(banner(watching)).toBeVisible();
  isLost = true;
  const chosen = (page: Page) => strip(page).getByText('Time ran out');
  await expect(chosen(staff).first()).toBeVisible();
  await staff.getByRole('button', { name: 'Pause veto' }).click();
  await expect(staff.getByRole('timer')).toHaveText('Paused');
  await expect(watching.getByRole('timer')).not.toHaveText('Paused');
  isLost = false;
  await gateway?.close();
  await expect(watching.getByRole('timer')).toHaveText('Paused');
  await expect(chosen(watching)).toHaveCount(await chosen(staff).count());

  await setProperty(server.url, 'vetoTurnSeconds', 60);
  await watching.context().close();
  await teams.part();
});
