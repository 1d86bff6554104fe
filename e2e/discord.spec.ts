import { registerPlayer, signInAsDemo } from '../apps/server/testing/demo-account';
import { linkAccount } from '../apps/server/testing/discord/link-account';
import {
  BOT_TOKEN,
  type DiscordStandIn,
  GUILD_ID,
  startDiscordStandIn,
} from '../apps/server/testing/discord/stand-in';
import { expectUsable } from './accessibility';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { test as base, expect } from './fixtures';
import { type RunningServer, startServer } from './server';

const TICKET_CATEGORY = '200';
const RESULTS = '203';
const CAPTAIN_ROLE = '301';
const TEAM = 'Iron Lanterns';
const STAFF = { id: '602', username: 'mod' };

interface Connected {
  readonly server: RunningServer;
  readonly discord: DiscordStandIn;
}

/** A server of its own that is connected with a Discord on this machine. */
const test = base.extend<object, { connected: Connected; server: RunningServer }>({
  connected: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const discord = await startDiscordStandIn();
      const server = await startServer({
        DISCORD_BOT_TOKEN: BOT_TOKEN,
        DISCORD_GUILD_ID: GUILD_ID,
        DISCORD_TICKET_CATEGORY_ID: TICKET_CATEGORY,
        DISCORD_API: discord.api,
      });
      await use({ server, discord });
      await server.stop();
      await discord.close();
    },
    // It starts a server beside the one of the other tests.
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [async ({ connected }, use) => use(connected.server), { scope: 'worker' }],
});

test('a ticket is answered in Discord and on the site', async ({ browser, connected }) => {
  const { server, discord } = connected;
  const moderator = await signInAsDemo(server.url, 'moderator');
  const link = { dataDir: server.dataDir, accountId: moderator.id, discordId: STAFF.id };
  await linkAccount(link);
  const context = await newContext(browser, { baseURL: server.url });
  await addSession(context, server.url, await registerPlayer(server.url, 'Discord Player'));
  const page = await context.newPage();
  await page.goto('/app/support');
  await page.getByLabel('What is it about?').selectOption({ label: 'Something else' });
  await page.getByLabel('Subject').fill('Lost my tag');
  await page.getByLabel('What happened?').fill('It was there yesterday.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lost my tag' })).toBeVisible();

  const channelOf = () => discord.channels.find(({ topic }) => topic?.startsWith('Lost my tag'));
  const said = () => discord.embeds(channelOf()?.id ?? '').map(({ description }) => description);
  await expect.poll(said).toEqual(['It was there yesterday.']);
  discord.write(channelOf()!.id, 'We put it back.', STAFF);
  await expect(page.getByText('We put it back.')).toBeVisible();
  await expect(page.getByText('Waiting for player')).toBeVisible();

  await page.getByLabel('Answer', { exact: true }).fill('Thank you!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(said).toEqual(['It was there yesterday.', 'Thank you!']);
  await expect(page.getByText('We put it back.')).toHaveCount(1);
});

test('a slash command shows what the site shows', async ({ connected }) => {
  const { discord } = connected;
  await expect.poll(() => discord.gateway.connected).toBe(1);
  const id = discord.command('team', { name: TEAM });
  const title = () => discord.answerOf(id)?.body.data.embeds?.[0]?.title;
  await expect.poll(title).toContain(TEAM);
});

test('an admin chooses channels and roles, and sends a test', async ({
  page,
  connected,
  signIn,
}) => {
  const { discord } = connected;
  await signIn('admin');
  await page.goto('/app/modpanel/discord');
  await expect(page.getByText('Connected as mes-bot')).toBeVisible();
  await page.getByLabel('Results').selectOption({ label: '#results' });
  await expect(page.getByRole('button', { name: 'Remove #results' })).toBeVisible();
  await page.getByLabel('Members of teams').selectOption({ label: 'Member' });
  await expect(page.getByText('Members of teams saved.')).toBeVisible();
  await page.getByLabel('Channel', { exact: true }).selectOption({ label: '#results' });
  await page.getByRole('button', { name: 'Send test message' }).click();
  await expect(page.getByText('The message has arrived.')).toBeVisible();
  expect(discord.embeds(RESULTS)).toMatchObject([{ title: 'Test message' }]);
  await expectUsable(page, page.url());

  await page.goto('/app/tournament/editor/EmbersS4EU?step=basics');
  // A text field until the roles are known.
  await page.getByRole('combobox', { name: 'Discord role of leaders' }).selectOption(CAPTAIN_ROLE);
  await page.getByRole('button', { name: 'Save and go to Format' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});

base('without Discord the page says so', async ({ page, signIn }) => {
  await signIn('moderator');
  await page.goto('/app/modpanel/discord');
  await expect(page.getByText('No Discord server is connected to this site')).toBeVisible();
  await expectUsable(page, page.url());
});
